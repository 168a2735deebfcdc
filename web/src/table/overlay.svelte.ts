/** What the player looks at: pointed at or focused, enlarged, or opened over the table. */

export interface Thing {
  kind: 'card' | 'leader' | 'excommunication' | 'family' | 'projection';
  key: string;
}

const same = (one: Thing | null, other: Thing | null): boolean =>
  one?.kind === other?.kind && one?.key === other?.key;

export class Inspector {
  thing = $state.raw<Thing | null>(null);
  /** Whether it lies in the panel itself, whose content must then stay. */
  inPanel = $state(false);

  show(thing: Thing | null, from?: Element): void {
    if (!same(thing, this.thing)) this.thing = thing;
    this.inPanel = !!from?.closest('.middle');
  }

  /** Something else may be looked at already. */
  hide(thing: Thing | null): void {
    if (same(thing, this.thing)) this.thing = null;
  }
}

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
