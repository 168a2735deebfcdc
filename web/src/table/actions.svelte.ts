/** The player's actions at the table: moves, undo, proposals and answers; and errors. */

import { problemOf } from '$/net/api';
import { Refused, type Act, type Problem } from '$/net/connection';
import { settings } from '$/app/settings.svelte';
import type { Table } from './table.svelte';

/** Not settled: what ends a turn, and what a player wants to see before it happens. */
const ASKED = ['turn', 'church', 'bonus_tile', 'draft', 'auction'];
const isSettled = (kind = 'turn'): boolean => !ASKED.includes(kind);

export class Actions {
  busy = $state(false);
  problem = $state.raw<Problem>();
  /** The state at which something was done automatically: not tried twice. */
  private settledAt = -1;

  constructor(private readonly table: Table) {}

  /** The player's seat that has to answer a proposal. */
  answering = $derived.by(() => {
    const { proposal, players } = this.table.state ?? {};
    return proposal
      ? this.table.screen.mySeats.find((seat) => !proposal.agreed.includes(seat) && !players?.[seat]?.bot)
      : undefined;
  });

  canUndo = $derived.by(() => {
    const { whatIf, state, replay } = this.table;
    return whatIf.on
      ? whatIf.moves.length > 0
      : !!state?.undo && state.undo.moves > 0 && state.undo.rule !== 'off' && !replay.state;
  });

  async commit(): Promise<void> {
    const { offer } = this.table.choice;
    if (offer) await this.play(offer.move);
  }

  async play(move: string): Promise<boolean> {
    const { seat, whatIf, previews, scenes } = this.table;
    if (seat === null || this.busy) return false;
    if (whatIf.on) return whatIf.play(move);
    scenes.skip();
    previews.abort();
    return this.busily(() => this.send(move, seat));
  }

  /** One action at a time; errors are shown. */
  async busily(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
      this.settle();
    }
  }

  /** When several decide at once, another may be first; the move is sent again if it is still legal. */
  private async send(move: string, seat: number, tries = 4): Promise<void> {
    try {
      await this.table.connection.move(move, seat);
    } catch (error) {
      const stale = error instanceof Refused && error.problem.code === 'stale';
      if (!stale || tries === 0) throw error;
      await new Promise((done) => setTimeout(done, 60));
      if (!this.table.moves.some((offer) => offer.move === move)) throw error;
      await this.send(move, seat, tries - 1);
    }
  }

  /**
   * A question with one answer is not asked; the end of a turn only where the player wants that. Undo skips such a
   * question too. Called after a move's answer and after its state, as either may be first.
   */
  settle(): void {
    const { state, moves, screen, whatIf, decision, connection, records } = this.table;
    const number = state?.number ?? -1;
    const [only] = moves;
    if (!only || moves.length > 1 || this.busy || this.settledAt === number || whatIf.on) return;
    if (only.name === 'end' ? !settings.autoEnd || screen.hotSeat : !isSettled(decision?.kind)) return;
    if (!connection.stored) return; // a lesson or puzzle asks on purpose
    this.settledAt = number;
    const undone = only.name !== 'end' && records.at(-1)?.events.some((event) => event.name === 'undone');
    if (!undone) void this.play(only.move);
    else if (this.canUndo && state?.undo?.rule === 'own') void this.undo('one');
  }

  async undo(to: 'one' | 'all'): Promise<void> {
    const { seat, whatIf, previews, connection, state, scenes } = this.table;
    if (seat === null || this.busy) return;
    scenes.skip();
    if (whatIf.on) {
      await whatIf.undo(to);
      return;
    }
    previews.abort();
    await this.busily(() =>
      state?.undo?.rule === 'consent' ? connection.act('propose_undo', seat, to) : connection.undo(to, seat),
    );
  }

  async act(act: Act, seat = this.table.screen.present): Promise<void> {
    if (seat === undefined) return;
    try {
      await this.table.connection.act(act, seat);
    } catch (error) {
      this.fail(error);
    }
  }

  async answer(answer: 'agree' | 'object'): Promise<void> {
    const seat = this.answering;
    if (seat !== undefined && !this.busy) await this.busily(() => this.table.connection.act(answer, seat));
  }

  fail(error: unknown): void {
    if (!(error instanceof Refused)) console.error(error);
    this.problem = problemOf(error);
    this.table.say(this.problem.sentence);
  }
}
