/** The player's plan and saved lines, which the server plays and stores. */

import { lineOf, shifted } from './lines';
import type { LogRecord, Schemas } from '$/lib/types';
import { ask } from '$/net/api';
import type { Table } from '$/table/table.svelte';

type Plan = Schemas['PlanShown'];
export type Standing = Schemas['StandingAnswers'];
export type SavedLine = Schemas['TrialShown'];
type Trials = Schemas['TrialList'];

const requests = {
  plan: (table: string, seat: number) => ask<Plan>(`/tables/${table}/plan?seat=${seat}`),
  changePlan: (table: string, seat: number, lines: string[][], standing: Standing) =>
    ask<Plan>(`/tables/${table}/plan`, { seat, lines, standing }, 'PUT'),
  savedLines: (table: string, seat: number) => ask<Trials>(`/tables/${table}/trials?seat=${seat}`),
  saveLine: (table: string, seat: number, name: string, moves: string[], ahead: boolean) =>
    ask<Trials>(`/tables/${table}/trials`, { seat, name, moves, ahead }, 'PUT'),
  deleteLine: (table: string, seat: number, name: string) =>
    ask<Trials>(`/tables/${table}/trials?seat=${seat}&name=${encodeURIComponent(name)}`, undefined, 'DELETE'),
};

export const ASK_ME: Standing = {
  church: null,
  give: null,
  decline: false,
  end: null,
  pass_turn: false,
};

const said = (records: readonly LogRecord[]): string[] =>
  records.flatMap((record) => record.events.map((event) => event.text)).filter(Boolean);

export class Plans {
  plan = $state.raw<Plan>();
  savedLines = $state.raw<SavedLine[]>([]);
  /** What the plan has just played, in words. */
  played = $state.raw<string[]>([]);
  /** The plan whose result was dismissed. */
  private read = $state<number | null>(null);
  private asked: number | undefined;

  constructor(private readonly table: Table) {}

  /** Whether planning is possible: not on a shared screen, where players take turns looking. */
  allowed = $derived.by(() => {
    const { state, screen, connection } = this.table;
    return connection.stored && state?.status === 'running' && state.seat !== null && !screen.hotSeat;
  });
  /** Whether lines can be added now: on one's own turn the moves are simply made. */
  open = $derived.by(
    () => this.allowed && !this.table.state?.decide && (this.table.state?.view.round ?? 0) > 0,
  );
  lines = $derived(this.plan?.lines ?? []);
  standing = $derived<Standing>(this.plan?.standing ?? ASK_ME);
  /** Lines that can still be played. */
  waiting = $derived(this.lines.filter((line) => line.status === 'waiting'));
  /** What to report about the plan: what was played, or why nothing was. */
  news = $derived.by(() => {
    if (!this.allowed) return undefined;
    if (this.played.length) return 'played' as const;
    if (!this.plan || this.plan.number === this.read) return undefined;
    if (this.plan.asked && this.table.state?.decide) return 'asked' as const;
    return this.plan.forgotten ? ('forgotten' as const) : undefined;
  });

  /** The what-if line as a planned line. */
  tried = $derived.by(() => lineOf(this.table.whatIf.result?.steps ?? [], this.table.state?.seat ?? -1));

  private get at(): [string, number] | undefined {
    const { info, state } = this.table;
    return info && state && state.seat !== null ? [info.id, state.seat] : undefined;
  }

  /** Reload the plan if an event may have affected it. */
  follow(fresh: readonly LogRecord[]): void {
    if (!this.allowed) return;
    const seat = this.table.state!.seat;
    const own = fresh.filter((record) => record.seat === seat && record.kind === 'move');
    const planned = own.filter((record) => record.planned);
    const before = this.asked === seat;
    // The moves of a line may arrive one by one.
    if (before && planned.length) this.played = [...this.played, ...said(planned)];
    else if (own.length) this.played = [];
    const undone = fresh.some((record) => record.kind !== 'move');
    const moment = this.waiting.length > 0 && (this.table.state!.decide || undone);
    if (!before || planned.length || moment || (own.length && this.plan?.asked)) void this.load();
  }

  async load(): Promise<void> {
    const where = this.at;
    if (!where) return;
    this.asked = where[1];
    // If this fails, the next event tries again.
    const plan = await requests.plan(...where).catch(() => (this.asked = undefined));
    if (!plan || this.at?.[1] !== where[1]) return;
    this.plan = plan;
  }

  dismiss(): void {
    this.played = [];
    this.read = this.plan?.number ?? null;
  }

  async loadSavedLines(): Promise<void> {
    const where = this.at;
    if (where)
      await this.table.actions.busily(
        async () => void (this.savedLines = (await requests.savedLines(...where)).trials),
      );
  }

  /** Only lines that can still be played. */
  private movesOfLines(): string[][] {
    return this.waiting.map((line) => line.moves.map(({ move }) => move));
  }

  private async save(lines: string[][], standing: Standing): Promise<boolean> {
    const where = this.at;
    if (!where) return false;
    return this.table.actions.busily(async () => {
      this.plan = await requests.changePlan(...where, lines, standing);
      this.played = [];
    });
  }

  /** Append the what-if line to the plan. */
  async add(): Promise<void> {
    if (!this.tried.length) return;
    if (await this.save([...this.movesOfLines(), this.tried], this.standing)) this.table.whatIf.leave();
  }

  remove(at: number): Promise<boolean> {
    return this.save(
      this.movesOfLines().filter((_, number) => number !== at),
      this.standing,
    );
  }

  shift(at: number, by: number): Promise<boolean> {
    return this.save(shifted(this.movesOfLines(), at, by), this.standing);
  }

  answer(change: Partial<Standing>): Promise<boolean> {
    return this.save(this.table.state?.decide ? [] : this.movesOfLines(), { ...this.standing, ...change });
  }

  async saveLine(name: string): Promise<boolean> {
    const where = this.at;
    const { moves, ahead } = this.table.whatIf;
    if (!where || !name.trim()) return false;
    return this.table.actions.busily(
      async () =>
        void (this.savedLines = (await requests.saveLine(...where, name.trim(), moves, ahead)).trials),
    );
  }

  async deleteLine(name: string): Promise<boolean> {
    const where = this.at;
    if (!where) return false;
    return this.table.actions.busily(
      async () => void (this.savedLines = (await requests.deleteLine(...where, name)).trials),
    );
  }

  openLine({ moves, ahead }: SavedLine): Promise<boolean> {
    return this.table.whatIf.show(moves, ahead);
  }
}
