/** Puzzles: filters, choosing the next one, and the solver's progress. */

import type { Schemas } from '$/lib/types';

export type PuzzleListed = Schemas['PuzzleListed'];
export type PuzzleShown = Schemas['PuzzleShown'];

/** `tried`: by puzzle, whether the first answer was right. */
export interface Solver {
  rating: number;
  spread: number;
  streak: number;
  tried: Record<string, boolean>;
}

/** An empty string matches everything. */
export interface PuzzleFilter {
  kind: string;
  players: string;
  expansion: string;
  difficulty: string;
}

export const NEW_SOLVER: Solver = { rating: 1200, spread: 200, streak: 0, tried: {} };
export const ANY: PuzzleFilter = { kind: '', players: '', expansion: '', difficulty: '' };
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const MEDIUM = 1400;
const HARD = 1750;

/** Easy puzzles need no expansion to be known. */
export function difficultyOf({
  rating,
  expansions,
}: Pick<PuzzleListed, 'rating' | 'expansions'>): (typeof DIFFICULTIES)[number] {
  if (rating < MEDIUM && !expansions.length) return 'easy';
  return rating < HARD ? 'medium' : 'hard';
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Invalid data counts as a new solver. */
export function readSolver(stored: unknown): Solver {
  if (typeof stored !== 'object' || stored === null) return NEW_SOLVER;
  const { rating, spread, streak, tried } = stored as Partial<Solver>;
  if (!isNumber(rating) || !isNumber(spread) || !isNumber(streak)) return NEW_SOLVER;
  if (typeof tried !== 'object' || tried === null) return NEW_SOLVER;
  return { rating, spread, streak, tried };
}

/** Of two devices the one with more tried puzzles wins. */
export function furtherOf(one: Solver, other: Solver): Solver {
  return Object.keys(other.tried).length > Object.keys(one.tried).length ? other : one;
}

/** The solver after an answer; only the first answer to a puzzle counts. */
export function afterAnswer(solver: Solver, shown: PuzzleShown): Solver {
  const { result } = shown;
  if (!result || shown.id in solver.tried) return solver;
  return {
    rating: result.standing?.rating ?? solver.rating,
    spread: result.standing?.spread ?? solver.spread,
    streak: result.right ? solver.streak + 1 : 0,
    tried: { ...solver.tried, [shown.id]: result.right },
  };
}

export function matching(puzzles: PuzzleListed[], filter: PuzzleFilter): PuzzleListed[] {
  return puzzles.filter(
    (one) =>
      (!filter.kind || one.kind === filter.kind) &&
      (!filter.players || String(one.players) === filter.players) &&
      (!filter.expansion ||
        (filter.expansion === 'base' ? !one.expansions.length : one.expansions.includes(filter.expansion))) &&
      (!filter.difficulty || difficultyOf(one) === filter.difficulty),
  );
}

/** How many puzzles one begins with. */
const FIRST = 10;

/** One of the first while there are any; then the untried puzzle with the rating nearest to the solver's. */
export function nextPuzzle(puzzles: PuzzleListed[], solver: Solver): PuzzleListed | undefined {
  const left = puzzles.filter((one) => !(one.id in solver.tried));
  const first = Object.keys(solver.tried).length < FIRST ? left.filter((one) => one.first) : [];
  const far = (one: PuzzleListed): number =>
    first.length ? one.rating : Math.abs(one.rating - solver.rating);
  return (first.length ? first : left).reduce<PuzzleListed | undefined>(
    (best, one) =>
      !best || far(one) < far(best) || (far(one) === far(best) && one.id < best.id) ? one : best,
    undefined,
  );
}
