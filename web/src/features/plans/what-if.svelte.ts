/**
 * What-if mode: moves of any player on a private copy of the table. Only the player's own moves are listed, because the
 * copy makes up the hands of others; their moves can be typed, or the computer answers.
 */

import type { WhatIfResult } from '$/lib/types';
import type { Table } from '$/table/table.svelte';

/** Seat letters in the notation. */
const LETTERS = 'ABCDE';
/** Stands for a move that the computer chooses. */
const COMPUTER = '?';

export class WhatIf {
  moves = $state.raw<string[]>([]);
  result = $state.raw<WhatIfResult>();
  /** Whether the copy starts with the player's next turn instead of the current one. */
  ahead = $state(false);
  on = $derived(this.result !== undefined);

  constructor(private readonly table: Table) {}

  /** Not while the screen is covered: the copy shows what the seat knows. */
  allowed = $derived.by(() => this.table.seat !== null && !this.table.screen.covered);

  /** Who decides in the copy, unless it is the player. */
  others = $derived.by(() => {
    const deciding = this.result?.to_act ?? [];
    return deciding.includes(this.table.seat ?? -1) ? [] : deciding;
  });

  /** Show the copy after these moves. */
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

  /** The computer answers for whoever decides; what it played is kept, so that later steps start from the same. */
  async answer(): Promise<boolean> {
    if (!(await this.show([...this.moves, COMPUTER]))) return false;
    const last = this.result?.steps.at(-1);
    if (last) this.moves = [...this.moves.slice(0, -1), `${LETTERS[last.seat]}: ${last.move}`];
    return true;
  }

  undo(to: 'one' | 'all'): Promise<boolean> {
    return this.show(to === 'all' ? [] : this.moves.slice(0, -1));
  }

  /** The result of one more move, without making it. */
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
