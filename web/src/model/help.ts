/** Which rule belongs to what is on the table, and the figures that go with it. Words: `how-...` in web.ftl. */

import type { Table } from '$/state/table/table.svelte';
import { t } from '$/texts/fluent.svelte';
import { goodsWords } from './goods';
import type { CardEntry, LeaderEntry, TileEntry } from './types';
import { ROMAN, towerIcon } from './words';

const OF_ICON: Record<string, string> = {
  coins: 'coins',
  wood: 'materials',
  stone: 'materials',
  servants: 'servants',
  military: 'military',
  faith: 'faith',
  victory: 'victory',
  tokens: 'tokens',
  privilege: 'privilege',
  privileges: 'privilege',
  territory: 'territory',
  character: 'character',
  building: 'building',
  venture: 'venture',
  harvest: 'work',
  production: 'work',
  leader: 'leaders',
};
/** An icon for a topic, where one speaks for it. */
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
  return OF_ICON[icon] ?? 'aim';
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

/** Every icon on a card, a leader or a tile, as topics: found in its data. */
export function topicsOn(thing: CardEntry | LeaderEntry | TileEntry): string[] {
  const found = new Set<string>();
  const look = (value: unknown, key = ''): void => {
    if (OF_ICON[key] && value) found.add(OF_ICON[key]);
    if (typeof value === 'string' && key !== 'text' && OF_ICON[value]) found.add(OF_ICON[value]);
    if (Array.isArray(value)) value.forEach((one) => look(one));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, one]) => look(one, name));
  };
  look(thing);
  return [...found];
}

/** The figures of a rule as this table plays it. */
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
        ...(table.view?.excommunications ?? []).map(
          (key, at) => `${ROMAN[at + 1]}: ${table.catalogue?.excommunications[key]?.lines.join('. ') ?? ''}`,
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
