/** Which rule explains what on the table, with the figures of this table. Texts: `how-...` in web.ftl. */

import { goodsWords } from '$/texts/names';
import { iconOfRequirement } from '$/ui/cards/icons';
import { entryOf, ICONS } from './topics';
import type { Help, Thing } from '$/table/overlay.svelte';
import type { Table } from '$/table/table.svelte';
import { labelled, t } from '$/texts/fluent.svelte';
import {
  type CardEntry,
  type Effect,
  type FloorView,
  type LeaderEntry,
  type TileEntry,
  ROMAN,
  towerIcon,
} from '$/lib/types';

const TOPICS = new Map(ICONS.map(([icon, , topic]) => [icon, topic]));
/** Keys in the data that differ from their icon's name. */
const CALLED: Record<string, string> = { privileges: 'privilege' };
/** A topic's icon, if it has one. */
export const ICON_OF: Record<string, string> = {
  coins: 'coins',
  materials: 'wood',
  servants: 'servants',
  military: 'military',
  faith: 'faith',
  victory: 'victory',
  tokens: 'tokens',
  privilege: 'privilege',
  territory: 'territory',
  character: 'character',
  building: 'building',
  venture: 'venture',
  special: 'special',
  work: 'harvest',
  leaders: 'leader',
  church: 'church',
  auction: 'family',
};
const OF_REFUSAL: Record<string, string[]> = {
  E_TURN: ['round'],
  E_PLACED: ['round'],
  E_FM: ['member'],
  E_CLOSED: ['market'],
  E_BARRED: ['church'],
  E_NOT_OWNER: ['leaders'],
  E_NO_CARD: ['tower'],
  E_OCCUPIED: ['occupied'],
  E_COLOUR: ['tower'],
  E_LIMIT: ['territory'],
  E_MIL_REQ: ['territory', 'military'],
  E_SERVANTS: ['servants'],
  E_RATE: ['servants', 'church'],
  E_VALUE: ['member', 'servants'],
  E_SURCHARGE: ['tower'],
  E_COST: ['tower'],
  E_EXCHANGE: ['work'],
  E_CHOICE: ['round'],
  E_DISTINCT: ['privilege'],
  E_LEADER_REQ: ['leaders'],
  E_LEADER_USED: ['leaders'],
  E_LEADER_TARGET: ['leaders'],
  E_PASS: ['round'],
  E_BID: ['houses'],
  E_FUNDS: ['houses'],
};

export function topicOfIcon(icon: string): string {
  return TOPICS.get(icon) ?? 'aim';
}

export function topicsOfRefusal(code: string | null | undefined): string[] {
  return OF_REFUSAL[code ?? ''] ?? [];
}

export function topicsOfSpace(space: string): string[] {
  if (/^[TCBVS]\d$/.test(space)) return [towerIcon(space[0]!), 'tower'];
  if (space.startsWith('market')) return ['market'];
  if (space === 'palace') return ['council', 'privilege'];
  if (/^(harvest|production)/.test(space)) return ['work'];
  return ['leaders'];
}

/** Whether this is an effect that is drawn as icons. */
const isEffect = (one: unknown): one is Effect =>
  typeof one === 'object' && one !== null && 'icons' in one && (one as Effect).icons.length > 0;

/** All icons that some data mentions: goods, card types, signs of effects. */
export function iconsIn(value: unknown): string[] {
  const found = new Set<string>();
  const note = (name: string): void => {
    const icon = CALLED[name] ?? name;
    if (TOPICS.has(icon)) found.add(icon);
  };
  const look = (one: unknown): void => {
    if (typeof one === 'string') note(one);
    else if (Array.isArray(one)) one.forEach(look);
    else if (isEffect(one)) one.icons.flat(2).forEach((sign) => note(entryOf(sign)));
    else if (typeof one === 'object' && one !== null)
      for (const [name, inside] of Object.entries(one)) {
        if (inside) note(name);
        if (name !== 'text') look(inside);
      }
  };
  look(value);
  return [...found];
}

/** All icons on the face of a card, leader or tile. */
export function iconsOn(thing: CardEntry | LeaderEntry | TileEntry): string[] {
  if ('costs' in thing) {
    const work = thing.type === 'territory' ? 'harvest' : 'production';
    return iconsIn([
      thing,
      thing.costs.map((cost) => [
        cost.required || cost.per_opponent ? 'military' : '',
        cost.required ? 'required' : '',
        cost.per_opponent ? ['opponents', 'each'] : '',
      ]),
      thing.immediate.length ? 'bolt' : '',
      thing.activation ? ['value', work] : thing.permanent.length ? 'loop' : '',
      thing.end_effects.length ? 'flag' : '',
      thing.end_victory ? ['flag', 'victory'] : '',
    ]);
  }
  if ('ability' in thing) {
    const when: Record<string, string> = { permanent: 'loop', once_per_round: 'round', space: 'value' };
    return iconsIn([
      'leader',
      thing.requirements.map((one) => [iconOfRequirement(one.kind), one.at_most ? 'most' : '']),
      when[thing.ability] ?? 'bolt',
      thing.effects,
    ]);
  }
  return iconsIn(['church', thing.effects]);
}

const floorAt = (table: Table, space: string): FloorView | undefined =>
  table.view?.towers.flatMap((tower) => tower.floors).find((one) => one.space === space);

/** The card on a floor. */
export function cardAt(table: Table, space: string): CardEntry | undefined {
  const card = floorAt(table, space)?.card;
  return card ? table.card(card) : undefined;
}

/** All icons of a space: its bonus and the card there. */
export function iconsOfSpace(table: Table, space: string): string[] {
  const floor = floorAt(table, space);
  if (floor) {
    const card = cardAt(table, space);
    return iconsIn([floor.bonus, card ? iconsOn(card) : towerIcon(space[0]!)]);
  }
  const board = table.catalogue?.board;
  if (!board) return [];
  if (space === 'palace') return iconsIn([board.palace_gain, board.palace_privileges ? 'privilege' : '']);
  if (space === 'market') return iconsIn(board.market);
  if (space.startsWith('market')) return iconsIn(board.market[Number(space.slice(6)) - 1]);
  return iconsIn(space.split('-')[0]);
}

/** Help about a space. */
export function helpOnSpace(table: Table, space: string): Help {
  return { topics: topicsOfSpace(space), icons: iconsOfSpace(table, space) };
}

/** Help about a card, leader, tile or family. */
export function helpOnThing(table: Table, { kind, key }: Thing): Help {
  if (kind === 'family') return { topics: ['houses'] };
  if (kind === 'projection') return { topics: ['end'] };
  const { leaders, excommunications } = table.catalogue ?? {};
  const found = { card: table.card(key), leader: leaders?.[key], excommunication: excommunications?.[key] };
  const thing = found[kind];
  const topic = { card: found.card?.type ?? 'tower', leader: 'leaders', excommunication: 'church' }[kind];
  return { topics: [topic], icons: thing ? iconsOn(thing) : [] };
}

/** A rule's figures at this table. */
export function factsOf(table: Table, topic: string): string[] {
  const board = table.catalogue?.board;
  if (!board) return [];
  const points = (count: number): string => t('good-victory', { count });
  switch (topic) {
    case 'council':
      return [goodsWords(board.palace_gain, board.palace_privileges)];
    case 'privilege':
      return board.privilege_options.map((option) => option.text);
    case 'market':
      return board.market.map((stall) => stall.text);
    case 'church':
      return [
        ...board.faith_requirements.map((count, at) =>
          t('help-report', { period: ROMAN[at + 1] ?? '', faith: t('good-faith', { count }) }),
        ),
        ...(table.view?.excommunications ?? []).map((key, at) =>
          labelled(ROMAN[at + 1]!, table.catalogue?.excommunications[key]?.lines.join('. ') ?? ''),
        ),
      ];
    case 'faith':
      return board.faith_track.map((count, step) => t('help-faith-step', { step, points: points(count) }));
    case 'military':
      return board.military_prizes.map((count, at) =>
        t('help-place', { place: at + 1, points: points(count) }),
      );
    case 'territory':
      return board.territory_requirements.flatMap((count, at) =>
        count ? [t('help-territory', { number: at + 1, points: t('good-military', { count }) })] : [],
      );
    default:
      return [];
  }
}
