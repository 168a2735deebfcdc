/** On a phone, switches to the tab where a scene happens, and back afterwards. */

import { isFloor } from '$/lib/types';
import { flushSync } from 'svelte';
import type { Scene } from './scene';

interface Tabs {
  now: () => string;
  open: (tab: string) => void;
}

export class SceneTabs {
  /** The tab to return to. */
  private home: string | undefined;
  /** The tab that was opened for a scene. */
  private turned = '';

  constructor(private readonly tabs: Tabs) {}

  /** Bring the scene's space into view, unless the user is on a tab without spaces. */
  see(scene: Scene, whole: boolean): void {
    const tab = this.tabs.now();
    if (!scene.space || !['towers', 'city'].includes(tab)) return;
    // Respect a tab the user has chosen meanwhile.
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

  end(): void {
    if (this.home === undefined) return;
    if (this.tabs.now() === this.turned) this.tabs.open(this.home);
    this.home = undefined;
  }
}
