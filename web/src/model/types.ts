/** What the server says, as far as the page draws it. The page holds no rule of the game. */

export const LANGUAGES = ['en', 'it', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const GOODS = [
  'coins',
  'wood',
  'stone',
  'servants',
  'military',
  'faith',
  'victory',
  'tokens',
] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;

export const CARD_TYPES = ['territory', 'character', 'building', 'venture'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export type Tower = 'T' | 'C' | 'B' | 'V' | 'S';

export const MEMBERS = ['white', 'black', 'orange', 'neutral', 'brown'] as const;
export type Member = (typeof MEMBERS)[number];

export interface Placed {
  seat: number;
  member: Member;
}

export interface FloorView {
  space: string;
  minimum: number;
  bonus: Goods;
  card: number | null;
  members: Placed[];
}

export interface TowerView {
  tower: Tower;
  floors: FloorView[];
}

export interface SpaceView {
  space: string;
  open: boolean;
  members: Placed[];
}

export interface LeaderInPlay {
  leader: string;
  used: boolean;
  copies?: string;
}

export interface SeatView {
  goods: Record<Good, number>;
  cards: Record<CardType, number[]>;
  members: Partial<Record<Member, number>>;
  turns_left: number;
  leaders: LeaderInPlay[];
  hand_count: number;
  bonus_tile: string;
  excommunicated: string[];
  hand?: string[];
  hand_known?: string[];
  family?: string;
  tokens?: string[];
  pile?: Goods;
  visconti?: string[];
  faith_tiles?: number[];
}

export interface AuctionSlot {
  family: string;
  tile: string;
  rows: Goods[];
  leaders: string[];
  bid?: { seat: number; row: number };
}

export interface Decision {
  kind: string;
  placed?: boolean;
  left?: number;
  value?: number;
  card?: number;
  leader?: string;
  work?: string;
  activated?: number[];
  types?: CardType[];
}

export interface GameView {
  players: number;
  round: number;
  period: number;
  order: number[];
  to_act: number[];
  decision: Decision;
  dice: Record<'white' | 'black' | 'orange', number>;
  towers: TowerView[];
  spaces: SpaceView[];
  palace: Placed[];
  excommunications: string[];
  seats: SeatView[];
  leader_deck: number;
  to_come: { tower: Tower; period: number; cards: number[]; left: number }[];
  bonus_tiles?: string[];
  draft?: { kept: number; pack?: string[]; chosen?: string };
  adaptation?: Tower;
  token_supply?: number;
  tokens_on_cards?: { card: number; face: string }[];
  leader_spaces?: { leader: string; seat: number; member: Member }[];
  auction?: AuctionSlot[];
  final?: Record<string, number>[];
}

export interface MoveOffer {
  move: string;
  text: string;
  name: string;
  parts: Record<string, unknown>;
}

export interface GameEvent {
  name: string;
  text: string;
  player?: number;
  goods?: Goods;
  source?: string;
  card?: number;
  cards?: number[];
  space?: string;
  member?: Member;
  value?: number;
  servants?: number;
  leader?: string;
  round?: number;
  kind?: string;
  victory?: number;
  category?: string;
  [field: string]: unknown;
}

export interface LogRecord {
  number: number;
  kind: string;
  seat: number;
  by: string;
  at: number;
  move?: string | null;
  events: GameEvent[];
}

export interface Explained {
  space: string;
  legal: boolean;
  servants?: number;
  code?: string;
  details?: Record<string, unknown>;
  text?: string;
}

export interface Preview {
  move: string;
  text: string;
  events: GameEvent[];
  uncertain: boolean;
  final: boolean;
  view?: GameView;
}

export interface Score {
  seat: number;
  total: number;
  place: number;
  sources: Record<string, number>;
}

export interface TableState {
  number: number;
  status: 'running' | 'over' | 'cancelled';
  seat: number | null;
  view: GameView;
  to_act: number[];
  decide: boolean;
  moves: MoveOffer[];
  clocks: unknown;
  players: { seat: number; bot: string | null; resigned: boolean }[];
  proposal: { seat: number; what: string; agreed: number[] } | null;
  undo?: { from: number; moves: number; rule: string };
  scores?: Score[];
}

export interface TableOptions {
  players: number;
  rules: 'basic' | 'advanced';
  expansions: string[];
}

// The catalogue: everything the page draws, with its words.

/** A number, an icon, a value, a head of a family member, or words. */
export type Sign = ['number' | 'icon' | 'value' | 'head' | 'words', string];

export interface Effect {
  effect: string;
  text: string;
  /** Rows of clusters of signs; none for an effect that is said in words. */
  icons: Sign[][][];
  /** Of a bonus: the action whose value it raises, and by how much. */
  on?: string;
  value?: number;
}

export interface CardCost {
  goods: Goods;
  required: number;
  per_opponent: number;
}

export interface CardEntry {
  number: number;
  type: CardType;
  period: number;
  special: boolean;
  name: string;
  header: string;
  costs: CardCost[];
  immediate: Effect[];
  activation: number;
  permanent: Effect[];
  end_victory: number;
  end_effects: Effect[];
  lines: string[];
  notes: string[];
  reconstructed: boolean;
}

export interface LeaderEntry {
  key: string;
  name: string;
  header: string;
  requirements: { kind: string; amount: number; at_most: boolean; text: string }[];
  ability: string;
  ability_text: string;
  space_minimum: number;
  effects: Effect[];
  lines: string[];
}

export interface TileEntry {
  key: string;
  period: number;
  header: string;
  effects: Effect[];
  lines: string[];
}

export interface BonusTileEntry {
  key: string;
  harvest: Goods;
  production: Goods;
  header: string;
  lines: string[];
  notes: string[];
  reconstructed: boolean;
}

export interface FamilyEntry {
  key: string;
  name: string;
  header: string;
  effects: Effect[];
  lines: string[];
}

export interface TokenEntry {
  key: string;
  gain: Goods;
  text: string;
  reconstructed: boolean;
}

export interface MarketEntry {
  gain: Goods;
  privileges: number;
  different: boolean;
  min_players: number;
  text: string;
}

export interface BoardEntry {
  surcharge: number;
  large_space_penalty: number;
  work_minimum: number;
  market: MarketEntry[];
  market_minimum: number;
  palace_gain: Goods;
  palace_privileges: number;
  palace_minimum: number;
  privilege_options: { gain: Goods; text: string }[];
  faith_track: number[];
  faith_requirements: number[];
  military_maximum: number;
  military_prizes: number[];
  territory_requirements: number[];
  card_limit: number;
  rounds: number;
}

export interface Catalogue {
  language: Language;
  cards: Record<string, CardEntry>;
  leaders: Record<string, LeaderEntry>;
  excommunications: Record<string, TileEntry>;
  bonus_tiles: Record<string, BonusTileEntry>;
  families: Record<string, FamilyEntry>;
  tokens: Record<string, TokenEntry>;
  visconti: Record<string, TokenEntry>;
  faith_tiles: { step: number; gain: Goods; privileges: number; text: string; reconstructed: boolean }[];
  auction_tiles: Record<
    string,
    { key: string; rows: { gain: Goods; text: string; reconstructed: boolean }[] }
  >;
  board: BoardEntry;
}
