/** Projected points as a table: one row for each source that is not zero. */

import type { Schemas } from '$/lib/types';

export type Score = Schemas['ScoreShown'];

export interface Row {
  key: string;
  icon: string;
  points: number[];
}

/** What the final scoring adds, in its order. */
const ADDED = [
  ['final-territories', 'territory', ['territories']],
  ['final-characters', 'character', ['characters']],
  ['final-ventures', 'venture', ['ventures']],
  ['final-military', 'military', ['military']],
  ['final-resources', 'wood', ['resources']],
  ['final-penalties', 'church', ['before_scoring', 'penalties']],
] as const;

/** The table's rows; `track` has each player's points so far. Faith is the remainder of the total. */
export function rowsOf(scores: Score[], track: number[]): Row[] {
  const added = ADDED.map(([key, icon, from]) => ({
    key,
    icon,
    points: scores.map((score) => from.reduce((sum, name) => sum + (score.sources[name] ?? 0), 0)),
  }));
  const faith = scores.map(
    (score, at) =>
      score.total - (track[at] ?? 0) - added.reduce((sum, row) => sum + (row.points[at] ?? 0), 0),
  );
  return [
    { key: 'projection-track', icon: 'victory', points: scores.map((_, at) => track[at] ?? 0) },
    { key: 'projection-faith', icon: 'faith', points: faith },
    ...added,
  ].filter((row, at) => at === 0 || row.points.some(Boolean));
}
