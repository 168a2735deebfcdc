/** What happened since the player's last turn; from the log, so it is the same on every device. */

import { newsFor } from '$/table/scenes/scene';
import type { Table } from './table.svelte';

export class News {
  constructor(private readonly table: Table) {}

  records = $derived.by(() => newsFor(this.table.visibleLog, this.table.seat));
  numbers = $derived(new Set(this.records.map((record) => record.number)));

  /** Spaces that others went to. */
  spaces = $derived(
    new Set(
      this.records.flatMap((record) =>
        record.events.filter((event) => event.name === 'placed').map((event) => event.space),
      ),
    ),
  );

  /** Play it again, scene by scene. */
  replay(): Promise<void> {
    return this.table.scenes.play(this.records);
  }
}
