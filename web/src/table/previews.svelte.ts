/** Previews of moves, and why spaces are closed. */

import { difference } from '$/lib/goods';
import type { Explained, Goods, Member } from '$/lib/types';
import { lastStep } from '$/net/connection';
import { PreviewCache } from './preview-cache.svelte';
import type { Table } from './table.svelte';

export class Previews {
  private cache = new PreviewCache();

  constructor(private readonly table: Table) {}

  current = $derived.by(() => {
    const { offer } = this.table.choice;
    return offer && this.cache.preview(offer.move);
  });

  /** The preview of a move, if loaded. */
  of(move: string) {
    return this.cache.preview(move);
  }

  /** How the current move changes the player's goods. */
  change = $derived.by<Goods>(() => {
    const { own, seat } = this.table;
    const view = this.current?.view;
    if (!view || seat === null || !own) return {};
    return difference(view.seats[seat]!.goods, own.goods);
  });

  why(space: string): Explained | undefined {
    const { member } = this.table.choice;
    return member ? this.cache.why(member, space) : undefined;
  }

  /** Whether the reasons for the selected member are still loading. */
  isExplaining(): boolean {
    const { member } = this.table.choice;
    return !!member && this.cache.isExplaining(member);
  }

  request(): void {
    const { offer } = this.table.choice;
    if (offer) void this.ask(offer.move);
  }

  private async ask(move: string, beforehand = false): Promise<void> {
    const { acting, seat, whatIf, connection } = this.table;
    if (this.table.actions.busy || seat === null) return;
    await this.cache.ask(
      move,
      async (asked, signal) =>
        whatIf.on ? lastStep(await whatIf.ask(asked)) : connection.preview(asked, seat, signal),
      () => this.table.acting === acting,
      beforehand,
    );
  }

  /** Reasons for dark spaces, requested at the start of the turn so that they are there when a member is selected. */
  explain(): void {
    const { seat, state, placing, whatIf, moves, connection } = this.table;
    if (!placing || whatIf.on || seat === null) return;
    const members = moves.filter((offer) => offer.name === 'place').map((offer) => offer.parts.member);
    this.cache.explain(
      new Set(members.map(String)),
      (member, signal) => connection.explain(member, seat, signal),
      () => this.table.state?.number === state?.number,
    );
  }

  /** Prefetch the moves of a member. */
  prepare(member: Member): void {
    const { acting, whatIf, choice } = this.table;
    if (whatIf.on) return;
    this.cache.prepare(
      choice.firstOffers.map((offer) => offer.move),
      (move) => this.ask(move, true),
      () => this.table.acting === acting && choice.member === member && !whatIf.on,
    );
  }

  /** Prefetch the moves of a list. */
  prepareAll(moves: string[]): void {
    const { acting, whatIf } = this.table;
    if (whatIf.on) return;
    this.cache.prepare(
      moves,
      (move) => this.ask(move, true),
      () => this.table.acting === acting && !whatIf.on,
    );
  }

  clear(): void {
    this.cache.clear();
  }

  abort(): void {
    this.cache.abort();
  }
}
