/** On a phone the board turns to the place of what is shown, and back when nothing is left to see. */

import { isFloor } from '$/lib/types';
import { flushSync } from 'svelte';
import type { Scene } from './scene';

interface Tabs {
  now: () => string;
  open: (tab: string) => void;
}

export class SceneTabs {
  /** The tab that scenes have left, to return to. */
  private home: string | undefined;
  /** The tab they have turned to. */
  private turned = '';

  constructor(private readonly tabs: Tabs) {}

  /** Brings the space of a scene into sight, unless the person looks at something else than the board. */
  see(scene: Scene, whole: boolean): void {
    const tab = this.tabs.now();
    if (!scene.space || !['towers', 'city'].includes(tab)) return;
    // A tab chosen meanwhile stays.
    if (this.home !== undefined && tab !== this.turned) return;
    const wanted = isFloor(scene.space) ? 'towers' : 'city';
    if (tab !== wanted && !whole) {
      this.home ??= tab;
      this.turned = wanted;
      this.tabs.open(wanted);
      flushSync();
    }
    document
      .querySelector(`[data-space="${CSS.escape(scene.space)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Nothing is shown any more. */
  end(): void {
    if (this.home === undefined) return;
    if (this.tabs.now() === this.turned) this.tabs.open(this.home);
    this.home = undefined;
  }
}
