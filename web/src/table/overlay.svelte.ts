/** What the player inspects: hovered or focused, enlarged, or opened over the table. */

export interface Thing {
  kind: 'card' | 'leader' | 'excommunication' | 'family' | 'projection';
  key: string;
}

const same = (one: Thing | null, other: Thing | null): boolean =>
  one?.kind === other?.kind && one?.key === other?.key;

export class Inspector {
  thing = $state.raw<Thing | null>(null);
  /** Whether the hovered element is in the panel itself, whose content must then stay. */
  inPanel = $state(false);

  show(thing: Thing | null, from?: Element): void {
    if (!same(thing, this.thing)) this.thing = thing;
    this.inPanel = !!from?.closest('.middle');
  }

  /** Something else may be hovered already. */
  hide(thing: Thing | null): void {
    if (same(thing, this.thing)) this.thing = null;
  }
}

/** Open rules, the refusal they explain, and the icons involved. */
export interface Help {
  topics: string[];
  said?: string;
  icons?: string[] | undefined;
}

export class Overlay {
  /** What is enlarged. */
  zoom = $state.raw<{ kind: string; key: string } | null>(null);
  help = $state.raw<Help | null>(null);

  /** Whether the projected points are open. */
  projection = $state(false);

  close(): void {
    this.projection = false;
    this.zoom = null;
    this.help = null;
  }
}
