import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  ANY,
  difficultyOf,
  matching,
  furtherOf,
  NEW_SOLVER,
  nextPuzzle,
  readSolver,
  type PuzzleListed,
  type PuzzleShown,
} from '$/features/puzzles/puzzles';

const puzzle = (id: string, rating: number, more: Partial<PuzzleListed> = {}): PuzzleListed => ({
  id,
  kind: 'placement',
  title: '',
  players: 2,
  rules: 'advanced',
  expansions: [],
  proven: true,
  rating,
  first: false,
  ...more,
});
const answered = (id: string, right: boolean, rating = 1600): PuzzleShown =>
  ({ id, result: { right, standing: { rating, spread: 300 } } }) as PuzzleShown;

describe('puzzles', () => {
  it('gives the nearest rating that was not tried', () => {
    const all = [puzzle('a', 700), puzzle('b', 1150), puzzle('c', 1600)];
    expect(nextPuzzle(all, NEW_SOLVER)?.id).toBe('b');
    expect(nextPuzzle(all, { ...NEW_SOLVER, tried: { b: false } })?.id).toBe('c');
    expect(nextPuzzle([], NEW_SOLVER)).toBeUndefined();
  });

  it('begins with the first ones, the easiest first', () => {
    const all = [puzzle('near', 1200), puzzle('b', 1300, { first: true }), puzzle('a', 900, { first: true })];
    expect(nextPuzzle(all, NEW_SOLVER)?.id).toBe('a');
    expect(nextPuzzle(all, { ...NEW_SOLVER, tried: { a: false } })?.id).toBe('b');
    expect(nextPuzzle(all, { ...NEW_SOLVER, tried: { a: false, b: true } })?.id).toBe('near');
    const tried = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at), true]));
    expect(nextPuzzle(all, { ...NEW_SOLVER, tried })?.id).toBe('near');
  });

  it('calls nothing easy for which one has to know an expansion', () => {
    expect(difficultyOf(puzzle('a', 1100))).toBe('easy');
    expect(difficultyOf(puzzle('a', 1100, { players: 5, expansions: ['houses'] }))).toBe('medium');
    expect(difficultyOf(puzzle('a', 1800, { expansions: ['houses'] }))).toBe('hard');
  });

  it('chooses by kind, players, expansion and difficulty', () => {
    const all = [
      puzzle('a', 1000),
      puzzle('b', 1800, { kind: 'win', players: 3, expansions: ['houses', 'pazzi'] }),
    ];
    const ids = (filter: Partial<typeof ANY>): string[] =>
      matching(all, { ...ANY, ...filter }).map((one) => one.id);
    expect(ids({})).toEqual(['a', 'b']);
    expect(ids({ kind: 'win' })).toEqual(['b']);
    expect(ids({ players: '2' })).toEqual(['a']);
    expect(ids({ expansion: 'base' })).toEqual(['a']);
    expect(ids({ expansion: 'pazzi' })).toEqual(['b']);
    expect(ids({ difficulty: 'hard' })).toEqual(['b']);
    expect(ids({ kind: 'win', players: '2' })).toEqual([]);
  });

  it('counts only the first answer to a puzzle', () => {
    const once = afterAnswer(NEW_SOLVER, answered('a', true));
    expect(once).toMatchObject({ rating: 1600, streak: 1, tried: { a: true } });
    expect(afterAnswer(once, answered('a', false, 1400))).toBe(once);
    expect(afterAnswer(once, answered('b', false, 1500))).toMatchObject({ rating: 1500, streak: 0 });
  });

  it('takes nonsense for nothing, and the device on which more was tried', () => {
    for (const stored of [null, 1, {}, { rating: 'x' }, { rating: 1, spread: 2, streak: 3 }])
      expect(readSolver(stored)).toBe(NEW_SOLVER);
    const more = { ...NEW_SOLVER, tried: { a: true } };
    expect(furtherOf(NEW_SOLVER, more)).toBe(more);
    expect(furtherOf(more, NEW_SOLVER)).toBe(more);
    expect(readSolver(JSON.parse(JSON.stringify(more)))).toEqual(more);
  });
});
