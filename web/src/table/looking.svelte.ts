/** What is being looked at: pointed at or focused, not yet enlarged. Its words fill the panel on the right. */

export interface Thing {
  kind: 'card' | 'leader' | 'excommunication' | 'family' | 'projection';
  key: string;
}

const same = (one: Thing | null, other: Thing | null): boolean =>
  one?.kind === other?.kind && one?.key === other?.key;

export class Looking {
  thing = $state.raw<Thing | null>(null);
  /** Whether it lies in the panel itself, whose content must then stay. */
  inPanel = $state(false);

  look(thing: Thing | null, from?: Element): void {
    if (!same(thing, this.thing)) this.thing = thing;
    this.inPanel = !!from?.closest('.middle');
  }

  /** Something else may be looked at already. */
  leave(thing: Thing | null): void {
    if (same(thing, this.thing)) this.thing = null;
  }
}
