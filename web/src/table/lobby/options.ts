/** A table's options, as a form and as the server's types. */

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

export interface TableForm {
  players: number;
  rules: 'advanced' | 'basic';
  houses: boolean;
  pazzi: boolean;
  /** `other`: not one of the presets. */
  clock: ClockName | 'other';
  undo: 'own' | 'consent' | 'off';
}

export const DEFAULT_FORM: TableForm = {
  players: 4,
  rules: 'advanced',
  houses: false,
  pazzi: false,
  clock: 'none',
  undo: 'own',
};

export function maxPlayers(form: TableForm): number {
  return form.houses ? 5 : 4;
}

/** Enforces the rules between options: expansions need the advanced rules, five players need Houses. */
export function normalised(form: TableForm): TableForm {
  return {
    ...form,
    players: Math.min(form.players, maxPlayers(form)),
    rules: form.houses || form.pazzi ? 'advanced' : form.rules,
  };
}

export function formOf(table: TableShown): TableForm {
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

/** The engine's options; rulings, leader sets and decks stay as they were. */
export function optionsOf(form: TableForm, before?: TableShown['options']): Options {
  const expansions: ('houses' | 'pazzi')[] = [];
  if (form.houses) expansions.push('houses');
  if (form.pazzi) expansions.push('pazzi');
  const sets = ['base', ...expansions];
  return {
    players: form.players,
    rules: form.rules,
    expansions,
    table: before?.table ?? [],
    leader_sets: (before?.leader_sets ?? []).filter((name) => sets.includes(name)),
    decks: before?.decks ?? [],
  };
}
