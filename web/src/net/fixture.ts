/** A saved moment of a real game, to develop and take pictures without a server. */

import type {
  Catalogue,
  Explained,
  Language,
  LogRecord,
  Preview,
  TableState,
  WhatIfResult,
} from '$/lib/types';
import type { Listener, TableConnection, TableShown } from './connection';

interface Moment {
  table: { id: string; name: string; names: string[]; options: TableShown['options'] };
  state: TableState;
  explain: Record<string, Explained[]>;
  previews: Record<string, Preview>;
  records: LogRecord[];
}

const COUNTS = 100;

export class FixtureConnection implements TableConnection {
  readonly stored = false;
  private moment: Moment | undefined;
  private listener: Listener | undefined;

  constructor(private readonly name: string) {}

  async open(listener: Listener, language: Language): Promise<void> {
    this.listener = listener;
    await this.load(language);
  }

  private async load(language: Language): Promise<void> {
    const moment = (await (await fetch(`/fixtures/${this.name}.${language}.json`)).json()) as Moment;
    this.moment = moment;
    this.listener?.table({
      id: moment.table.id,
      title: moment.table.name,
      status: moment.state.status,
      public: true,
      host: true,
      options: moment.table.options,
      pack: false,
      clock: { kind: 'none', seconds: 0, increment: 0 },
      undo: 'own',
      level: 'greedy',
      hints: false,
      delay: 0,
      seed_chosen: false,
      seats: moment.table.names.map((name, seat) => ({
        seat,
        kind: seat === 0 ? 'person' : 'bot',
        name,
        level: seat === 0 ? null : 'greedy',
        mine: seat === 0,
        shared: false,
      })),
      number: moment.state.number,
      waiting: moment.state.to_act,
      result: null,
      rematch: null,
      created_at: 0,
      changed_at: 0,
      protocol: 1,
    });
    this.listener?.update(moment.records.slice(-COUNTS * 9), moment.state);
    this.listener?.online(true);
  }

  reconnect(): void {}

  close(): void {
    this.listener = undefined;
  }

  async catalogue(language: Language): Promise<Catalogue> {
    return (await (await fetch(`/fixtures/catalogue.${language}.json`)).json()) as Catalogue;
  }

  async preview(move: string): Promise<Preview> {
    const found = this.moment?.previews[move];
    if (!found) throw new Error(move);
    return found;
  }

  async explain(member: string): Promise<Explained[]> {
    return this.moment?.explain[member] ?? [];
  }

  viewAs(_seat: number | null, language: Language): void {
    void this.load(language);
  }

  async at(): Promise<TableState> {
    if (!this.moment) throw new Error('at');
    return this.moment.state;
  }

  async whatIf(): Promise<WhatIfResult> {
    throw new Error('what if');
  }

  async move(): Promise<void> {}
  async undo(): Promise<void> {}
  async act(): Promise<void> {}
  async say(): Promise<void> {}
}
