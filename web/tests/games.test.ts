/** Lists of games, initials, durations, table options. */

import { duration } from '$/lib/format';
import { initialsOf } from '$/lib/players';
import { describe, expect, it } from 'vitest';
import { byUrgency, groupOf, isLate } from '$/features/games/urgency';
import { CLOCKS, optionsOf, normalised, DEFAULT_FORM, formOf } from '$/table/lobby/options';
import type { TableShown } from '$/net/connection';

function table(id: string, changes: Partial<TableShown> & { mine?: number[] }): TableShown {
  const { mine = [0], ...rest } = changes;
  return {
    id,
    status: 'running',
    waiting: [0],
    deadline: null,
    changed_at: 1000,
    options: { players: 2, rules: 'basic' },
    clock: CLOCKS.none,
    undo: 'own',
    seats: [0, 1].map((seat) => ({
      seat,
      kind: 'person',
      name: `P${seat}`,
      level: null,
      mine: mine.includes(seat),
    })),
    ...rest,
  } as unknown as TableShown;
}

describe('one’s games', () => {
  it('begin with those that wait for oneself, the least time left first, then the longest wait', () => {
    const found = byUrgency([
      table('over', { status: 'over', waiting: [] }),
      table('open', { status: 'open', waiting: [] }),
      table('of others', { waiting: [1], deadline: 2000 }),
      table('patient', { changed_at: 500 }),
      table('just now', { changed_at: 900 }),
      table('pressing', { deadline: 5000, changed_at: 999 }),
      table('burning', { deadline: 3000, changed_at: 999 }),
    ]);
    expect(found.map(({ group, tables }) => [group, tables.map((one) => one.id)])).toEqual([
      ['mine', ['burning', 'pressing', 'patient', 'just now']],
      ['others', ['of others']],
      ['open', ['open']],
      ['done', ['over']],
    ]);
  });

  it('count as waiting for oneself with any of one’s seats', () => {
    expect(groupOf(table('a', { waiting: [1], mine: [0, 1] }))).toBe('mine');
    expect(groupOf(table('a', { waiting: [1], mine: [0] }))).toBe('others');
    expect(groupOf(table('a', { status: 'cancelled' }))).toBe('done');
  });
});

it('is said in red only near its end', () => {
  const day = { clock: { kind: 'turn', seconds: 86_400, increment: 0 }, deadline: 86_400_000 };
  const left = (hours: number) => isLate(table('a', day as never), 86_400_000 - hours * 3_600_000);
  expect([left(23), left(6), left(2), left(0)]).toEqual([false, false, true, true]);
  expect(isLate(table('a', {}), 5)).toBe(false);
});

describe('initials', () => {
  it('come from the names', () => {
    expect(initialsOf(['Анна', 'élodie', 'Bruno'], [])).toEqual(['А', 'É', 'B']);
  });

  it('differ where names begin alike', () => {
    expect(initialsOf(['Guest', 'Guest 2', 'Guest 3'], [])).toEqual(['G', '2', '3']);
    expect(initialsOf(['Anna', 'Anna Bardi', 'Andrea'], [])).toEqual(['A', 'B', 'N']);
  });

  it('fall back on the letter of the seat, and leave free seats without one', () => {
    expect(initialsOf(['🦁', '', 'A', 'A'], ['A', 'V', 'M', 'G'])).toEqual(['A', '', 'M', 'G']);
  });
});

describe('a length of time', () => {
  it('is told in its largest unit', () => {
    expect(duration(30_000, 'en')).toBe('1 minute');
    expect(duration(3 * 3_600_000 + 1, 'en')).toBe('3 hours');
    expect(duration(3 * 3_600_000, 'ru')).toBe('3 часа');
    expect(duration(50 * 3_600_000, 'it')).toBe('2 giorni');
  });
});

describe('what a table agrees on', () => {
  it('is read from a table and written back', () => {
    const shown = table('a', {
      options: {
        players: 5,
        rules: 'advanced',
        expansions: ['houses'],
        table: ['voluntaryPass'],
        leader_sets: ['houses'],
        decks: [],
        packs: [],
      },
      clock: CLOCKS.day,
    });
    const form = formOf(shown);
    expect(form).toMatchObject({ players: 5, houses: true, pazzi: false, clock: 'day' });
    expect(optionsOf(form, shown.options)).toMatchObject({
      expansions: ['houses'],
      table: ['voluntaryPass'],
      leader_sets: ['houses'],
    });
    const without = normalised({ ...form, houses: false });
    expect(without.players).toBe(4);
    expect(optionsOf(without, shown.options).leader_sets).toEqual([]);
  });

  it('keeps a clock that no preset has', () => {
    expect(formOf(table('a', { clock: { kind: 'move', seconds: 77, increment: 0 } })).clock).toBe('other');
  });

  it('plays expansions with the advanced rules', () => {
    expect(normalised({ ...DEFAULT_FORM, rules: 'basic', pazzi: true }).rules).toBe('advanced');
  });
});
