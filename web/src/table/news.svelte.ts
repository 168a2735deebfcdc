/** What happened since the player's last turn; from the log, so it is the same on every device. */

import { logGroups } from '$/lib/log';
import { newsFor, spacesIn } from '$/table/scenes/scene';
import type { Table } from './table.svelte';

export class News {
  constructor(private readonly table: Table) {}

  records = $derived.by(() => newsFor(this.table.visibleLog, this.table.seat));
  numbers = $derived(new Set(this.records.map((record) => record.number)));
  /** Lines of the digest. */
  count = $derived(
    logGroups(this.records, 0, this.numbers).reduce((sum, group) => sum + group.lines.length, 0),
  );

  /** Spaces that others went to and still stand on. */
  spaces = $derived(spacesIn(this.records));

  /** Play it again, scene by scene. */
  replay(): Promise<void> {
    return this.table.scenes.play(this.records);
  }
}
