/** Shows a past moment instead of the present. */

import { stopAfter, type Stride } from '$/lib/log';
import type { LogRecord, TableState } from '$/lib/types';
import { speed, reducedMotion, pageHidden } from '$/table/scenes/animation';
import type { Table } from './table.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long autoplay shows each moment, and one in which nothing is said. */
const PAUSE_MS = 1000;
const SILENT_MS = 150;
/** Autoplay closes a Vatican report by itself. */
const REPORT_MS = 3500;

export class Replay {
  state = $state.raw<TableState>();
  number = $state<number | null>(null);
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** A past state is being requested. */
  private looking = false;

  constructor(private readonly table: Table) {}

  private record = $derived.by(() => this.table.records.find((record) => record.number === this.number));
  /** What happened last, in words. */
  words = $derived.by(() =>
    (this.record?.events ?? [])
      .map((event) => event.text)
      .filter(Boolean)
      .join(' '),
  );

  async goTo(number: number | null): Promise<void> {
    this.table.scenes.skip();
    this.number = number !== null && number < (this.table.state?.number ?? 0) ? number : null;
    if (this.number !== null) return this.lookBack();
    this.state = undefined;
    this.running = false;
  }

  /** One move forward is shown as a scene. */
  step(stride: Stride, way: 1 | -1): Promise<void> {
    const { records, state } = this.table;
    const last = state?.number ?? 0;
    const from = this.number ?? last;
    const to = stopAfter(records, from, stride, way);
    const record = records.find((one) => one.number === to);
    const before = this.state;
    const acted = stride === 'move' && way > 0 && this.moves && to < last;
    return acted && record && before?.number === from ? this.act(record, before) : this.goTo(to);
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.run();
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Whether to animate. */
  private get moves(): boolean {
    return speed() > 0 && !reducedMotion() && !pageHidden() && !(this.running && this.speed > 1);
  }

  private async run(): Promise<void> {
    while (this.running && this.number !== null) {
      const due = performance.now() + PAUSE_MS / this.speed;
      await this.step('move', 1);
      const rest = this.words ? due - performance.now() : SILENT_MS;
      await new Promise((done) => setTimeout(done, Math.max(0, rest)));
    }
    this.running = false;
  }

  private async act(record: LogRecord, before: TableState): Promise<void> {
    const { scenes } = this.table;
    scenes.skip();
    this.number = record.number;
    let report: ReturnType<typeof setTimeout> | undefined;
    try {
      const after = await this.table.scenes.stateAt(record.number);
      if (this.number !== record.number) return;
      this.state = after;
      if (this.running) report = setTimeout(() => scenes.goOn(), REPORT_MS / this.speed);
      await scenes.play(
        [record],
        new Map([
          [record.number - 1, before],
          [record.number, after],
        ]),
      );
    } catch (error) {
      this.table.actions.fail(error);
      await this.goTo(null);
    } finally {
      clearTimeout(report);
    }
  }

  /** One request at a time; then the newest moment that was asked for meanwhile. */
  private async lookBack(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    let asked: number | null = null;
    while (this.number !== null && this.number !== asked) {
      asked = this.number;
      try {
        const found = await this.table.scenes.stateAt(asked);
        if (this.number === asked) this.state = found;
      } catch (error) {
        if (this.number !== asked) continue;
        this.table.actions.fail(error);
        await this.goTo(null);
      }
    }
    this.looking = false;
  }
}
