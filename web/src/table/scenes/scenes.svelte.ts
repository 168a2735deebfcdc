/**
 * What happens is shown one scene after the other. The newest state of the table is there at once, so nothing a player does
 * ever waits for a scene; only the picture follows, and jumps to now as soon as the player begins to act.
 */

import { tick } from 'svelte';
import type { LogRecord, TableState } from '$/lib/types';
import type { Table } from '$/table/table.svelte';
import { speed, reducedMotion, pageHidden } from './animation';
import { holdOf, reportIsOpen, scenesOf, type Scene } from './scene';

/** Draws the movement of a scene: called before the table changes, what it returns after that. */
export type Stage = (scene: Scene, own: number | null) => (() => void) | undefined;

interface QueuedScene {
  scene: Scene;
  /** The table after the scene; asked for if it didn't come with the entry. */
  state?: TableState | undefined;
  asked?: Promise<TableState>;
  /** Someone at this screen did it. */
  own: boolean;
  /** Asked for by the reader, so it is shown whatever the settings say. */
  requested: boolean;
  /** Its words have been said. */
  announced: boolean;
}

export interface HeldReport {
  /** The entry that ended it. */
  number: number;
  /** The table before the report took faith points away. */
  before: TableState | undefined;
}

/** More at a time come from a lost connection: the table is shown as it is, and the digest lists them. */
const MOST_AT_ONCE = 12;
/** In a game with a clock a report goes away by itself. */
const REPORT_MS = 6000;
/** With a longer clock people come and go, and a report must wait for them. */
const LIVE_SECONDS = 4 * 3600;

export class Scenes {
  /** The table as it is drawn while scenes wait; undefined: as it is now. */
  moment = $state.raw<TableState>();
  /** The scene that is shown. */
  scene = $state.raw<Scene>();
  /** A Vatican report that is held until somebody goes on. */
  report = $state.raw<HeldReport>();
  /** Whether the picture is behind. */
  behind = $derived(this.moment !== undefined);
  /** What others did is still being shown; acting brings the table to now. */
  shownFirst = $derived.by(
    () => this.behind && !(this.scene && this.table.screen.mySeats.includes(this.scene.seat)),
  );
  playing = $derived(this.scene !== undefined || this.report !== undefined);
  /** Somebody asked to see what happened again. */
  replaying = $state(false);
  /** The game ended while somebody watched, so that its points are counted. */
  sawEnd = false;
  stage: Stage | undefined;

  private queue: QueuedScene[] = [];
  private running = false;
  /** Ends the wait of the scene that is shown. */
  private wake: (() => void) | undefined;
  private skipped = false;
  private ended: (() => void)[] = [];
  private beforeReport: TableState | undefined;

  constructor(private readonly table: Table) {}

  /** New entries: they are shown one by one, or at once where scenes are off. The table is drawn from `before` until then. */
  add(entries: LogRecord[], before: TableState | undefined, after: TableState, live: boolean): void {
    if (entries.some((entry) => entry.events.some((event) => event.name === 'report_started')))
      this.beforeReport = before;
    const scenes = live ? this.queuedScenes(entries, new Map([[after.number, after]]), false) : [];
    // What was undone can no longer be shown.
    if (!scenes.length || entries.some((entry) => entry.kind === 'undo')) {
      this.skip();
      for (const entry of before ? entries : [])
        for (const scene of scenesOf(entry)) this.table.say(scene.words);
      return;
    }
    if (this.follows) this.queue.push(...scenes);
    else this.queueWithoutPicture(scenes);
    if (!this.running) {
      this.moment = this.follows ? before : undefined;
      void this.run();
    }
  }

  /** Show entries of the log again, from the first to the last; done when all were shown or skipped. */
  async play(entries: LogRecord[], states = new Map<number, TableState>()): Promise<void> {
    const first = entries[0];
    if (!first) return;
    this.skip();
    const scenes = this.queuedScenes(entries, states, true);
    try {
      this.moment = states.get(first.number - 1) ?? (await this.stateAt(first.number - 1));
    } catch (error) {
      this.table.actions.fail(error);
      return;
    }
    this.replaying = true;
    this.queue.unshift(...scenes);
    const done = new Promise<void>((ended) => this.ended.push(ended));
    if (!this.running) void this.run();
    await done;
  }

  /** The table as it was after an entry, with the eyes of the person at the screen. */
  stateAt(number: number): Promise<TableState> {
    const { connection, screen } = this.table;
    return connection.at(Math.max(0, number), screen.hotSeat ? screen.curtainFor : null);
  }

  /** To now. Only a report that nobody has seen still stops play. */
  skip(): void {
    const rest = this.queue;
    this.queue = rest.filter((queued) => queued.scene.kind === 'report' && !queued.requested);
    this.announce(rest);
    this.skipped = true;
    this.moment = undefined;
    if (!this.report) this.wake?.();
    if (!this.running) this.finish();
  }

  /** On from the report that is held. */
  goOn(): void {
    if (this.report) this.wake?.();
  }

  /** The table is already drawn as it is now, so a report comes before the words that are still to be read. */
  private queueWithoutPicture(scenes: QueuedScene[]): void {
    const isReport = (queued: QueuedScene): boolean => queued.scene.kind === 'report';
    if (scenes.some(isReport) && !this.report) this.wake?.();
    this.announce(scenes);
    this.queue.push(...scenes);
    this.queue.sort((one, other) => Number(isReport(other)) - Number(isReport(one)));
  }

  /** Whether the picture waits for scenes. */
  private get follows(): boolean {
    return speed() > 0 && !reducedMotion() && !pageHidden();
  }

  private queuedScenes(
    entries: LogRecord[],
    states: Map<number, TableState>,
    requested: boolean,
  ): QueuedScene[] {
    if (entries.length > MOST_AT_ONCE && !requested) return [];
    const mine = this.table.screen.mySeats;
    return entries.flatMap((entry) =>
      scenesOf(entry, reportIsOpen(this.table.records, entry.number)).map((scene) => ({
        scene,
        state: states.get(entry.number),
        own: mine.includes(entry.seat) && scene.kind !== 'round' && scene.kind !== 'report',
        requested,
        announced: requested,
      })),
    );
  }

  private announce(scenes: QueuedScene[]): void {
    for (const queued of scenes) {
      if (!queued.announced) this.table.say(queued.scene.words);
      queued.announced = true;
    }
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let queued = this.queue.shift(); queued; queued = this.queue.shift()) {
      this.skipped = false;
      const next = this.queue[0];
      if (next && !next.state && next.scene.kind !== 'report')
        (next.asked ??= this.stateAt(next.scene.number)).catch(() => undefined);
      this.announce([queued]);
      if (queued.scene.kind === 'end') this.sawEnd = !queued.requested;
      if (queued.scene.kind === 'report') await this.hold(queued);
      else await this.show(queued);
    }
    this.running = false;
    this.finish();
  }

  private finish(): void {
    this.moment = undefined;
    this.scene = undefined;
    this.replaying = false;
    for (const done of this.ended.splice(0)) done();
  }

  private async show(queued: QueuedScene): Promise<void> {
    const { scene } = queued;
    const draws = queued.requested || this.follows;
    const words = draws || (speed() > 0 && !pageHidden());
    if (!words) {
      this.moment = undefined;
      return;
    }
    if (draws && !queued.state) {
      try {
        queued.state = await (queued.asked ?? this.stateAt(scene.number));
      } catch {
        this.skip();
      }
      if (this.skipped) return;
    }
    const start = draws ? this.stage?.(scene, this.table.seat) : undefined;
    this.moment = draws ? queued.state : undefined;
    if (scene.kind !== 'quiet') this.scene = scene;
    if (start) {
      await tick();
      start();
    }
    const waiting = this.queue.filter((one) => one.scene.kind !== 'quiet').length;
    const own = queued.own && !queued.requested;
    // Without movement only the words of others take their time.
    await this.wait(own && !draws ? 0 : holdOf(scene, own, speed(), waiting));
  }

  /** The table before the report that has ended by this entry took faith points away. */
  private askBefore(number: number): Promise<TableState | undefined> {
    const begun = this.table.records.findLast(
      (one) => one.number <= number && one.events.some((event) => event.name === 'report_started'),
    );
    return begun ? this.stateAt(begun.number - 1).catch(() => this.moment) : Promise.resolve(this.moment);
  }

  private async hold(queued: QueuedScene): Promise<void> {
    const clock = this.table.info?.clock;
    this.scene = undefined;
    const before = queued.requested ? await this.askBefore(queued.scene.number) : this.beforeReport;
    if (this.skipped && queued.requested) return;
    this.stage?.(queued.scene, this.table.seat);
    this.report = { number: queued.scene.number, before };
    const live = !!clock && clock.kind !== 'none' && (clock.seconds ?? 0) <= LIVE_SECONDS;
    await this.wait(live ? REPORT_MS : Infinity);
    this.report = undefined;
  }

  private wait(time: number): Promise<void> {
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = time === Infinity ? undefined : setTimeout(() => this.wake?.(), time);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = undefined;
        done();
      };
    });
  }
}
