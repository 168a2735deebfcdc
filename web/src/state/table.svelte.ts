/** The table one looks at: what the server said last, and what the person has in hand. */

import { difference } from '$/model/goods';
import { takenInRound } from '$/model/history';
import { offersBySpace } from '$/model/offers';
import { openPart } from '$/model/secrets';
import type {
  Catalogue,
  Explained,
  Goods,
  LogRecord,
  Member,
  MoveOffer,
  SeatView,
  TableState,
} from '$/model/types';
import {
  Refused,
  type Act,
  type ChatLine,
  type Problem,
  type TableConnection,
  type TableShown,
  lastStep,
  type WhatIf,
} from '$/net/connection';
import { problemOf, type Analysis } from '$/net/api';
import { Answers } from './answers.svelte';
import { settings } from './settings.svelte';

const NONE: MoveOffer[] = [];

export type SpaceLook = 'idle' | 'lit' | 'dark';

export class Table {
  shown = $state.raw<TableShown>();
  state = $state.raw<TableState>();
  records = $state.raw<LogRecord[]>([]);
  catalogue = $state.raw<Catalogue>();
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<number[]>([]);
  spectators = $state(0);
  online = $state(true);
  problem = $state.raw<Problem>();
  failed = $state.raw<Problem>();
  busy = $state(false);
  /** What the live region reads. */
  spoken = $state('');

  member = $state<Member | null>(null);
  pointed = $state<string | null>(null);
  pinned = $state<string | null>(null);
  extra = $state(0);
  /** A move of a list that is pointed at or focused. */
  considered = $state<string | null>(null);
  zoom = $state.raw<{ kind: string; key: string } | null>(null);
  /** Rules that are open, and the refusal they explain. */
  help = $state.raw<{ topics: string[]; said?: string } | null>(null);
  /** Moves tried on a private copy of the table, and how it looks after them. */
  trial = $state.raw<{ moves: string[]; result: WhatIf }>();
  /** Entry of the log shown instead of the present. */
  past = $state.raw<TableState>();
  pastNumber = $state<number | null>(null);
  /** The number up to which the person has seen the log, before the present turn. */
  seen = $state(-1);
  /** The seat the curtain was opened for, where several sit at one screen. */
  curtainFor = $state<number | null>(null);

  /** What the analysis of the finished game found. */
  analysis = $state.raw<Analysis>();

  private answers = new Answers();
  /** The state that was tried to be left by itself: a refusal is not asked for twice. */
  private endedAt = -1;
  /** A past table is being asked for. */
  private looking = false;

  constructor(readonly connection: TableConnection) {}

  async open(): Promise<void> {
    try {
      const [found] = await Promise.all([
        this.connection.catalogue(settings.language),
        this.connection.open(
          {
            table: (table) => (this.shown = table),
            update: (entries, state) => this.update(entries, state),
            chat: (lines) => {
              const known = new Set(this.chat.map((line) => line.id));
              this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.id))];
            },
            presence: (seats, spectators) => {
              this.here = seats;
              this.spectators = spectators;
            },
            online: (online) => (this.online = online),
            problem: (problem) => {
              if (this.state) this.problem = problem;
              else this.giveUp(problem);
            },
          },
          settings.language,
          null,
        ),
      ]);
      this.catalogue = found;
    } catch (error) {
      this.giveUp(problemOf(error));
    }
  }

  private giveUp(problem: Problem): void {
    this.failed = problem;
    this.close();
  }

  close(): void {
    this.connection.close();
  }

  async speak(): Promise<void> {
    if (!this.catalogue || this.catalogue.language === settings.language) return;
    this.connection.look(null, settings.language);
    this.forget();
    this.catalogue = await this.connection.catalogue(settings.language);
  }

  private update(entries: LogRecord[], state: TableState): void {
    const { state: before, covered } = this;
    const fresh = entries.filter((entry) => !this.records.some((known) => known.number === entry.number));
    this.records = [...this.records, ...fresh].sort((a, b) => a.number - b.number);
    const changed = !before || before.number !== state.number || before.seat !== state.seat;
    this.state = state;
    if (this.covered && !covered) {
      this.trial = undefined;
      this.zoom = null;
      this.help = null;
    }
    if (this.seen < 0) this.seen = state.number;
    if (changed) {
      this.forget();
      if (before && fresh.length) {
        this.spoken = fresh
          .flatMap((entry) => entry.events.map((event) => event.text))
          .filter(Boolean)
          .slice(-6)
          .join(' ');
      }
      if (this.trial) void this.tryMoves(this.trial.moves);
      else this.explain();
      this.endByItself();
    }
  }

  /** One's own move arrives while its answer is still on the way, so this is also asked when that has come. */
  private endByItself(): void {
    const number = this.state?.number ?? -1;
    const only = this.moves.length === 1 ? this.moves[0] : undefined;
    if (!settings.autoEnd || only?.name !== 'end' || this.hotSeat || this.trial) return;
    if (this.busy || this.endedAt === number) return;
    this.endedAt = number;
    void this.play(only.move);
  }

  private forget(): void {
    this.answers.forget();
    this.pointed = null;
    this.pinned = null;
    this.considered = null;
    this.extra = 0;
    if (this.member && this.own?.members[this.member] === undefined) this.member = null;
    if (this.member && !this.placing) this.member = null;
  }

  /** Why members cannot go to dark spaces: asked for when the turn begins, so that it is there when one is taken. */
  private explain(): void {
    const { seat, state } = this;
    if (!this.placing || this.trial || seat === null) return;
    const members = this.moves
      .filter((offer) => offer.name === 'place')
      .map((offer) => offer.parts['member']);
    this.answers.explain(
      new Set(members.map(String)),
      (member, signal) => this.connection.explain(member, seat, signal),
      () => this.state?.number === state?.number,
    );
  }

  // ------------------------------------------------------------------------------------ who and what

  /** Who acts, and what is possible: at the table, or in what is tried. */
  private acting = $derived.by(() => {
    const trial = this.trial?.result;
    if (!trial || this.past) return this.state;
    const seat = trial.to_act[0];
    return {
      seat: seat ?? this.state?.seat ?? null,
      decide: seat !== undefined,
      moves: trial.moves[String(seat)] ?? [],
      view: trial.view,
      to_act: trial.to_act,
    };
  });
  mySeats = $derived(this.shown?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  hotSeat = $derived(this.mySeats.length > 1);
  /** Several people, one screen: whoever is at it may not see what only this seat knows. */
  private foreign(seat: number | null | undefined): boolean {
    return this.hotSeat && this.state?.status === 'running' && seat !== this.curtainFor;
  }
  /** What the server shows now is for other eyes than those at the screen. */
  covered = $derived(this.foreign(this.state?.seat));
  /** The game as it is drawn: now, as it was, or as it would be. */
  view = $derived.by(() => {
    const view = this.past?.view ?? this.acting?.view;
    return view && this.foreign((this.past ?? this.state)?.seat) ? openPart(view) : view;
  });
  seat = $derived(this.acting?.seat ?? null);
  toAct = $derived(this.past?.to_act ?? this.acting?.to_act ?? []);
  own = $derived<SeatView | undefined>(this.seat === null ? undefined : this.view?.seats[this.seat]);
  deciding = $derived(!!this.acting?.decide && !this.past);
  /** Whether the screen must be handed over before the seat may be seen. */
  curtain = $derived(this.covered && this.deciding && this.seat !== null);
  moves = $derived<MoveOffer[]>(this.deciding && !this.curtain ? (this.acting?.moves ?? []) : []);
  decision = $derived(this.acting?.view.decision);
  placing = $derived(this.moves.some((offer) => offer.name === 'place'));
  names = $derived(this.shown?.seats.map((seat) => seat.name) ?? []);
  /** The own seat of whoever is at the screen. */
  private present = $derived((this.hotSeat ? this.curtainFor : null) ?? this.state?.seat ?? this.mySeats[0]);
  /** The own seat that has to answer a proposal. */
  answering = $derived.by(() => {
    const { proposal, players } = this.state ?? {};
    return proposal
      ? this.mySeats.find((seat) => !proposal.agreed.includes(seat) && !players?.[seat]?.bot)
      : undefined;
  });
  /** Whether moves may be tried on a private copy: it shows what the seat knows. */
  mayTry = $derived(this.seat !== null && !this.covered);

  /** What others did since the own last move. */
  news = $derived(
    this.records.filter(
      (record) => record.number > this.seen && record.seat !== this.seat && record.events.length > 0,
    ),
  );

  /** Spaces others went to since the own last move. */
  freshSpaces = $derived(
    new Set(
      this.news.flatMap((record) =>
        record.events.filter((event) => event.name === 'placed').map((event) => event.space),
      ),
    ),
  );

  /** The cards taken in this round, by floor. */
  taken = $derived(takenInRound(this.records, this.pastNumber));

  /** Whether the seat is that of whoever is at the screen, as far as the page shows it. */
  isYou(seat: number): boolean {
    return seat === this.seat && !this.covered;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  card(number: number | string) {
    return this.catalogue?.cards[String(number)];
  }

  // ---------------------------------------------------------------------------------------- spaces

  private bySpace = $derived(offersBySpace(this.moves, this.member));

  /** The moves that lead to a space, with the member in hand where one is needed; fewest servants first. */
  offersAt(space: string): MoveOffer[] {
    return this.bySpace.get(space) ?? NONE;
  }

  /** Whether spaces of the board are being chosen now. */
  choosing = $derived(
    this.deciding &&
      ((this.placing && this.member !== null) ||
        this.moves.some((offer) => offer.name === 'take' || offer.name === 'buy')),
  );

  lookOf(space: string): SpaceLook {
    if (!this.choosing) return 'idle';
    return this.offersAt(space).length ? 'lit' : 'dark';
  }

  why(space: string): Explained | undefined {
    return this.member ? this.answers.why(this.member, space) : undefined;
  }

  /** The space whose outcome is shown. */
  active = $derived(this.pinned ?? this.pointed);

  offer = $derived.by<MoveOffer | undefined>(() => {
    if (this.considered) return this.moves.find((offer) => offer.move === this.considered);
    if (!this.active) return undefined;
    const offers = this.offersAt(this.active);
    return offers[Math.min(this.extra, offers.length - 1)];
  });

  preview = $derived(this.offer && this.answers.preview(this.offer.move));

  /** What the pointed-at move changes in the own goods. */
  change = $derived.by<Goods>(() => {
    const view = this.preview?.view;
    if (!view || this.seat === null || !this.own) return {};
    return difference(view.seats[this.seat]!.goods, this.own.goods);
  });

  consult(): void {
    if (this.offer) void this.ask(this.offer.move);
  }

  private async ask(move: string): Promise<void> {
    const { acting, seat, trial } = this;
    if (this.busy || seat === null) return;
    await this.answers.ask(
      move,
      async (asked, signal) =>
        trial
          ? lastStep(await this.imagine([...trial.moves, this.spokenBy(asked)]))
          : this.connection.preview(asked, seat, signal),
      () => this.acting === acting,
    );
  }

  // ---------------------------------------------------------------------------------------- acting

  choose(member: Member | null): void {
    this.member = this.member === member ? null : member;
    this.pinned = null;
    this.pointed = null;
    this.extra = 0;
    this.problem = undefined;
    this.explain();
    const { acting, trial } = this;
    if (this.member && !trial)
      this.answers.prepare(
        [...this.bySpace.values()].map((offers) => offers[0]!.move),
        (move) => this.ask(move),
        () => this.acting === acting && this.member === member && !this.trial,
      );
  }

  point(space: string | null): void {
    if (this.pinned && space !== this.pinned) return;
    if (this.pointed !== space) this.extra = 0;
    this.pointed = space;
    this.considered = null;
    this.consult();
  }

  /** Walking on by keys lets a held refusal go. */
  focus(space: string): void {
    if (this.pinned && !this.offersAt(this.pinned).length) this.pinned = null;
    this.point(space);
  }

  /** A click: the first one holds the space or the reason why not, the second one goes there. */
  take(space: string): void {
    const offers = this.offersAt(space);
    if (!offers.length) {
      const why = this.why(space);
      this.pinned = this.choosing && why && this.pinned !== space ? space : null;
      this.pointed = space;
      this.considered = null;
      if (why?.text) this.spoken = why.text;
      return;
    }
    if (this.pinned === space || settings.oneClick) {
      this.pinned = space;
      void this.commit();
      return;
    }
    this.pinned = space;
    this.pointed = space;
    this.considered = null;
    this.extra = 0;
    this.consult();
    if (this.offer) this.spoken = this.offer.text;
  }

  moreServants(by: number): void {
    if (!this.active) return;
    const most = this.offersAt(this.active).length - 1;
    this.extra = Math.max(0, Math.min(most, this.extra + by));
    this.consult();
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
    this.problem = undefined;
  }

  async commit(): Promise<void> {
    if (this.offer) await this.play(this.offer.move);
  }

  async play(move: string): Promise<boolean> {
    if (this.seat === null || this.busy) return false;
    if (this.trial) return this.tryMoves([...this.trial.moves, this.spokenBy(move)]);
    const { seat } = this;
    this.answers.letGo();
    this.seen = this.state?.number ?? this.seen;
    return this.busily(() => this.send(move, seat));
  }

  private async busily(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.busy = false;
      this.endByItself();
    }
  }

  /** Where several decide at once another may come first: the same move is sent again if it is still offered. */
  private async send(move: string, seat: number, tries = 4): Promise<void> {
    try {
      await this.connection.move(move, seat);
    } catch (error) {
      const stale = error instanceof Refused && error.problem.code === 'stale';
      if (!stale || tries === 0) throw error;
      await new Promise((done) => setTimeout(done, 60));
      if (!this.moves.some((offer) => offer.move === move)) throw error;
      await this.send(move, seat, tries - 1);
    }
  }

  async undo(to: 'one' | 'all'): Promise<void> {
    if (this.seat === null || this.busy) return;
    if (this.trial) {
      await this.tryMoves(to === 'all' ? [] : this.trial.moves.slice(0, -1));
      return;
    }
    const { seat } = this;
    this.answers.letGo();
    await this.busily(() =>
      this.state?.undo?.rule === 'consent'
        ? this.connection.act('propose_undo', seat, to)
        : this.connection.undo(to, seat),
    );
  }

  async act(act: Act, seat = this.present): Promise<void> {
    if (seat === undefined) return;
    try {
      await this.connection.act(act, seat);
    } catch (error) {
      this.fail(error);
    }
  }

  async answer(answer: 'agree' | 'object'): Promise<void> {
    const seat = this.answering;
    if (seat !== undefined && !this.busy) await this.busily(() => this.connection.act(answer, seat));
  }

  async say(text: string): Promise<void> {
    try {
      await this.connection.say(text);
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    if (!(error instanceof Refused)) console.error(error);
    this.problem = problemOf(error);
    this.spoken = this.problem.sentence;
  }

  canUndo = $derived(
    this.trial
      ? this.trial.moves.length > 0
      : !!this.state?.undo && this.state.undo.moves > 0 && this.state.undo.rule !== 'off' && !this.past,
  );

  // -------------------------------------------------------------------------------------- what if

  /** Moves of any player on a private copy; without any it is the table as it stands. */
  async tryMoves(moves: string[]): Promise<boolean> {
    if (!this.mayTry) return false;
    return this.busily(async () => {
      const result = await this.imagine(moves);
      if (!this.mayTry) return;
      this.trial = { moves, result };
      this.forget();
    });
  }

  leaveTrial(): void {
    this.trial = undefined;
    this.forget();
    this.explain();
  }

  private imagine(moves: string[]): Promise<WhatIf> {
    return this.connection.whatIf(moves, this.state?.seat ?? 0);
  }

  private spokenBy(move: string): string {
    return `${'ABCDE'[this.seat ?? 0]}: ${move}`;
  }

  async goTo(number: number | null): Promise<void> {
    this.pastNumber = number !== null && number < (this.state?.number ?? 0) ? number : null;
    if (this.pastNumber === null) this.past = undefined;
    else await this.lookBack();
  }

  /** One question at a time: of what was wanted meanwhile only the newest is asked for. */
  private async lookBack(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    let asked: number | null = null;
    while (this.pastNumber !== null && this.pastNumber !== asked) {
      asked = this.pastNumber;
      try {
        const found = await this.connection.at(asked, this.hotSeat ? this.curtainFor : null);
        if (this.pastNumber === asked) this.past = found;
      } catch (error) {
        if (this.pastNumber !== asked) continue;
        this.fail(error);
        this.pastNumber = null;
        this.past = undefined;
      }
    }
    this.looking = false;
  }

  openCurtain(): void {
    this.curtainFor = this.seat;
    this.explain();
  }
}
