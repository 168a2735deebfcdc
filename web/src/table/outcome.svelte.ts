/** What a move would do before it is made, and why a member cannot go somewhere. */

import { difference } from '$/lib/goods';
import type { Explained, Goods, Member } from '$/lib/types';
import { lastStep } from '$/net/connection';
import { Answers } from './answers.svelte';
import type { Table } from './table.svelte';

export class Outcome {
  private answers = new Answers();

  constructor(private readonly table: Table) {}

  preview = $derived.by(() => {
    const { offer } = this.table.choice;
    return offer && this.answers.preview(offer.move);
  });

  /** What a move would do, if the server has said it. */
  previewOf(move: string) {
    return this.answers.preview(move);
  }

  /** What the move under consideration changes in the player's goods. */
  change = $derived.by<Goods>(() => {
    const { own, seat } = this.table;
    const view = this.preview?.view;
    if (!view || seat === null || !own) return {};
    return difference(view.seats[seat]!.goods, own.goods);
  });

  why(space: string): Explained | undefined {
    const { member } = this.table.choice;
    return member ? this.answers.why(member, space) : undefined;
  }

  /** Whether the reasons for the member in hand have been asked for and are not here yet. */
  isExplaining(): boolean {
    const { member } = this.table.choice;
    return !!member && this.answers.isExplaining(member);
  }

  consult(): void {
    const { offer } = this.table.choice;
    if (offer) void this.ask(offer.move);
  }

  private async ask(move: string, beforehand = false): Promise<void> {
    const { acting, seat, trial, connection } = this.table;
    if (this.table.acts.busy || seat === null) return;
    await this.answers.ask(
      move,
      async (asked, signal) =>
        trial.on ? lastStep(await trial.ask(asked)) : connection.preview(asked, seat, signal),
      () => this.table.acting === acting,
      beforehand,
    );
  }

  /** Why members cannot go to dark spaces: asked for when the turn begins, so that it is there when one is taken. */
  explain(): void {
    const { seat, state, placing, trial, moves, connection } = this.table;
    if (!placing || trial.on || seat === null) return;
    const members = moves.filter((offer) => offer.name === 'place').map((offer) => offer.parts.member);
    this.answers.explain(
      new Set(members.map(String)),
      (member, signal) => connection.explain(member, seat, signal),
      () => this.table.state?.number === state?.number,
    );
  }

  /** The outcomes of the moves a member could make, before anybody points at them. */
  prepare(member: Member): void {
    const { acting, trial, choice } = this.table;
    if (trial.on) return;
    this.answers.prepare(
      choice.firstOffers.map((offer) => offer.move),
      (move) => this.ask(move, true),
      () => this.table.acting === acting && choice.member === member && !trial.on,
    );
  }

  /** The outcomes of the moves of a list. */
  prepareAll(moves: string[]): void {
    const { acting, trial } = this.table;
    if (trial.on) return;
    this.answers.prepare(
      moves,
      (move) => this.ask(move, true),
      () => this.table.acting === acting && !trial.on,
    );
  }

  forget(): void {
    this.answers.forget();
  }

  /** Open questions are no longer asked. */
  letGo(): void {
    this.answers.letGo();
  }
}
