/** What a table agrees on, as a form shows it and as the server wants it. */

import type { TableRequest } from '$/net/api';
import type { TableShown } from '$/net/connection';

export const CLOCKS = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  live: { kind: 'total', seconds: 600, increment: 15 },
  relaxed: { kind: 'total', seconds: 1800, increment: 30 },
  day: { kind: 'move', seconds: 86_400, increment: 0 },
  week: { kind: 'move', seconds: 7 * 86_400, increment: 0 },
} as const;
export type ClockName = keyof typeof CLOCKS;

export interface Wishes {
  players: number;
  rules: 'advanced' | 'basic';
  houses: boolean;
  pazzi: boolean;
  /** `other`: one that no preset has. */
  clock: ClockName | 'other';
  undo: 'own' | 'consent' | 'off';
}

export const USUAL: Wishes = {
  players: 4,
  rules: 'advanced',
  houses: false,
  pazzi: false,
  clock: 'none',
  undo: 'own',
};

export function mostPlayers(wishes: Wishes): number {
  return wishes.houses ? 5 : 4;
}

/** The wishes with what follows from them: expansions are played with the advanced rules, five only with Houses. */
export function settled(wishes: Wishes): Wishes {
  return {
    ...wishes,
    players: Math.min(wishes.players, mostPlayers(wishes)),
    rules: wishes.houses || wishes.pazzi ? 'advanced' : wishes.rules,
  };
}

export function wishesOf(table: TableShown): Wishes {
  const preset = (Object.keys(CLOCKS) as ClockName[]).find((name) => {
    const { kind, seconds, increment } = CLOCKS[name];
    const { clock } = table;
    return clock.kind === kind && clock.seconds === seconds && clock.increment === increment;
  });
  const expansions = table.options.expansions ?? [];
  return {
    players: table.options.players,
    rules: table.options.rules,
    houses: expansions.includes('houses'),
    pazzi: expansions.includes('pazzi'),
    clock: preset ?? 'other',
    undo: table.undo,
  };
}

type Options = NonNullable<TableRequest['options']>;

/** The engine's options; rulings, sets of leaders and decks stay what they were. */
export function optionsOf(wishes: Wishes, before?: TableShown['options']): Options {
  const expansions: ('houses' | 'pazzi')[] = [];
  if (wishes.houses) expansions.push('houses');
  if (wishes.pazzi) expansions.push('pazzi');
  const sets = ['base', ...expansions];
  return {
    players: wishes.players,
    rules: wishes.rules,
    expansions,
    table: before?.table ?? [],
    leader_sets: (before?.leader_sets ?? []).filter((name) => sets.includes(name)),
    decks: before?.decks ?? [],
  };
}
