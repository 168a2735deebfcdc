/** The Vatican report as a table. */

import type { GameView, LogRecord } from '$/lib/types';

export interface ReportLine {
  seat: number;
  faith: number;
  /** What support would bring at the current faith. */
  worth: number;
  outcome: 'supports' | 'excommunicated' | 'spared' | 'decides' | 'waits';
  /** What support brought; null if nothing on record says it. */
  points: number | null;
}

export interface Report {
  period: number;
  needed: number;
  tile: string;
  running: boolean;
  lines: ReportLine[];
}

/** The current or last report up to the moment shown. Faith points come from `before`, as the report takes them away. */
export function reportOf(
  view: GameView,
  records: LogRecord[],
  until: number | null,
  board: { faith_requirements: number[]; faith_track: number[] },
  before: GameView = view,
): Report | undefined {
  let period = 0;
  let ended = false;
  const done = new Map<number, Pick<ReportLine, 'outcome' | 'points'>>();
  for (const record of records) {
    if (until !== null && record.number > until) break;
    for (const event of record.events) {
      if (event.name === 'report_started') {
        period = Number(event['period'] ?? 0);
        ended = false;
        done.clear();
      }
      if (event.name === 'round_started' || event.name === 'final_scoring') ended = true;
      if (event.player === undefined) continue;
      if (event.name === 'supported')
        done.set(event.player, { outcome: 'supports', points: event.victory ?? 0 });
      if (event.name === 'excommunicated') done.set(event.player, { outcome: 'excommunicated', points: 0 });
    }
  }
  const asked = view.decision.kind === 'church';
  if (!period && asked) {
    // A puzzle or a lesson starts inside a report: nothing is on record, the position says it all.
    period = Math.ceil(view.round / 2);
    for (const seat of view.order) {
      if (view.to_act.includes(seat)) break;
      const struck = view.seats[seat]?.excommunicated.includes(view.excommunications[period - 1] ?? '');
      done.set(
        seat,
        struck ? { outcome: 'excommunicated', points: 0 } : { outcome: 'supports', points: null },
      );
    }
  }
  if (!period) return undefined;
  const running = asked && !ended;
  return {
    period,
    needed: board.faith_requirements[period - 1] ?? 0,
    tile: view.excommunications[period - 1] ?? '',
    running,
    lines: before.order.map((seat) => {
      const faith = before.seats[seat]?.goods.faith ?? 0;
      const told = done.get(seat);
      return {
        seat,
        faith,
        worth: board.faith_track[Math.min(faith, board.faith_track.length - 1)] ?? 0,
        outcome: told?.outcome ?? (!running ? 'spared' : view.to_act.includes(seat) ? 'decides' : 'waits'),
        points: told ? told.points : 0,
      };
    }),
  };
}
