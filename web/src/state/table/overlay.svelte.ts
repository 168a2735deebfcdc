/** What is open over the table. */

export class Overlay {
  /** Something enlarged. */
  zoom = $state.raw<{ kind: string; key: string } | null>(null);
  /** Rules that are open, and the refusal they explain. */
  help = $state.raw<{ topics: string[]; said?: string } | null>(null);

  /** Points if the game ended now. */
  projection = $state(false);

  close(): void {
    this.projection = false;
    this.zoom = null;
    this.help = null;
  }
}
