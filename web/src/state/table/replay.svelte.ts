/** The table as it was after an entry of the log, shown instead of the present. */

import type { TableState } from '$/model/types';
import type { Table } from './table.svelte';

export class Replay {
  state = $state.raw<TableState>();
  number = $state<number | null>(null);
  /** A past table is being asked for. */
  private looking = false;

  constructor(private readonly table: Table) {}

  async goTo(number: number | null): Promise<void> {
    this.number = number !== null && number < (this.table.state?.number ?? 0) ? number : null;
    if (this.number === null) this.state = undefined;
    else await this.lookBack();
  }

  /** One question at a time: of what was wanted meanwhile only the newest is asked for. */
  private async lookBack(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    const { connection, screen, acts } = this.table;
    let asked: number | null = null;
    while (this.number !== null && this.number !== asked) {
      asked = this.number;
      try {
        const found = await connection.at(asked, screen.hotSeat ? screen.curtainFor : null);
        if (this.number === asked) this.state = found;
      } catch (error) {
        if (this.number !== asked) continue;
        acts.fail(error);
        this.number = null;
        this.state = undefined;
      }
    }
    this.looking = false;
  }
}
