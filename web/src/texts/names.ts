/** Names in the user's language: seats, spaces, goods, levels, titles, times. */

import { goodsList } from '$/lib/goods';
import { isFloor, TOWER_TYPES, type Catalogue, type Goods } from '$/lib/types';
import type { SeatShown, TableShown } from '$/net/connection';
import { has, listed, t, T, words } from './fluent.svelte';

const WHOLE = 11;

/** Bots have Italian names, which each language spells its own way. */
export function seatName(seat: SeatShown): string {
  const key = `bot-${seat.name.toLowerCase()}`;
  return seat.kind === 'bot' && has(key) ? t(key) : seat.name;
}

/** The part after the last particle ("da Vinci", "dalle Bande Nere"), else the last word. */
function lastName(name: string): string {
  const words = name.split(' ');
  const particle = words.findLastIndex((word) => /^\p{Ll}/u.test(word));
  return particle >= 0 && particle < words.length - 1 ? words.slice(particle + 1).join(' ') : words.at(-1)!;
}

/** A short form of each name that is unique among them: whole, family name, or first name. */
export function shortNames(names: string[]): Map<string, string> {
  const families = names.map(lastName);
  const shared = new Set(families.filter((one, at) => families.indexOf(one) !== at));
  return new Map(
    names.map((name, at) => [
      name,
      name.length <= WHOLE ? name : shared.has(families[at]!) ? name.split(' ')[0]! : families[at]!,
    ]),
  );
}

/** What stands over a tower: the cards it has. */
export function towerWords(tower: string): string {
  return tower === 'S' ? T('tower-special') : T(`types-${TOWER_TYPES[tower]}`);
}

export function spaceWords(table: { catalogue: Catalogue | undefined } | undefined, space: string): string {
  if (isFloor(space))
    return t('space-floor', {
      tower: t(`tower-${TOWER_TYPES[space[0]!] ?? 'special'}`),
      floor: Number(space[1]),
    });
  if (space.startsWith('market')) return t('space-market', { number: Number(space.slice(6)) });
  if (space.startsWith('leader:')) {
    const key = space.slice(7);
    return t('space-leader', { leader: table?.catalogue?.leaders[key]?.name ?? key });
  }
  return T(`space-${space}`);
}

export function goodsWords(goods: Goods, privileges = 0): string {
  const parts = goodsList(goods).map(([good, count]) => t(`good-${good}`, { count }));
  if (privileges) parts.push(t('privileges', { count: privileges }));
  return listed(parts);
}

/** The default opponent. */
export const DEFAULT_LEVEL = 'citizen';

/** The level in a bot's name; players don't care about the playout limit of a challenge. */
export function levelOf(name: string): string {
  return name.replace(/@\d+$/, '');
}

export function levelName(name: string): string {
  const level = levelOf(name);
  return has(`level-${level}`) ? T(`level-${level}`) : level.slice(level.indexOf(':') + 1);
}

const WEEK = /^\d{4}-W\d{2}$/;

/** A challenge's dates; it starts and ends at midnight UTC. */
export function daysOf(first: string, last: string): string {
  const format = new Intl.DateTimeFormat(words.language === 'en' ? 'en-GB' : words.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
  return first === last ? format.format(day(first)) : format.formatRange(day(first), day(last));
}

/** A table's title: the host's, or its challenge's, or a default. */
export function titleOf(table: Pick<TableShown, 'title' | 'challenge'>): string {
  if (table.title || !table.challenge) return table.title || T('table-default');
  const { key, listed } = table.challenge;
  const title = t('challenge-of', { kind: WEEK.test(key) ? 'week' : 'day', key });
  const practice = t('challenge-practice');
  return listed ? title : `${title} (${practice})`;
}

/** Remaining time, rounded to what matters. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return t('clock-days', { count: Math.floor(seconds / 86_400) });
  if (seconds >= 2 * 3600) return t('clock-hours', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
