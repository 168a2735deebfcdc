/** What is open over the table. */

/** Rules that are open, the refusal they explain, and the icons of what was asked about. */
export interface Help {
  topics: string[];
  said?: string;
  icons?: string[] | undefined;
}

export class Overlay {
  /** Something enlarged. */
  zoom = $state.raw<{ kind: string; key: string } | null>(null);
  help = $state.raw<Help | null>(null);

  /** Points if the game ended now. */
  projection = $state(false);

  close(): void {
    this.projection = false;
    this.zoom = null;
    this.help = null;
  }
}
