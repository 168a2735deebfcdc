/**
 * What if: moves of any player on a private copy of the table, and how it looks after them. Only the player's own moves
 * are offered, because the hands of others are imagined in the copy; theirs can be typed.
 */

import type { WhatIfResult } from '$/lib/types';
import type { Table } from '$/table/table.svelte';

/** How the notation names the seats. */
const LETTERS = 'ABCDE';

export class WhatIf {
  moves = $state.raw<string[]>([]);
  result = $state.raw<WhatIfResult>();
  /** Whether the copy begins with the player's next turn, although it is another's now. */
  ahead = $state(false);
  on = $derived(this.result !== undefined);

  constructor(private readonly table: Table) {}

  /** Whether moves may be tried: the copy shows what the seat knows. */
  allowed = $derived.by(() => this.table.seat !== null && !this.table.screen.covered);

  /** Those who decide in the copy, if the player does not. */
  others = $derived.by(() => {
    const deciding = this.result?.to_act ?? [];
    return deciding.includes(this.table.seat ?? -1) ? [] : deciding;
  });

  /** The table after these moves; without any as it stands. */
  async show(moves: string[], ahead = this.ahead): Promise<boolean> {
    if (!this.allowed) return false;
    return this.table.actions.busily(async () => {
      const result = await this.imagine(moves, ahead);
      if (!this.allowed) return;
      this.ahead = ahead;
      this.moves = moves;
      this.result = result;
      this.table.forget();
    });
  }

  play(move: string): Promise<boolean> {
    return this.show(this.with(move));
  }

  undo(to: 'one' | 'all'): Promise<boolean> {
    return this.show(to === 'all' ? [] : this.moves.slice(0, -1));
  }

  /** What a further move would lead to. */
  ask(move: string): Promise<WhatIfResult> {
    return this.imagine(this.with(move));
  }

  end(): void {
    this.moves = [];
    this.result = undefined;
    this.ahead = false;
  }

  leave(): void {
    this.end();
    this.table.forget();
    this.table.previews.explain();
  }

  private imagine(moves: string[], ahead = this.ahead): Promise<WhatIfResult> {
    return this.table.connection.whatIf(moves, this.table.state?.seat ?? 0, ahead);
  }

  private with(move: string): string[] {
    if (/^[A-E]:/i.test(move)) return [...this.moves, move];
    const seat = this.others[0] ?? this.table.seat ?? 0;
    return [...this.moves, `${LETTERS[seat]}: ${move}`];
  }
}
