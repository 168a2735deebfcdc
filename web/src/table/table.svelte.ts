/** A table: the server's state, and how it is drawn. The player's actions are in stores of their own. */

import { takenInRound } from '$/lib/log';
import { IDENTITIES, initialsOf } from '$/lib/players';
import { seatName } from '$/texts/names';
import type { Catalogue, LogRecord, MoveOffer, SeatView, TableState } from '$/lib/types';
import { problemOf, type Analysis } from '$/net/api';
import type { Problem, TableConnection, TableShown, Thinking } from '$/net/connection';
import { Scenes } from '$/table/scenes/scenes.svelte';
import { settings } from '$/app/settings.svelte';
import { Actions } from './actions.svelte';
import { Hints } from '$/features/hints/hints.svelte';
import { Choice } from './choice.svelte';
import { Coach } from '$/features/coach/coach.svelte';
import { News } from './news.svelte';
import { Previews } from './previews.svelte';
import { Inspector, Overlay, type Thing } from './overlay.svelte';
import { Plans } from '$/features/plans/plans.svelte';
import { Replay } from './replay.svelte';
import { Chat } from '$/features/chat/chat.svelte';
import { Screen, openPart } from './screen.svelte';
import { WhatIf } from '$/features/plans/what-if.svelte';

/** Who is connected. */
interface Presence {
  /** Seats whose players are connected. */
  seats: number[];
  spectators: number;
  /** The bot waiting for its turn to think, and how many decisions are ahead of it. */
  thinking: Thinking | null;
}

interface Line {
  id: number;
  text: string;
}

/** Lines kept in the live region; older ones have been read. */
const MOST_LINES = 40;

export class Table {
  info = $state.raw<TableShown>();
  state = $state.raw<TableState>();
  records = $state.raw<LogRecord[]>([]);
  catalogue = $state.raw<Catalogue>();
  online = $state(true);
  /** Disconnected because the server is overloaded. */
  crowded = $state(false);
  /** The analysis of the finished game, and a better move in it: its space on the board, and why in words. */
  analysis = $state.raw<Analysis>();
  marked = $state.raw<{ number: number; space: string | null; words: string }>();
  presence = $state.raw<Presence>({ seats: [], spectators: 0, thinking: null });
  /** Why the table can't be shown. */
  failed = $state.raw<Problem>();
  /** Contents of the live region, oldest first. */
  lines = $state.raw<Line[]>([]);
  /** The next update contains what was missed while offline. */
  private missed = false;

  readonly screen = new Screen(this);
  readonly replay = new Replay(this);
  readonly whatIf = new WhatIf(this);
  readonly choice = new Choice(this);
  readonly previews = new Previews(this);
  readonly actions = new Actions(this);
  readonly news = new News(this);
  readonly chat = new Chat(this);
  readonly hints = new Hints(this);
  readonly plans = new Plans(this);
  readonly overlay = new Overlay();
  readonly scenes = new Scenes(this);
  readonly coach = new Coach(this);
  readonly inspector = new Inspector();

  constructor(readonly connection: TableConnection) {}

  // Events from the server

  async open(): Promise<void> {
    try {
      const [found] = await Promise.all([
        this.connection.catalogue(settings.language),
        this.connection.open(
          {
            table: (table) => (this.info = table),
            update: (entries, state) => this.update(entries, state),
            chat: (lines) => this.chat.hear(lines),
            presence: (seats, spectators, thinking) => {
              this.presence = { seats, spectators, thinking };
              this.chat.joined = true;
            },
            online: (online, busy = false) => {
              if (!online) this.missed = true;
              this.online = online;
              this.crowded = busy;
            },
            wentBack: () => this.startAgain(),
            problem: (problem) => {
              if (this.state) this.actions.problem = problem;
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

  /** The server was restored: start over. */
  private startAgain(): void {
    this.records = [];
    this.chat.all = [];
    this.scenes.skip();
    this.whatIf.end();
    void this.replay.goTo(null);
    this.forget();
  }

  close(): void {
    this.replay.running = false;
    this.connection.close();
  }

  async changeLanguage(): Promise<void> {
    if (!this.catalogue || this.catalogue.language === settings.language) return;
    this.connection.viewAs(null, settings.language);
    this.forget();
    this.catalogue = await this.connection.catalogue(settings.language);
  }

  private update(entries: LogRecord[], state: TableState): void {
    const before = this.state;
    const { covered } = this.screen;
    const fresh = entries.filter((entry) => !this.records.some((known) => known.number === entry.number));
    this.records = [...this.records, ...fresh].sort((a, b) => a.number - b.number);
    const changed = !before || before.number !== state.number || before.seat !== state.seat;
    this.state = state;
    if (this.screen.covered && !covered) {
      this.whatIf.end();
      this.overlay.close();
    }
    const live = !!before && !this.missed && !this.whatIf.on && this.replay.number === null;
    this.missed = false;
    if (fresh.length) this.scenes.add(fresh, before, state, live);
    if (!changed) return;
    this.forget();
    this.plans.follow(fresh);
    if (this.whatIf.on) void this.whatIf.show(this.whatIf.moves);
    else this.previews.explain();
    this.actions.settle();
    void this.coach.follow();
  }

  /** Queue a line for screen readers. */
  say(text: string): void {
    if (text)
      this.lines = [...this.lines.slice(1 - MOST_LINES), { id: (this.lines.at(-1)?.id ?? 0) + 1, text }];
  }

  /** Drop selections and answers of the previous state. */
  forget(): void {
    this.previews.clear();
    this.choice.forget();
  }

  // What is drawn

  /** Who acts and what is legal, at the table or in the what-if copy. */
  acting = $derived.by(() => {
    const whatIf = this.whatIf.result;
    if (!whatIf || this.replay.state) return this.state;
    const seat = this.state?.seat ?? null;
    return {
      seat,
      decide: seat !== null && whatIf.to_act.includes(seat),
      moves: whatIf.moves[String(seat)] ?? [],
      view: whatIf.view,
      to_act: whatIf.to_act,
    };
  });
  /** The state drawn instead of the present: in a scene, or in a replay. */
  private past = $derived(this.scenes.moment ?? this.replay.state);
  /** The view that is drawn: present, past or what-if. */
  view = $derived.by(() => {
    const view = this.past?.view ?? this.acting?.view;
    return view && this.screen.hides((this.past ?? this.state)?.seat) ? openPart(view) : view;
  });
  /** Projected points of the view that is drawn. */
  projection = $derived(
    this.past
      ? (this.past.projection ?? undefined)
      : (this.whatIf.result?.projection ?? this.state?.projection ?? undefined),
  );
  seat = $derived(this.acting?.seat ?? null);
  toAct = $derived(this.past?.to_act ?? this.acting?.to_act ?? []);
  own = $derived<SeatView | undefined>(this.seat === null ? undefined : this.view?.seats[this.seat]);
  deciding = $derived(!!this.acting?.decide && !this.replay.state);
  moves = $derived<MoveOffer[]>(this.deciding && !this.screen.curtain ? (this.acting?.moves ?? []) : []);
  decision = $derived((this.replay.state ?? this.acting)?.view.decision);
  placing = $derived(this.moves.some((offer) => offer.name === 'place'));
  /** How many moves behind the players this spectator is. */
  late = $derived(this.state?.status === 'running' && this.state.seat === null ? (this.info?.delay ?? 0) : 0);
  names = $derived(this.info?.seats.map(seatName) ?? []);
  /** The log up to the moment that is drawn. */
  visibleLog = $derived.by(() => {
    const until = this.scenes.moment?.number;
    return until === undefined || this.replay.number !== null
      ? this.records
      : this.records.filter((record) => record.number <= until);
  });
  /** The space that a hint or the analysis lights up. */
  hinted = $derived.by(() =>
    this.marked?.number === this.replay.number ? this.marked?.space : this.hints.space,
  );
  /** A letter for each player. */
  initials = $derived(
    initialsOf(
      this.names,
      IDENTITIES.map((one) => one.letter),
    ),
  );
  /** Cards taken in this round, by floor, in a what-if copy too. */
  taken = $derived.by(() => {
    const steps = this.past ? [] : (this.whatIf.result?.steps ?? []);
    const number = Infinity;
    const tried = steps.map(({ seat, events }) => ({ number, kind: 'move', seat, events })) as LogRecord[];
    return takenInRound([...this.visibleLog, ...tried], this.scenes.moment?.number ?? this.replay.number);
  });

  /** Whether this is the player at the screen, as far as the page says so. */
  isYou(seat: number): boolean {
    return seat === this.seat && !this.screen.covered && !this.screen.named;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }

  card(number: number | string) {
    return this.catalogue?.cards[String(number)];
  }

  /** The card or leader mentioned in a log line or choice. */
  find({ kind, key }: Thing): { name: string; emblem: string } | undefined {
    return kind === 'leader' ? this.catalogue?.leaders[key] : this.card(key);
  }
}
