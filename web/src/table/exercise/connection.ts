/** A lesson or a puzzle as a table. Every request carries all actions so far; the server stores nothing. */

import type {
  Catalogue,
  Explained,
  Language,
  LogRecord,
  Preview,
  TableState,
  WhatIfResult,
} from '$/lib/types';
import type { Schemas } from '$/lib/types';
import { ask, problemOf } from '$/net/api';
import { Refused, type Listener, type TableConnection } from '$/net/connection';

/** What lessons and puzzles have in common. */
type ExerciseShown = Pick<
  Schemas['LessonShown'],
  'id' | 'title' | 'options' | 'names' | 'actions' | 'scene' | 'entries' | 'state'
>;

export class ExerciseConnection<Shown extends ExerciseShown> implements TableConnection {
  readonly stored = false;
  private listener: Listener | undefined;
  private shown: Shown | undefined;
  /** Numbers that only grow, as at a table; those of a lesson restart with every scene. */
  private number = 0;
  private sent = 0;

  constructor(
    /** Its path on the server, such as `/lessons/dice`. */
    private readonly path: string,
    private actions: string[],
    private readonly heard: (shown: Shown) => void,
    /** Sent along with every action. */
    private readonly along: () => object = () => ({}),
  ) {}

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    try {
      await this.send(this.actions);
    } catch (error) {
      // The exercise has changed since it was left: start over.
      if (!this.actions.length || problemOf(error).status !== 422) throw error;
      await this.send([]);
    }
    listener.online(true);
  }

  close(): void {
    this.listener = undefined;
  }

  /** An action; in a lesson a wrong one is answered with a remark. */
  take(action: string): Promise<void> {
    return this.send([...this.actions, action]);
  }

  /** Start over. */
  again(): Promise<void> {
    return this.send([]);
  }

  private async send(actions: string[]): Promise<void> {
    const shown = await ask<Shown>(this.path, { actions, ...this.along() });
    if (!this.listener) return;
    const again = this.shown !== undefined && this.wentBack(shown);
    this.show(shown, again);
  }

  private wentBack(shown: Shown): boolean {
    return shown.scene !== this.shown!.scene || shown.entries.length < this.sent;
  }

  private show(shown: Shown, again: boolean): void {
    const { listener } = this;
    if (!listener) return;
    const first = this.shown === undefined;
    this.shown = shown;
    this.actions = shown.actions;
    if (first) listener.table(this.table(shown));
    if (again) {
      this.sent = 0;
      listener.wentBack();
    }
    const fresh = shown.entries.slice(this.sent).map((entry, at) => ({
      ...entry,
      number: this.number + at + 1,
    })) as LogRecord[];
    this.sent = shown.entries.length;
    this.number += fresh.length + 1;
    listener.update(fresh, { ...shown.state, number: this.number } as TableState);
    this.heard(shown);
  }

  private table(shown: Shown): Parameters<Listener['table']>[0] {
    const own = shown.state.seat ?? 0;
    return {
      id: `exercise-${shown.id}`,
      title: shown.title,
      status: 'running',
      public: false,
      host: false,
      options: shown.options,
      pack: false,
      clock: { kind: 'none', seconds: 0, increment: 0 },
      undo: 'own',
      level: 'novice',
      hints: false,
      delay: 0,
      seed_chosen: false,
      seats: shown.names.map((name, seat) => ({
        seat,
        kind: seat === own ? 'person' : 'bot',
        name,
        level: seat === own ? null : 'novice',
        mine: seat === own,
        shared: false,
      })),
      number: 0,
      waiting: [],
      result: null,
      rematch: null,
      created_at: 0,
      changed_at: 0,
      protocol: 1,
    };
  }

  async move(move: string): Promise<void> {
    await this.take(`move ${move}`);
  }

  /** Undo within a step by sending all but the last action. */
  async undo(): Promise<void> {
    if (this.actions.at(-1)?.startsWith('move ')) await this.send(this.actions.slice(0, -1));
  }

  preview(move: string, _seat: number, signal: AbortSignal): Promise<Preview> {
    return ask<Preview>(`${this.path}/preview`, { actions: this.actions, move }, 'POST', signal);
  }

  explain(member: string, _seat: number, signal: AbortSignal): Promise<Explained[]> {
    return ask<Explained[]>(`${this.path}/explain`, { actions: this.actions, member }, 'POST', signal);
  }

  catalogue(language: Language): Promise<Catalogue> {
    return ask<Catalogue>(`/catalogue/${language}`);
  }

  viewAs(): void {
    if (this.shown) void this.send(this.actions).catch((error) => this.listener?.problem(problemOf(error)));
  }

  async at(): Promise<TableState> {
    if (!this.shown) throw new Refused(problemOf(undefined));
    return { ...this.shown.state, number: this.number } as TableState;
  }

  async whatIf(): Promise<WhatIfResult> {
    throw new Refused(problemOf(undefined));
  }

  reconnect(): void {}
  async act(): Promise<void> {}
  async say(): Promise<void> {}
}
