/** Finds the entries of the rules help that answer a question. The words of a language are data: `search.json` in its folder. */

import { LANGUAGE_FOLDERS, type Language } from '$/texts/languages';
import { plain } from './topics';

export interface SearchWords {
  /** Words that say nothing about what is asked. */
  small: string;
  /** Endings taken off a word, so that its forms are one. */
  endings: string;
  /** Words that mean the same, one group in each line. */
  same: string[];
  /** By entry: what people ask about it that its own text doesn't say. */
  asks: Record<string, string>;
}

export const NO_WORDS: SearchWords = { small: '', endings: '', same: [], asks: {} };
const FILES = import.meta.glob<SearchWords>(['$locales/*/search.json', '$tried/*/search.json'], {
  import: 'default',
});

/** The words of a language; one without them is searched by its texts alone. */
export async function searchWords(language: Language): Promise<SearchWords> {
  return (await FILES[`${LANGUAGE_FOLDERS[language]}/search.json`]?.()) ?? NO_WORDS;
}

export interface Entry {
  id: string;
  title: string;
  text: string;
}
export interface Found {
  id: string;
  /** The sentence of the text that has most of the question; empty if none has a word of it. */
  answer: string;
}

const TITLE = 3;
const ASKED = 3;
const SAID = 1;
/** Of a word somebody has only begun. */
const BEGUN = 0.5;
const SHORTEST = 3;
/** Entries with less than this share of the best one's weight aren't shown. */
const WORTH_SHOWING = 0.3;

const split = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
export const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

export class Search {
  private readonly small: Set<string>;
  private readonly endings: string[];
  private readonly same = new Map<string, string>();
  private readonly index: Map<string, number>[];
  private readonly spread = new Map<string, number>();

  constructor(
    private readonly entries: readonly Entry[],
    words: SearchWords,
  ) {
    this.small = new Set(split(words.small));
    this.endings = split(words.endings).sort((one, other) => other.length - one.length);
    for (const group of words.same) {
      const stems = split(group).map((word) => this.stem(word));
      for (const stem of stems) if (!this.same.has(stem)) this.same.set(stem, stems[0]!);
    }
    this.index = entries.map(({ id, title, text }) => {
      const weights = new Map<string, number>();
      const note = (said: string, weight: number): void => {
        for (const term of this.terms(said)) weights.set(term, weight + (weights.get(term) ?? 0));
      };
      note(text, SAID);
      note(words.asks[id] ?? '', ASKED);
      note(title, TITLE);
      return weights;
    });
    for (const weights of this.index)
      for (const term of weights.keys()) this.spread.set(term, (this.spread.get(term) ?? 0) + 1);
  }

  private stem(word: string): string {
    const ending = this.endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
    return ending ? word.slice(0, -ending.length) : word;
  }

  private terms(text: string): Set<string> {
    const stems = split(text)
      .filter((word) => !this.small.has(word))
      .map((word) => this.stem(word));
    return new Set(stems.map((stem) => this.same.get(stem) ?? stem));
  }

  private weight(weights: Map<string, number>, term: string): number {
    const rarity = (known: string): number => Math.log(1 + this.entries.length / this.spread.get(known)!);
    const exact = weights.get(term);
    if (exact) return exact * rarity(term);
    if (this.spread.has(term) || term.length < 2) return 0;
    const begun = [...weights].filter(([known]) => known.startsWith(term));
    return Math.max(0, ...begun.map(([known, weight]) => BEGUN * weight * rarity(known)));
  }

  /** The best entry first. Nothing if no word is known. */
  find(question: string): Found[] {
    const asked = [...this.terms(question)];
    const scored = this.entries
      .map((entry, at) => ({
        entry,
        score: asked.reduce((sum, term) => sum + this.weight(this.index[at]!, term), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    return scored
      .filter(({ score }) => score >= WORTH_SHOWING * scored[0]!.score)
      .map(({ entry }) => ({ id: entry.id, answer: this.answer(entry.text, asked) }));
  }

  private answer(text: string, asked: string[]): string {
    const shared = (sentence: string): number => {
      const terms = this.terms(sentence);
      return asked.filter((term) => terms.has(term)).length;
    };
    const best = sentences(text).reduce((most, one) => (shared(one) > shared(most) ? one : most));
    return shared(best) ? best : '';
  }
}
