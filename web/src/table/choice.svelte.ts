/** The player's current selection: family member, space, servants, or a move in a list. */

import { offersBySpace } from '$/table/panels/offers';
import type { Member, MoveOffer } from '$/lib/types';
import { settings } from '$/app/settings.svelte';
import type { Table } from './table.svelte';

const NONE: MoveOffer[] = [];

export type SpaceLook = 'idle' | 'lit' | 'dark';

export class Choice {
  member = $state<Member | null>(null);
  pointed = $state<string | null>(null);
  /** A space pinned by a click. */
  pinned = $state<string | null>(null);
  extra = $state(0);
  /** A hovered or focused move in a list. */
  considered = $state<string | null>(null);

  constructor(private readonly table: Table) {}

  private bySpace = $derived.by(() => offersBySpace(this.table.moves, this.member));

  /** The moves to a space with the selected member, fewest servants first. */
  offersAt(space: string): MoveOffer[] {
    return this.bySpace.get(space) ?? NONE;
  }

  /** The cheapest move to each space. */
  get firstOffers(): MoveOffer[] {
    return [...this.bySpace.values()].map((offers) => offers[0]!);
  }

  /** Whether the player is choosing a space. */
  choosing = $derived.by(
    () =>
      this.table.deciding &&
      ((this.table.placing && this.member !== null) ||
        this.table.moves.some((offer) => offer.name === 'take' || offer.name === 'buy')),
  );

  lookOf(space: string): SpaceLook {
    if (!this.choosing) return 'idle';
    return this.offersAt(space).length ? 'lit' : 'dark';
  }

  /** The space whose outcome is shown. */
  active = $derived(this.pinned ?? this.pointed);

  offer = $derived.by<MoveOffer | undefined>(() => {
    if (this.considered) return this.table.moves.find((offer) => offer.move === this.considered);
    if (!this.active) return undefined;
    const offers = this.offersAt(this.active);
    return offers[Math.min(this.extra, offers.length - 1)];
  });

  choose(member: Member | null): void {
    this.table.scenes.skip();
    this.member = this.member === member ? null : member;
    this.pinned = null;
    this.pointed = null;
    this.extra = 0;
    this.table.actions.problem = undefined;
    this.table.previews.explain();
    if (this.member) this.table.previews.prepare(this.member);
  }

  point(space: string | null): void {
    if (this.pinned && space !== this.pinned) return;
    if (this.pointed !== space) this.extra = 0;
    this.pointed = space;
    this.considered = null;
    this.table.previews.request();
  }

  /** Moving the focus unpins a refusal. */
  focus(space: string): void {
    if (this.pinned && !this.offersAt(this.pinned).length) this.pinned = null;
    this.point(space);
  }

  /** Click: the first one pins the space or the reason why not (which may still be loading); the second one goes there. */
  take(space: string): void {
    if (this.choosing) this.table.scenes.skip();
    const offers = this.offersAt(space);
    if (!offers.length) {
      const why = this.table.previews.why(space);
      const explained = why || this.table.previews.isExplaining();
      this.pinned = this.choosing && explained && this.pinned !== space ? space : null;
      this.pointed = space;
      this.considered = null;
      if (why?.text) this.table.say(why.text);
      return;
    }
    if (this.pinned === space || settings.oneClick) {
      this.pinned = space;
      void this.table.actions.commit();
      return;
    }
    this.pinned = space;
    this.pointed = space;
    this.considered = null;
    this.extra = 0;
    this.table.previews.request();
    if (this.offer) this.table.say(this.offer.text);
  }

  moreServants(by: number): void {
    if (!this.active) return;
    const most = this.offersAt(this.active).length - 1;
    this.extra = Math.max(0, Math.min(most, this.extra + by));
    this.table.previews.request();
  }

  letGo(): void {
    if (this.pinned) {
      this.pinned = null;
      this.pointed = null;
    } else {
      this.member = null;
      this.pointed = null;
    }
    this.considered = null;
    this.table.actions.problem = undefined;
  }

  forget(): void {
    this.pointed = null;
    this.pinned = null;
    this.considered = null;
    this.extra = 0;
    const { member } = this;
    // Asked of the moves: what is drawn may still be a scene of the past.
    if (member && !this.table.moves.some((one) => one.name === 'place' && one.parts.member === member))
      this.member = null;
  }
}
