/** The server's answers for the current state: why spaces are closed, and previews of moves. */

import { SvelteMap } from 'svelte/reactivity';
import type { Explained, Preview } from '$/lib/types';
import { Refused, type Problem } from '$/net/connection';

/** How many previews are prefetched for a selected member, and how many at a time. */
const MOST_PREPARED = 12;
const LINES = 3;
/** Delay before prefetching: first paint the lit spaces, then ask about what is hovered. */
const REST = 80;

type Current = () => boolean;

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, REST));

export class PreviewCache {
  private explained = new SvelteMap<string, Record<string, Explained>>();
  private previews = new SvelteMap<string, Preview | Problem>();
  private asked = new Set<string>();
  /** Unanswered requests about what is hovered. */
  private pressing = 0;
  private questions = new AbortController();

  why(member: string, space: string): Explained | undefined {
    return this.explained.get(member)?.[space];
  }

  isExplaining(member: string): boolean {
    const key = `explain ${member}`;
    return this.asked.has(key) && !this.explained.has(member);
  }

  preview(move: string): Preview | undefined {
    const found = this.previews.get(move);
    return found && 'events' in found ? found : undefined;
  }

  clear(): void {
    this.previews.clear();
    this.explained.clear();
    this.asked.clear();
  }

  /** Cancel requests about a state that has passed. */
  abort(): void {
    this.questions.abort();
    this.questions = new AbortController();
  }

  /** Reasons for each member, requested once; `current` tells whether the answer still matters. */
  explain(
    members: Iterable<string>,
    question: (member: string, signal: AbortSignal) => Promise<Explained[]>,
    current: Current,
  ): void {
    for (const member of members) {
      const key = `explain ${member}`;
      if (this.asked.has(key)) continue;
      this.asked.add(key);
      question(member, this.questions.signal)
        .then((spaces) => {
          if (current())
            this.explained.set(member, Object.fromEntries(spaces.map((one) => [one.space, one])));
        })
        .catch(() => this.asked.delete(key));
    }
  }

  async ask(
    move: string,
    question: (move: string, signal: AbortSignal) => Promise<Preview>,
    current: Current,
    beforehand = false,
  ): Promise<void> {
    if (this.asked.has(move)) return;
    this.asked.add(move);
    if (!beforehand) this.pressing++;
    try {
      const found = await question(move, this.questions.signal);
      if (current()) this.previews.set(move, found);
    } catch (error: unknown) {
      if (!(error instanceof Refused) || error.problem.code === 'aborted') this.asked.delete(move);
      else this.previews.set(move, error.problem);
    } finally {
      if (!beforehand) this.pressing--;
    }
  }

  /** Prefetch previews, a few at a time, after the lit spaces have been painted. */
  prepare(moves: string[], ask: (move: string) => Promise<void>, current: Current): void {
    const waiting = moves.slice(0, MOST_PREPARED);
    const next = async (): Promise<void> => {
      for (let move = waiting.shift(); move && current(); move = waiting.shift()) {
        while (this.pressing && current()) await rest();
        if (current()) await ask(move);
      }
    };
    const begin = () => {
      for (let line = 0; line < LINES; line++) void next();
    };
    void rest().then(begin);
  }
}
