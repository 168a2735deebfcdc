/** The solver's progress, the list of puzzles, and a puzzle at its table. */

import { store, readStored } from '$/app/storage';
import {
  afterAnswer,
  ANY,
  matching,
  furtherOf,
  nextPuzzle,
  readSolver,
  type PuzzleFilter,
  type PuzzleListed,
  type PuzzleShown,
  type Solver,
} from './puzzles';
import type { Schemas } from '$/lib/types';
import { ask, problemOf } from '$/net/api';
import { ExerciseConnection } from '$/table/exercise/connection';
import { synchronised } from '$/app/sync.svelte';
import { Table } from '$/table/table.svelte';

const KEY = 'magnifico.puzzles';

export const solver = $state<{ now: Solver; filter: PuzzleFilter }>({
  now: readSolver(readStored(KEY)),
  filter: { ...ANY },
});

function become(now: Solver): void {
  solver.now = now;
  store(KEY, now);
}

/** Synced with the account. */
const sync = synchronised('puzzles', {
  read: () => $state.snapshot(solver.now),
  merge: (stored) => become(furtherOf(solver.now, readSolver(stored))),
});

export function startOver(): void {
  become({ ...solver.now, tried: {} });
  sync.changed();
}

let known: Promise<Schemas['PuzzleList']> | undefined;

/** The list of puzzles, requested once per visit. */
export function allPuzzles(): Promise<Schemas['PuzzleList']> {
  known ??= ask<Schemas['PuzzleList']>('/puzzles').catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The next puzzle that matches the filter. */
export function nextOf(puzzles: PuzzleListed[]): PuzzleListed | undefined {
  return nextPuzzle(matching(puzzles, solver.filter), solver.now);
}

export class Puzzle {
  shown = $state.raw<PuzzleShown>();
  readonly table: Table;
  private readonly connection: ExerciseConnection<PuzzleShown>;

  constructor(readonly id: string) {
    this.connection = new ExerciseConnection<PuzzleShown>(
      `/puzzles/${id}`,
      [],
      (shown) => this.hear(shown),
      () => ({ standing: { rating: solver.now.rating, spread: solver.now.spread } }),
    );
    this.table = new Table(this.connection);
  }

  result = $derived(this.shown?.result ?? null);

  private hear(shown: PuzzleShown): void {
    this.shown = shown;
    const after = afterAnswer(solver.now, shown);
    if (after === solver.now) return;
    become(after);
    sync.changed();
  }

  /** Retry; only the first answer counts. */
  async again(): Promise<void> {
    try {
      await this.connection.again();
    } catch (error) {
      this.table.actions.problem = problemOf(error);
    }
  }

  /** Create a table that continues from the puzzle's position. */
  playOn(level: string): Promise<Schemas['TableShown']> {
    return ask<Schemas['TableShown']>(`/puzzles/${this.id}/table`, { level });
  }
}
