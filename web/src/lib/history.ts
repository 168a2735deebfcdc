/** Points after each round, from what happened: for the chart at the end. */

import type { GameEvent, LogRecord, Score } from './types';

export function pointsByRound(records: LogRecord[], players: number, scores: Score[]): number[][] {
  const now = Array.from({ length: players }, () => 0);
  const rounds: number[][] = [];
  let started = false;
  let scoring = false;
  const step = (event: GameEvent): void => {
    if (event.name === 'final_scoring') {
      rounds.push([...now]);
      scoring = true;
    }
    if (event.name === 'round_started') {
      if (started) rounds.push([...now]);
      started = true;
    }
    if (scoring || event.player === undefined) return;
    const points = event.goods?.victory ?? 0;
    if (event.name === 'gained') now[event.player] = (now[event.player] ?? 0) + points;
    if (event.name === 'paid' || event.name === 'lost') now[event.player] = (now[event.player] ?? 0) - points;
  };
  for (const record of records) record.events.forEach(step);
  const end = Array.from(
    { length: players },
    (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0,
  );
  return Array.from({ length: players }, (_, seat) => [
    0,
    ...rounds.map((round) => round[seat] ?? 0),
    end[seat] ?? 0,
  ]);
}

/** The cards taken in the round that is shown, by floor. */
export function takenInRound(
  records: LogRecord[],
  until: number | null,
): Map<string, { card: number; seat: number }> {
  const found = new Map<string, { card: number; seat: number }>();
  for (const record of records) {
    if (until !== null && record.number > until) break;
    for (const event of record.events) {
      if (event.name === 'round_started') found.clear();
      if (event.name === 'took_card' && event.space)
        found.set(event.space, { card: event.card ?? 0, seat: event.player ?? 0 });
    }
  }
  return found;
}
