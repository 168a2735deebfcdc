/** Hints during the game and the analysis after it. */

import { offered } from '$/app/about.svelte';
import { api, type Analysis, type Hint } from '$/net/api';
import type { Table } from '$/table/table.svelte';

export class Advice {
  private found = $state.raw<Hint>();
  /** The analysis of the finished game. */
  analysis = $state.raw<Analysis>();
  /** Whether hints are open, and whether a request is running. */
  private wanted = $state(false);
  asking = $state(false);
  /** The hovered suggestion, and the space that an analysis is about; both are lit up on the board. */
  pointed = $state<string | null>(null);
  marked = $state.raw<{ number: number; space: string | null } | null>(null);

  constructor(private readonly table: Table) {}

  /** The hint for the current decision, if requested. */
  hint = $derived.by(() => {
    const { state, seat } = this.table;
    return this.found && this.found.number === state?.number && this.found.seat === seat
      ? this.found
      : undefined;
  });

  mayAsk = $derived.by(() => {
    const { info, deciding, whatIf, screen } = this.table;
    return !!info?.hints && offered('hints') && deciding && !whatIf.on && !screen.curtain;
  });

  open = $derived.by(() => this.mayAsk && this.wanted && (this.asking || this.hint !== undefined));

  /** The space to light up. */
  lit = $derived.by(() => {
    if (this.marked && this.marked.number === this.table.replay.number) return this.marked.space;
    return this.open ? (this.hint?.moves.find((one) => one.move === this.pointed)?.space ?? null) : null;
  });

  async toggle(): Promise<Hint | undefined> {
    if (this.open) {
      this.close();
      return undefined;
    }
    this.wanted = true;
    const { seat } = this.table;
    if (this.hint || seat === null) return this.hint;
    this.asking = true;
    this.table.actions.problem = undefined;
    try {
      this.found = await api.hint(this.table.info?.id ?? '', seat);
      return this.found;
    } catch (error) {
      this.table.actions.fail(error);
      this.close();
      return undefined;
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.wanted = false;
    this.pointed = null;
  }
}
