/** What others did since the player's last move. */

import type { Table } from './table.svelte';

export class News {
  /** The number up to which the person has seen the log, before the present turn. */
  seen = $state(-1);

  constructor(private readonly table: Table) {}

  records = $derived.by(() =>
    this.table.records.filter(
      (record) => record.number > this.seen && record.seat !== this.table.seat && record.events.length > 0,
    ),
  );

  /** Spaces others went to. */
  spaces = $derived(
    new Set(
      this.records.flatMap((record) =>
        record.events.filter((event) => event.name === 'placed').map((event) => event.space),
      ),
    ),
  );

  /** What had happened before the person came is not news. */
  start(number: number): void {
    if (this.seen < 0) this.seen = number;
  }
}
