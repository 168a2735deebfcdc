/** Hints: the best moves for the current decision, on request. */

import { offered } from '$/app/about.svelte';
import { api, type Hint } from '$/net/api';
import type { Table } from '$/table/table.svelte';

export class Hints {
  private found = $state.raw<Hint>();
  /** Whether hints are open, and whether a request is running. */
  private wanted = $state(false);
  asking = $state(false);
  /** The hovered suggestion. */
  pointed = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  /** The hint for the current decision, if requested. */
  current = $derived.by(() => {
    const { state, seat } = this.table;
    return this.found && this.found.number === state?.number && this.found.seat === seat
      ? this.found
      : undefined;
  });

  mayAsk = $derived.by(() => {
    const { info, deciding, whatIf, screen } = this.table;
    return !!info?.hints && offered('hints') && deciding && !whatIf.on && !screen.curtain;
  });

  open = $derived.by(() => this.mayAsk && this.wanted && (this.asking || this.current !== undefined));

  /** The space of the hovered suggestion. */
  space = $derived.by(() =>
    this.open ? (this.current?.moves.find((one) => one.move === this.pointed)?.space ?? null) : null,
  );

  async toggle(): Promise<Hint | undefined> {
    if (this.open) {
      this.close();
      return undefined;
    }
    this.wanted = true;
    const { seat } = this.table;
    if (this.current || seat === null) return this.current;
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
