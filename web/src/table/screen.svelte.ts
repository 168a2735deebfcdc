/** Several people at one screen: whose turn it is to look, and what is hidden until the screen is handed over. */

import type { GameView } from '$/lib/types';
import type { Table } from './table.svelte';

/** A view without what only the seat it was made for may know. */
export function openPart(view: GameView): GameView {
  const { draft, ...rest } = view;
  return {
    ...rest,
    ...(draft ? { draft: { kept: draft.kept } } : {}),
    seats: view.seats.map(({ hand, tokens, ...seat }) => seat),
  };
}

export class Screen {
  /** The seat the curtain was opened for. */
  curtainFor = $state<number | null>(null);

  constructor(private readonly table: Table) {}

  mySeats = $derived.by(
    () => this.table.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );
  hotSeat = $derived(this.mySeats.length > 1);
  /** What the server shows now is not meant for the person at the screen. */
  covered = $derived.by(() => this.hides(this.table.state?.seat));
  /** Whether the screen must be handed over before the seat may be seen. */
  curtain = $derived.by(() => this.covered && this.table.deciding && this.table.seat !== null);
  /** The seat of the person at the screen. */
  present = $derived.by(
    () => (this.guarded ? this.curtainFor : null) ?? this.table.state?.seat ?? this.mySeats[0],
  );

  /** Several people share the screen, and the server says that they have something to hide from each other. */
  private guarded = $derived.by(() => this.hotSeat && this.table.info?.secrets !== false);
  /** They take turns without a curtain, so everybody is called by name. */
  named = $derived.by(() => this.hotSeat && !this.guarded);

  /** Whether the person at the screen may not see what only this seat knows. */
  hides(seat: number | null | undefined): boolean {
    return this.guarded && this.table.state?.status === 'running' && seat !== this.curtainFor;
  }

  openCurtain(): void {
    this.curtainFor = this.table.seat;
    this.table.previews.explain();
  }
}
