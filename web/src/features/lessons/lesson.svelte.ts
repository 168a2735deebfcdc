/** A chapter in progress: the current step, and what the learner does at the table. */

import { pointsNow, type LessonShown, withLesson } from './lesson';
import { problemOf } from '$/net/api';
import { ExerciseConnection } from '$/table/exercise/connection';
import { keepProgress, progress, sync } from './progress.svelte';
import { Table } from '$/table/table.svelte';

function note(shown: LessonShown): void {
  keepProgress(withLesson(progress.now, shown));
  sync.changed();
}

export class Lesson {
  shown = $state.raw<LessonShown>();
  readonly table: Table;
  private readonly connection: ExerciseConnection<LessonShown>;
  /** The last enlarged card or leader. */
  private enlarged = '';
  private asking = false;

  constructor(readonly id: string) {
    const { done, begun } = progress.now;
    const actions = done.includes(id) ? [] : (begun[id] ?? []);
    this.connection = new ExerciseConnection<LessonShown>(`/lessons/${id}`, actions, (shown) =>
      this.hear(shown),
    );
    this.table = new Table(this.connection);
  }

  step = $derived(this.shown?.step);
  remark = $derived(this.shown?.remark ?? null);
  over = $derived(this.step?.wait === 'over');

  /** Targets to point at now. */
  points = $derived.by<string[]>(() => {
    if (!this.step) return [];
    const { choice } = this.table;
    return pointsNow(this.step, {
      member: choice.member,
      pinned: choice.pinned,
      servants: choice.offer?.parts.servants ?? 0,
      considered: choice.considered,
    });
  });

  private hear(shown: LessonShown): void {
    this.shown = shown;
    note(shown);
    if (shown.remark) {
      this.table.choice.member = null;
      this.table.forget();
    }
  }

  async act(action: string): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      await this.connection.take(action);
    } catch (error) {
      this.table.actions.problem = problemOf(error);
    } finally {
      this.asking = false;
    }
  }

  /** A card counts as read when its dialog is closed. */
  watchLooks(): void {
    const { zoom } = this.table.overlay;
    const before = this.enlarged;
    this.enlarged = zoom ? `${zoom.kind}:${zoom.key}` : '';
    if (!this.enlarged && before && this.step?.wait === 'look') void this.act(`look ${before}`);
  }

  /** In steps about an illegal move pointing at the space is enough, as nothing can be confirmed there. */
  watchTries(): void {
    const refused = this.step?.wait === 'try' ? this.step : undefined;
    const { member, pinned } = this.table.choice;
    if (!refused || !member || !pinned || this.table.choice.offersAt(pinned).length) return;
    void this.act(`move ${member} ${pinned}`);
  }
}
