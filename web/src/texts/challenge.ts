/** A challenge in words: when it is, and what a table of one is called. */

import type { TableShown } from '$/net/connection';
import { T, t, words } from './fluent.svelte';

const WEEK = /^\d{4}-W\d{2}$/;

/** The days of a challenge as the language writes them; they begin and end at midnight UTC for everybody. */
export function daysOf(first: string, last: string): string {
  const format = new Intl.DateTimeFormat(words.language === 'en' ? 'en-GB' : words.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
  return first === last ? format.format(day(first)) : format.formatRange(day(first), day(last));
}

/** A table's title: what its host wrote, the challenge it plays, or that it has none. */
export function titleOf(table: Pick<TableShown, 'title' | 'challenge'>): string {
  if (table.title || !table.challenge) return table.title || T('table-default');
  const { key, listed } = table.challenge;
  const title = t('challenge-of', { kind: WEEK.test(key) ? 'week' : 'day', key });
  const practice = t('challenge-practice');
  return listed ? title : `${title} (${practice})`;
}
