/** Several players at one screen: who may look, and what is hidden until the device is handed over. */

import type { GameView } from '$/lib/types';
import type { Table } from './table.svelte';

/** The view without its seat's secrets. */
export function openPart(view: GameView): GameView {
  const { draft, ...rest } = view;
  return {
    ...rest,
    ...(draft ? { draft: { kept: draft.kept } } : {}),
    seats: view.seats.map(({ hand, tokens, ...seat }) => seat),
  };
}

export class Screen {
  /** The seat that the curtain was opened for. */
  curtainFor = $state<number | null>(null);

  constructor(private readonly table: Table) {}

  mySeats = $derived.by(
    () => this.table.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [],
  );
  hotSeat = $derived(this.mySeats.length > 1);
  /** The current view isn't meant for the person at the screen. */
  covered = $derived.by(() => this.hides(this.table.state?.seat));
  /** Whether the device must be handed over first. */
  curtain = $derived.by(() => this.covered && this.table.deciding && this.table.seat !== null);
  /** The seat of the person at the screen. */
  present = $derived.by(
    () => (this.guarded ? this.curtainFor : null) ?? this.table.state?.seat ?? this.mySeats[0],
  );

  /** Several share the screen, and the server says they have secrets. */
  private guarded = $derived.by(() => this.hotSeat && this.table.info?.secrets !== false);
  /** Without a curtain players are called by name. */
  named = $derived.by(() => this.hotSeat && !this.guarded);

  /** Whether the person at the screen may not see this seat's secrets. */
  hides(seat: number | null | undefined): boolean {
    return this.guarded && this.table.state?.status === 'running' && seat !== this.curtainFor;
  }

  openCurtain(): void {
    this.curtainFor = this.table.seat;
    this.table.previews.explain();
  }
}
