/**
 * Shows what happens, one scene after the other. The newest state is in the table at once, so players never wait for a
 * scene; only the drawing lags behind, and any action skips to the present.
 */

import { tick } from 'svelte';
import type { LogRecord, TableState } from '$/lib/types';
import type { Table } from '$/table/table.svelte';
import { speed, reducedMotion, pageHidden, stepByStep } from './animation';
import { holdOf, reportIsOpen, scenesOf, type Scene } from './scene';

/** Animates a scene: called before the table changes; what it returns is called afterwards. */
export type Stage = (scene: Scene, own: number | null) => (() => void) | undefined;

interface QueuedScene {
  scene: Scene;
  /** The table after the scene; requested if it didn't come with the entry. */
  state?: TableState | undefined;
  asked?: Promise<TableState>;
  /** By somebody at this screen. */
  own: boolean;
  /** Requested by the user, so shown whatever the settings say. */
  requested: boolean;
  /** Announced to screen readers. */
  announced: boolean;
}

export interface HeldReport {
  /** The entry that ended it. */
  number: number;
  /** The table before the report took faith points away. */
  before: TableState | undefined;
}

/** A longer batch comes from a lost connection: skip to the present; the digest lists what happened. */
const MOST_AT_ONCE = 12;
/** In a game with a clock a report closes by itself. */
const REPORT_MS = 6000;
/** With longer clocks people come and go, and a report waits for them. */
const LIVE_SECONDS = 4 * 3600;

export class Scenes {
  /** The state to draw while scenes are playing; undefined for the present. */
  moment = $state.raw<TableState>();
  /** The current scene. */
  scene = $state.raw<Scene>();
  /** A Vatican report that waits for the user. */
  report = $state.raw<HeldReport>();
  /** Whether the drawing lags behind the state. */
  behind = $derived(this.moment !== undefined);
  /** What others did is still being shown; any action skips it. */
  shownFirst = $derived.by(
    () => this.behind && !(this.scene && this.table.screen.mySeats.includes(this.scene.seat)),
  );
  playing = $derived(this.scene !== undefined || this.report !== undefined);
  /** Playing past entries again, on request. */
  replaying = $state(false);
  /** The user stopped the scenes to look around. */
  paused = $state(false);
  /** The scene stays until the user goes on. */
  waits = $state(false);
  /** The user watched the game end, so the count of points is animated. */
  sawEnd = false;
  stage: Stage | undefined;

  private queue: QueuedScene[] = [];
  private running = false;
  /** Ends the current wait. */
  private wake: (() => void) | undefined;
  private skipped = false;
  private ended: (() => void)[] = [];
  private beforeReport: TableState | undefined;

  constructor(private readonly table: Table) {}

  /** Show new entries as scenes, or at once with animation off. Until then the table is drawn from `before`. */
  add(entries: LogRecord[], before: TableState | undefined, after: TableState, live: boolean): void {
    if (entries.some((entry) => entry.events.some((event) => event.name === 'report_started')))
      this.beforeReport = before;
    const scenes = live ? this.queuedScenes(entries, new Map([[after.number, after]]), false) : [];
    // Undone moves can't be shown any more.
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

  /** Play log entries again; resolves when all were shown or skipped. */
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

  /** The state after an entry, as seen by the person at the screen. */
  stateAt(number: number): Promise<TableState> {
    const { connection, screen } = this.table;
    return connection.at(Math.max(0, number), screen.hotSeat ? screen.curtainFor : null);
  }

  /** Skip to the present. A report that nobody has seen still stops the game. */
  skip(): void {
    const rest = this.queue;
    this.queue = rest.filter((queued) => queued.scene.kind === 'report' && !queued.requested);
    this.announce(rest);
    this.skipped = true;
    this.moment = undefined;
    if (!this.report) this.wake?.();
    if (!this.running) this.finish();
  }

  /** Continue from a held report. */
  goOn(): void {
    if (this.report) this.wake?.();
  }

  /** The next scene, while this one waits for the user. */
  next(): void {
    if (this.waits) this.wake?.();
  }

  pause(on: boolean): void {
    this.paused = on && this.scene !== undefined;
    if (!on && !stepByStep()) this.next();
  }

  /** The table is already up to date, so reports come before captions still to be read. */
  private queueWithoutPicture(scenes: QueuedScene[]): void {
    const isReport = (queued: QueuedScene): boolean => queued.scene.kind === 'report';
    if (scenes.some(isReport) && !this.report) this.wake?.();
    this.announce(scenes);
    this.queue.push(...scenes);
    this.queue.sort((one, other) => Number(isReport(other)) - Number(isReport(one)));
  }

  /** Whether the drawing waits for scenes. */
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
    this.paused = false;
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
    // Without animation only captions about others take time.
    if (!this.stays(scene, own)) await this.wait(own && !draws ? 0 : holdOf(scene, own, speed(), waiting));
    if (this.skipped || !this.stays(scene, own)) return;
    this.waits = true;
    await this.wait(Infinity);
    this.waits = false;
  }

  /** A replay has its own buttons for this. */
  private stays({ kind }: Scene, own: boolean): boolean {
    const told = !own && (kind === 'placement' || kind === 'step');
    return told && (this.paused || stepByStep()) && this.table.replay.number === null;
  }

  /** The table before the report that this entry ended. */
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
