/** The log in lines: what each player did, grouped by round; and the same as plain text. */

import type { Thing } from '$/table/looking.svelte';
import { thingIn } from './events';
import type { GameEvent, LogRecord } from './types';

export interface LogLine {
  /** Stays the same when lines are added, so that none is written again. */
  id: string;
  record: LogRecord;
  text: string;
  /** Who did it; -1: nobody. */
  seat: number;
  fresh: boolean;
  /** Cards and leaders the line is about. */
  things: Thing[];
}

export interface LogGroup {
  round: number;
  lines: LogLine[];
}

const SILENT = ['game_started', 'turn_ended', 'round_started', 'dice'];

/** Drawn tokens that the next event names as gained, with their source. */
const isToldByGain = (event: GameEvent, next?: GameEvent): boolean =>
  event.name === 'tokens_drawn' && next?.name === 'gained' && Boolean(next.goods?.tokens);

/** Without anything to choose before it, the first round begins with the game and no entry says so. */
function opening(records: readonly LogRecord[], round: number): number {
  const begins = records.some((record) =>
    record.events.some((event) => event.name === 'round_started' && event.round === 1),
  );
  return !round || begins ? 0 : 1;
}

/** The oldest first. `round` is the present one, `news` the numbers of entries the player has not seen happen. */
export function logGroups(
  records: readonly LogRecord[],
  round: number,
  news: ReadonlySet<number>,
): LogGroup[] {
  const all: LogGroup[] = [{ round: opening(records, round), lines: [] }];
  for (const record of records) {
    let seat = record.seat;
    let said: string[] = [];
    let things: Thing[] = [];
    let count = 0;
    const flush = (): void => {
      if (said.length)
        all.at(-1)!.lines.push({
          id: `${record.number}.${count++}`,
          record,
          text: said.join(' '),
          seat,
          fresh: news.has(record.number),
          things,
        });
      said = [];
      things = [];
    };
    for (const [at, event] of record.events.entries()) {
      if (event.name === 'round_started') {
        flush();
        all.push({ round: event.round ?? 0, lines: [] });
        seat = -1;
      }
      if (SILENT.includes(event.name) || !event.text || isToldByGain(event, record.events[at + 1])) continue;
      if (event.player !== undefined && event.player !== seat) {
        flush();
        seat = event.player;
      }
      said.push(event.text);
      const thing = thingIn(event);
      if (thing && !things.some((one) => one.key === thing.key)) things.push(thing);
    }
    flush();
  }
  return all;
}

/** Of the groups what one player did, or everybody; only news if wanted; without empty ones. */
export function filtered(groups: readonly LogGroup[], seat: number | null, fresh: boolean): LogGroup[] {
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter((line) => (seat === null || line.seat === seat) && (line.fresh || !fresh)),
    }))
    .filter((group) => group.lines.length);
}

export function logText(groups: readonly LogGroup[], title: (round: number) => string): string {
  return groups
    .map((group) => [title(group.round), ...group.lines.map((line) => line.text)].join('\n'))
    .join('\n\n');
}
