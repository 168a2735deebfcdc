/** The server's types under the page's names. They are generated: `make types`. */

import type { components } from '$protocol/openapi';

export type { Language } from '$/texts/languages';

export type Schemas = components['schemas'];

type KeysOfAny<Union> = Union extends unknown ? keyof Union : never;
type ValueOfAny<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
/** A union as one record: common fields, and the others as optional. */
type Merged<Union> = { [Key in keyof Union]: Union[Key] } & {
  [Key in Exclude<KeysOfAny<Union>, keyof Union>]?: ValueOfAny<Union, Key>;
};

// In display order.
export const GOODS = [
  'coins',
  'wood',
  'stone',
  'servants',
  'military',
  'faith',
  'victory',
  'tokens',
] as const satisfies (keyof Schemas['Amounts'])[];
export const CARD_TYPES = [
  'territory',
  'character',
  'building',
  'venture',
] as const satisfies Schemas['CardEntry']['type'][];
export const MEMBERS = [
  'white',
  'black',
  'orange',
  'neutral',
  'brown',
] as const satisfies Schemas['MemberView']['member'][];

export type Good = keyof Schemas['Amounts'];
export type Goods = Schemas['Amounts'];
export type CardType = Schemas['CardEntry']['type'];
export type Tower = Schemas['TowerView']['tower'];
export type Member = Schemas['MemberView']['member'];

export type GameView = Schemas['View'];
export type Decision = Schemas['DecisionView'];
export type SeatView = Schemas['SeatView'];
export type TowerView = Schemas['TowerView'];
export type FloorView = Schemas['FloorView'];
export type SpaceView = Schemas['SpaceView'];
export type LeaderInPlay = Schemas['LeaderView'];
export type AuctionSlot = Schemas['AuctionSlotView'];
export type Placed = Schemas['MemberView'];

export type GameEvent = Merged<Schemas['Event']>;
type Parts = Exclude<Schemas['Move']['parts'], Schemas['NoParts']>;
export type MoveOffer = Pick<Schemas['Move'], 'move' | 'text' | 'name'> & {
  parts: { [Key in KeysOfAny<Parts>]?: ValueOfAny<Parts, Key> };
};
export type LogRecord = Omit<Schemas['EntryShown'], 'events'> & { events: GameEvent[] };
export type TableState = Omit<Schemas['StateShown'], 'moves'> & { moves: MoveOffer[] };
export type Score = Schemas['ScoreShown'];
export type TableOptions = Schemas['OptionsShown'];

export type Explained = Schemas['SpaceExplained'];
/** The preview of a move, at the table or in a what-if copy. */
export type Preview = Omit<Schemas['PreviewShown'], 'number' | 'events'> & { events: GameEvent[] };
export type WhatIfResult = Schemas['WhatIfShown'];

export type Catalogue = Schemas['Catalogue'];
export type Effect = Merged<Schemas['Effect']>;
export type Sign = Effect['icons'][number][number][number];
export type CardEntry = Schemas['CardEntry'];
export type CardCost = Schemas['CostEntry'];
export type LeaderEntry = Schemas['LeaderEntry'];
export type TileEntry = Schemas['ExcommunicationEntry'];
export type BonusTileEntry = Schemas['BonusTileEntry'];
export type FamilyEntry = Schemas['FamilyEntry'];
export type TokenEntry = Schemas['TokenEntry'];
export type MarketEntry = Schemas['MarketEntry'];
export type BoardEntry = Schemas['BoardEntry'];

export const ROMAN = ['', 'I', 'II', 'III'];

export const TOWER_TYPES: Record<string, string> = {
  T: 'territory',
  C: 'character',
  B: 'building',
  V: 'venture',
};

export function towerIcon(tower: string): string {
  return TOWER_TYPES[tower] ?? 'special';
}

/** Whether a space is a tower floor, by its notation. */
export function isFloor(space: string): boolean {
  return /^[TCBVS]\d$/.test(space);
}
