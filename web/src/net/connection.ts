/** What the page needs from wherever the game is: a server, or a file with one moment of a game. */

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

/** The last step of what was tried, as a preview. */
export function lastStep(result: WhatIfResult): Preview {
  return { ...result.steps.at(-1)!, uncertain: false, final: false, view: result.view };
}

/** What a table tells while one looks at it. */
export interface Listener {
  table(table: TableShown): void;
  update(entries: LogRecord[], state: TableState): void;
  chat(lines: ChatLine[]): void;
  /** `thinking`: the computer opponent that waits to be served, and how many decisions come first. */
  presence(seats: number[], spectators: number, thinking: Thinking | null): void;
  /** `busy`: the server has closed the connection because it has too much to do. */
  online(online: boolean, busy?: boolean): void;
  /** The server's records went back to an earlier moment: what was told before no longer counts. */
  wentBack(): void;
  problem(problem: Problem): void;
}

export interface TableConnection {
  /** Whether a server keeps this table, with the plans and notes of its players. */
  readonly stored: boolean;
  /** Everything from the beginning, then whatever happens. */
  open(listener: Listener, language: Language, seat: number | null): Promise<void>;
  close(): void;
  catalogue(language: Language): Promise<Catalogue>;
  move(move: string, seat: number): Promise<void>;
  undo(to: 'one' | 'all', seat: number): Promise<void>;
  act(act: Act, seat: number, to?: string): Promise<void>;
  say(text: string): Promise<void>;
  preview(move: string, seat: number, signal: AbortSignal): Promise<Preview>;
  explain(member: string, seat: number, signal: AbortSignal): Promise<Explained[]>;
  /** `ahead`: as if it were the seat's turn now. */
  whatIf(moves: string[], seat: number, ahead: boolean): Promise<WhatIfResult>;
  /** The table as it was after an entry of the log, with the eyes of an own seat or of who decided then. */
  at(number: number, seat: number | null): Promise<TableState>;
  /** Look with the eyes of another own seat, or in another language. */
  viewAs(seat: number | null, language: Language): void;
  /** Connect again, after one has become somebody else for the server. */
  reconnect(): void;
}
