/** A lesson as a table: every request carries what the learner did so far, and the server keeps nothing. */

import type { Catalogue, Explained, Language, LogRecord, Preview, TableState, WhatIf } from '$/model/types';
import type { LessonShown } from '$/model/lesson';
import { ask, problemOf } from './api';
import { Refused, type Listener, type TableConnection } from './connection';

export class LessonConnection implements TableConnection {
  readonly kept = false;
  private listener: Listener | undefined;
  private shown: LessonShown | undefined;
  /** Numbers that only grow, as those of a table do; those of a lesson begin again with every scene. */
  private number = 0;
  private told = 0;

  constructor(
    private readonly id: string,
    private actions: string[],
    private readonly heard: (shown: LessonShown) => void,
  ) {}

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    try {
      await this.send(this.actions);
    } catch (error) {
      // A chapter that has changed since somebody left it begins again.
      if (!this.actions.length || problemOf(error).status !== 422) throw error;
      await this.send([]);
    }
    listener.online(true);
  }

  close(): void {
    this.listener = undefined;
  }

  /** Something the learner does; a wrong action is answered with a remark. */
  take(action: string): Promise<void> {
    return this.send([...this.actions, action]);
  }

  private async send(actions: string[]): Promise<void> {
    const shown = await ask<LessonShown>(`/lessons/${this.id}`, { actions });
    if (!this.listener) return;
    const again = this.shown !== undefined && this.wentBack(shown);
    this.show(shown, again);
  }

  private wentBack(shown: LessonShown): boolean {
    return shown.scene !== this.shown!.scene || shown.entries.length < this.told;
  }

  private show(shown: LessonShown, again: boolean): void {
    const { listener } = this;
    if (!listener) return;
    const first = this.shown === undefined;
    this.shown = shown;
    this.actions = shown.actions;
    if (first) listener.table(this.table(shown));
    if (again) {
      this.told = 0;
      listener.wentBack();
    }
    const fresh = shown.entries.slice(this.told).map((entry, at) => ({
      ...entry,
      number: this.number + at + 1,
    })) as LogRecord[];
    this.told = shown.entries.length;
    this.number += fresh.length + 1;
    listener.update(fresh, { ...shown.state, number: this.number } as TableState);
    this.heard(shown);
  }

  private table(shown: LessonShown): Parameters<Listener['table']>[0] {
    return {
      id: `lesson-${shown.id}`,
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
      seed_chosen: false,
      seats: shown.names.map((name, seat) => ({
        seat,
        kind: seat === 0 ? 'person' : 'bot',
        name,
        level: seat === 0 ? null : 'novice',
        mine: seat === 0,
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

  /** The last move of a step with several is taken back by leaving it out. */
  async undo(): Promise<void> {
    if (this.actions.at(-1)?.startsWith('move ')) await this.send(this.actions.slice(0, -1));
  }

  preview(move: string, _seat: number, signal: AbortSignal): Promise<Preview> {
    return ask<Preview>(`/lessons/${this.id}/preview`, { actions: this.actions, move }, 'POST', signal);
  }

  explain(member: string, _seat: number, signal: AbortSignal): Promise<Explained[]> {
    return ask<Explained[]>(`/lessons/${this.id}/explain`, { actions: this.actions, member }, 'POST', signal);
  }

  catalogue(language: Language): Promise<Catalogue> {
    return ask<Catalogue>(`/catalogue/${language}`);
  }

  look(): void {
    if (this.shown) void this.send(this.actions).catch((error) => this.listener?.problem(problemOf(error)));
  }

  async at(): Promise<TableState> {
    if (!this.shown) throw new Refused(problemOf(undefined));
    return { ...this.shown.state, number: this.number } as TableState;
  }

  async whatIf(): Promise<WhatIf> {
    throw new Refused(problemOf(undefined));
  }

  reconnect(): void {}
  async act(): Promise<void> {}
  async say(): Promise<void> {}
}
