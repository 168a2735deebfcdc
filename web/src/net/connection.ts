/** What the page needs from a game's source: a server, an exercise or a fixture. */

import type {
  Catalogue,
  Explained,
  Language,
  LogRecord,
  Preview,
  Schemas,
  TableState,
  WhatIfResult,
} from '$/lib/types';
import type { components } from '$protocol/live';

type LiveSchemas = components['schemas'];

export type Act = Schemas['ActRequest']['act'];
export type SeatShown = Schemas['SeatShown'];
export type TableShown = Schemas['TableShown'];
export type ChatLine = Schemas['ChatLine'];
export type Problem = Schemas['ProblemShown'];
export type Thinking = LiveSchemas['ThinkingShown'];

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** The last step of a what-if as a preview. */
export function lastStep(result: WhatIfResult): Preview {
  return { ...result.steps.at(-1)!, uncertain: false, final: false, view: result.view };
}

/** Events of a table. */
export interface Listener {
  table(table: TableShown): void;
  update(entries: LogRecord[], state: TableState): void;
  chat(lines: ChatLine[]): void;
  /** `thinking`: the bot waiting for its turn to think, and how many decisions are ahead of it. */
  presence(seats: number[], spectators: number, thinking: Thinking | null): void;
  /** `busy`: the server closed the connection because it is overloaded. */
  online(online: boolean, busy?: boolean): void;
  /** The server was restored to an earlier state; everything told before is void. */
  wentBack(): void;
  problem(problem: Problem): void;
}

export interface TableConnection {
  /** Whether a server stores this table, with its players' plans and notes. */
  readonly stored: boolean;
  /** Subscribe: first the whole log, then updates. */
  open(listener: Listener, language: Language, seat: number | null): Promise<void>;
  close(): void;
  catalogue(language: Language): Promise<Catalogue>;
  move(move: string, seat: number): Promise<void>;
  undo(to: 'one' | 'all', seat: number): Promise<void>;
  act(act: Act, seat: number, to?: string): Promise<void>;
  say(text: string): Promise<void>;
  preview(move: string, seat: number, signal: AbortSignal): Promise<Preview>;
  explain(member: string, seat: number, signal: AbortSignal): Promise<Explained[]>;
  /** `ahead`: as if it were the seat's turn. */
  whatIf(moves: string[], seat: number, ahead: boolean): Promise<WhatIfResult>;
  /** The state after a log entry, as seen from one of your seats, or from the seat that moved. */
  at(number: number, seat: number | null): Promise<TableState>;
  /** View the table as another of your seats, or in another language. */
  viewAs(seat: number | null, language: Language): void;
  /** Reconnect after the user has changed. */
  reconnect(): void;
}
