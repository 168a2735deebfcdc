/** What the strongest player would do: hints during the game, the analysis after it. */

import { api, type Analysis, type Hint } from '$/net/api';
import type { Table } from './table.svelte';

export class Advice {
  private found = $state.raw<Hint>();
  /** What the analysis of the finished game found. */
  analysis = $state.raw<Analysis>();

  constructor(private readonly table: Table) {}

  /** The hint for the present decision, if it was asked for. */
  hint = $derived.by(() => {
    const { state, seat } = this.table;
    return this.found && this.found.number === state?.number && this.found.seat === seat
      ? this.found
      : undefined;
  });

  mayAsk = $derived.by(() => {
    const { shown, deciding, trial, screen } = this.table;
    return !!shown?.hints && deciding && !trial.on && !screen.curtain;
  });

  async ask(seat: number): Promise<Hint> {
    this.found = await api.hint(this.table.shown?.id ?? '', seat);
    return this.found;
  }
}
