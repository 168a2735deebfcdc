/** The coach of a first game: asks the server for remarks and shows each of them once. */

import { offered } from '$/app/about.svelte';
import { noteFinished } from '$/app/storage';
import { noteSaid, saidAt, sendAway } from './storage';
import { api, type CoachRemark } from '$/net/api';
import type { Table } from '$/table/table.svelte';

export class Coach {
  private said = $state.raw<string[]>();
  private remarks = $state.raw<CoachRemark[]>([]);
  private askedAt = -1;

  constructor(private readonly table: Table) {}

  /** Whether this table has a coach. */
  here = $derived.by(() => this.said !== undefined && this.table.seat !== null && !this.table.whatIf.on);

  /** The remark to show; compliments have their place on the final screen. */
  remark = $derived.by(() => {
    const { said } = this;
    if (!this.here || !said || this.table.state?.status === 'over') return undefined;
    return this.remarks.find((one) => !said.includes(one.once));
  });

  /** Up to two compliments after the end. */
  praise = $derived.by(() =>
    this.table.state?.status === 'over' ? this.remarks.filter((one) => one.key.startsWith('well-')) : [],
  );

  /** Called with every change of the table: requests remarks when the player has to decide, and after the end. */
  async follow(): Promise<void> {
    const { info, state, seat } = this.table;
    if (!info || !state || seat === null || !offered('coach')) return;
    this.said ??= saidAt(info.id);
    const over = state.status === 'over';
    if (over) {
      const total = (own: boolean): number =>
        Math.max(
          ...(state.scores ?? []).filter((one) => (one.seat === seat) === own).map((one) => one.total),
        );
      noteFinished(info.id, state.scores?.length ? total(true) - total(false) : 0);
    }
    if (!this.said || this.askedAt === state.number || !(over || (state.decide && info.hints))) return;
    this.askedAt = state.number;
    try {
      const found = await api.coach(info.id, seat);
      if (found.number === this.table.state?.number) this.remarks = found.remarks;
    } catch {
      this.remarks = []; // the game continues without a coach
    }
  }

  /** The player has read the remark. */
  next(): void {
    const { remark } = this;
    if (!remark || !this.said || !this.table.info) return;
    noteSaid(this.table.info.id, remark.once);
    this.said = [...this.said, remark.once];
  }

  leave(forGood: boolean): void {
    if (!this.table.info) return;
    sendAway(this.table.info.id, forGood);
    this.said = undefined;
    this.remarks = [];
  }
}
