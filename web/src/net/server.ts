/** A table on a server: a WebSocket for events, HTTP for queries. Reconnects by itself. */

import type {
  Catalogue,
  Explained,
  Language,
  LogRecord,
  Preview,
  TableState,
  WhatIfResult,
} from '$/lib/types';
import { ask, problemOf } from './api';
import type { components } from '$protocol/live';
import {
  Refused,
  type Listener,
  type Problem,
  type TableConnection,
  type TableShown,
  type Act,
} from './connection';
import { applied, type Json, MisfitError } from './json-patch';

type Messages = components['schemas'];
type ToServer = Messages['ClientMessage'];
/** Messages answered with `done` or `refused`. */
type Keyed = Extract<ToServer, { key: string }>;
type Unkeyed = Keyed extends infer One ? (One extends Keyed ? Omit<One, 'key'> : never) : never;

interface Waiting {
  message: Keyed;
  done: () => void;
  refused: (problem: Refused) => void;
}

type FromServer = Messages['ServerMessage'];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
/** Close codes after which reconnecting is pointless. */
const FINAL_CODES = [1008, 4404];
/** The server is full, overloaded or without its database. */
const BUSY_CODE = 4503;
const BUSY_WAIT = 4000;

/** A unique message key. `crypto.randomUUID` needs https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class ServerConnection implements TableConnection {
  readonly stored = true;
  private socket: WebSocket | undefined;
  private listener: Listener | undefined;
  private waiting = new Map<string, Waiting>();
  private number = -1;
  /** The last state received over this socket; patches apply to it. */
  private last: TableState | undefined;
  /** A patch didn't apply, and the full state was requested. */
  private wholeAsked = false;
  private chatNumber = 0;
  private language: Language = 'en';
  private seat: number | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  /** Closed for good by the server, and its reason if it gave one. */
  private ended = false;
  private refusal: Problem | undefined;
  private timer = 0;
  private alive = true;
  private readonly again = (): void => this.wake();

  constructor(private readonly id: string) {}

  async open(listener: Listener, language: Language, seat: number | null): Promise<void> {
    this.listener = listener;
    this.language = language;
    this.seat = seat;
    listener.table(await this.patiently(() => ask<TableShown>(`/tables/${this.id}`)));
    this.connect();
    addEventListener('online', this.again);
    addEventListener('offline', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.timer = window.setInterval(() => this.ping(), PING_EVERY);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.again);
    document.removeEventListener('visibilitychange', this.again);
    this.socket?.close();
  }

  /** Retries while the server is overloaded; it says how long to wait. */
  private async patiently<T>(question: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await question();
      } catch (error) {
        const { code, details } = problemOf(error);
        if (code !== 'busy' || this.closed) throw error;
        this.listener?.online(false, true);
        const wait = 1000 * Number(details['wait_seconds'] ?? 0) || BUSY_WAIT;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  private connect(): void {
    if (this.closed) return;
    this.ended = false;
    this.refusal = undefined;
    const url = new URL(`/api/tables/${this.id}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    this.last = undefined;
    this.wholeAsked = false;
    socket.onopen = () => {
      this.alive = true;
      this.hello();
      for (const one of this.waiting.values()) socket.send(JSON.stringify(one.message));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (FINAL_CODES.includes(event.code)) return void this.end();
      const busy = event.code === BUSY_CODE;
      this.listener?.online(false, busy);
      if (busy) this.wait = Math.max(BUSY_WAIT, this.wait);
      // Spread out the clients that a busy server sent away.
      const wait = busy ? this.wait * (1 + Math.random()) : this.wait;
      setTimeout(() => this.socket === socket && this.connect(), wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  reconnect(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.connect();
  }

  /** No reconnecting; pending messages are rejected with the reason. */
  private async end(): Promise<void> {
    this.ended = true;
    // Stop claiming that moves will be sent later.
    this.listener?.online(true);
    if (!this.refusal) {
      this.refusal = await ask(`/tables/${this.id}`).then(() => problemOf(undefined), problemOf);
      this.listener?.problem(this.refusal);
    }
    const problem = new Refused(this.refusal);
    for (const one of this.waiting.values()) one.refused(problem);
    this.waiting.clear();
  }

  private hello(): void {
    const hello: ToServer = {
      type: 'hello',
      number: Math.max(0, this.number),
      chat: this.chatNumber,
      seat: this.seat,
      language: this.language,
      changes: true,
    };
    this.socket?.send(JSON.stringify(hello));
  }

  private wake(): void {
    if (this.ended) return;
    if (!navigator.onLine) {
      this.listener?.online(false);
      this.socket?.close();
      return;
    }
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else this.ping();
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (!this.alive) {
      this.socket.close();
      return;
    }
    this.alive = false;
    this.socket.send(JSON.stringify({ type: 'ping' }));
  }

  private hear(message: FromServer): void {
    this.alive = true;
    const listener = this.listener;
    if (!listener) return;
    switch (message.type) {
      case 'welcome':
        this.wait = FIRST_WAIT;
        listener.online(true);
        listener.table(message.table);
        break;
      case 'table':
        listener.table(message.table);
        break;
      case 'update':
        this.wholeAsked = false;
        this.show(message.entries, message.state);
        break;
      case 'change':
        this.hearChange(message);
        break;
      case 'chat':
        for (const line of message.lines) this.chatNumber = Math.max(this.chatNumber, line.id);
        listener.chat(message.lines);
        break;
      case 'presence':
        listener.presence(message.seats, message.spectators, message.thinking ?? null);
        break;
      case 'done':
        this.waiting.get(message.key)?.done();
        this.waiting.delete(message.key);
        break;
      case 'refused':
        if (message.key === null && message.problem.code === 'went_back') {
          listener.problem(message.problem);
          this.readAgain();
        } else if (message.key === null) {
          this.refusal = message.problem;
          listener.problem(message.problem);
        } else {
          this.waiting.get(message.key)?.refused(new Refused(message.problem));
          this.waiting.delete(message.key);
        }
        break;
      case 'pong':
        break;
    }
  }

  /** The server was restored: request the whole log over a new connection. */
  private readAgain(): void {
    this.number = -1;
    this.chatNumber = 0;
    this.listener?.wentBack();
    this.reconnect();
  }

  private show(entries: LogRecord[], state: TableState): void {
    // Numbers only grow, unless the server was restored while we were offline.
    if (state.number < this.number) return this.readAgain();
    const fresh = entries.filter((entry) => entry.number > this.number);
    this.number = state.number;
    this.last = state;
    this.listener?.update(fresh, state);
  }

  private hearChange(change: Messages['Change']): void {
    if (this.wholeAsked) return;
    if (this.last?.number === change.from) {
      try {
        const state = applied(this.last as unknown as Json, change.patch) as unknown as TableState;
        return this.show(change.entries, state);
      } catch (error) {
        if (!(error instanceof MisfitError)) throw error;
      }
    }
    this.wholeAsked = true;
    this.hello();
  }

  /** Sent again with the same key after a reconnect: the server answers both the same way. */
  private send(message: Unkeyed): Promise<void> {
    if (this.ended) return Promise.reject(new Refused(this.refusal ?? problemOf(undefined)));
    const key = newKey();
    return new Promise((done, refused) => {
      const one: Waiting = { message: { ...message, key } as Keyed, done, refused };
      this.waiting.set(key, one);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(one.message));
    });
  }

  move(move: string, seat: number): Promise<void> {
    return this.send({ type: 'move', move, seat, number: Math.max(0, this.number) });
  }

  undo(to: 'one' | 'all', seat: number): Promise<void> {
    return this.send({ type: 'undo', to, seat, number: Math.max(0, this.number) });
  }

  act(act: Act, seat: number, to = 'one'): Promise<void> {
    return this.send({ type: 'act', act, seat, to });
  }

  say(text: string): Promise<void> {
    return this.send({ type: 'chat', text, to: null });
  }

  preview(move: string, seat: number, signal: AbortSignal): Promise<Preview> {
    return ask<Preview>(`/tables/${this.id}/preview`, { move, seat }, 'POST', signal);
  }

  explain(member: string, seat: number, signal: AbortSignal): Promise<Explained[]> {
    return ask<Explained[]>(
      `/tables/${this.id}/explain?member=${member}&seat=${seat}`,
      undefined,
      'GET',
      signal,
    );
  }

  whatIf(moves: string[], seat: number, ahead: boolean): Promise<WhatIfResult> {
    return ask<WhatIfResult>(`/tables/${this.id}/what-if`, { moves, seat, ahead });
  }

  at(number: number, seat: number | null): Promise<TableState> {
    const eyes = seat === null ? '' : `?seat=${seat}`;
    return ask<TableState>(`/tables/${this.id}/at/${number}${eyes}`);
  }

  catalogue(language: Language): Promise<Catalogue> {
    return this.patiently(() => ask<Catalogue>(`/catalogue/${language}?table=${this.id}`));
  }

  viewAs(seat: number | null, language: Language): void {
    this.seat = seat;
    this.language = language;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }
}
