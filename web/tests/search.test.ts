/** The rules help understands questions: those of strangers, in every language that has its words for it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Search, searchWords } from '$/features/rules/search';
import { TOPICS } from '$/features/rules/topics';
import { loadLanguage, t } from '$/texts/fluent.svelte';
import { LANGUAGES, type Language } from '$/texts/languages';

const QUESTIONS = join(import.meta.dirname, 'questions');
beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));
const FIRST = 3;
const NEEDED = 0.9;

async function searchIn(language: Language): Promise<Search> {
  await loadLanguage(language);
  const entries = TOPICS.map((id) => ({ id, title: t(`how-${id}`), text: t(`how-${id}.text`) }));
  return new Search(entries, await searchWords(language));
}

const asked = (language: string): { right: string[]; question: string }[] =>
  readFileSync(join(QUESTIONS, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [right, question] = line.split(' | ') as [string, string];
      return { right: right.split(' '), question };
    });

describe('questions', () => {
  for (const file of readdirSync(QUESTIONS))
    test(`in ${file} find their entry among the first three`, async () => {
      const language = file.replace('.txt', '') as Language;
      const search = await searchIn(language);
      const questions = asked(language);
      expect(questions.length).toBeGreaterThanOrEqual(60);
      const missed = questions
        .map(({ right, question }) => ({ right, question, found: search.find(question).slice(0, FIRST) }))
        .filter(({ right, found }) => !found.some(({ id }) => right.includes(id)))
        .map(({ right, question, found }) => `${question} ${right} ≠ ${found.map(({ id }) => id).join(' ')}`);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual((1 - NEEDED) * questions.length);
    });
  test('and words for them are there together, about entries that exist', async () => {
    for (const language of LANGUAGES) {
      const { asks } = await searchWords(language);
      expect(existsSync(join(QUESTIONS, `${language}.txt`)), language).toBe(Object.keys(asks).length > 0);
      for (const entry of Object.keys(asks)) expect(TOPICS).toContain(entry);
    }
  });
});

describe('a search', () => {
  test('answers with the sentence, knows accents, forms and words that are begun', async () => {
    const search = await searchIn('en');
    expect(search.find('Can I place TWO members in one tower?')[0]).toEqual({
      id: 'tower',
      answer: 'You can’t have two coloured members in the same tower.',
    });
    expect(search.find('serv')[0]?.id).toBe('servants');
    expect(search.find('xyzzy')).toEqual([]);
    expect((await searchIn('it')).find('FEDELTA fede')[0]?.id).toBe('faith');
  });
});
