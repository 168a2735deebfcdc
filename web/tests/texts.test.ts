/** Every text is in a Fluent file, every key exists in every language, and none is unused. */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test, vi } from 'vitest';
import { inflected, listed, loadLanguage, raised, t } from '$/texts/fluent.svelte';
import { LANGUAGES } from '$/texts/languages';

const SOURCE = join(import.meta.dirname, '../src');
const LOCALES = join(import.meta.dirname, '../../src/magnifico/texts/locales');
const FILES = readdirSync(join(LOCALES, 'en')).filter((name) =>
  /^(terms|terminal|events|web.*)\.ftl$/.test(name),
);

function files(folder: string, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && end.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function messages(
  language: string,
): Map<string, { attributes: Record<string, unknown>; variables: string[] }> {
  const found = new Map<string, { attributes: Record<string, unknown>; variables: string[] }>();
  for (const name of FILES) {
    const text = readFileSync(join(LOCALES, language, name), 'utf8');
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const [id, message] of bundle._messages) {
      const variables = [
        ...new Set(
          [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((one) => one[1]!),
        ),
      ];
      found.set(id, { attributes: message.attributes, variables: variables.sort() });
    }
  }
  return found;
}

const english = messages('en');
/** Keys in the code: whole ones, and patterns such as `colour-${member}`. */
const exact = new Set<string>();
const shapes: { pattern: RegExp; text: string }[] = [];
for (const path of files(SOURCE, /\.(svelte|ts)$/)) {
  const code = readFileSync(path, 'utf8');
  for (const [, key] of code.matchAll(/\b[tT]\(\s*'([\w.-]+)'/g)) exact.add(key!);
  for (const [, key] of code.matchAll(/\b(?:[tT]|has)\(\s*`([^`]*)`/g)) {
    const text = key!.replace(/\$\{[^}]*\}/g, '*');
    shapes.push({ text, pattern: new RegExp(`^${text.replace(/[.]/g, '\\.').replace(/\*/g, '[\\w-]+')}$`) });
  }
  // keys in lists: ['Z', 'key-undo'], ? 'space-free' : ...
  for (const [, key] of code.matchAll(/'([a-z]+(?:-[\w]+)+(?:\.\w+)?)'/g)) {
    if (english.has(`web-${key}`) || english.has(key!)) exact.add(key!);
  }
}
const known = (key: string): boolean => {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = english.get(`web-${id}`) ?? english.get(id);
  return message !== undefined && (attribute === undefined || attribute in message.attributes);
};

test('the first letter of a text is raised, also after a mark that opens a question', () => {
  expect(['free seat', '¿olvidaste?', 'ячейка', '3 points', ''].map(raised)).toEqual([
    'Free seat',
    '¿Olvidaste?',
    'Ячейка',
    '3 points',
    '',
  ]);
});

/** How many names are in `$who`: a language whose verbs agree with it may use it. */
const PEOPLE = 'people';

describe('keys', () => {
  test('every key that is asked for exists', () => {
    expect([...exact].filter((key) => !known(key))).toEqual([]);
  });

  test('every shape of keys fits at least one', () => {
    const ids = [...english].flatMap(([id, message]) => {
      const short = id.replace(/^web-/, '');
      return [short, ...Object.keys(message.attributes).map((attribute) => `${short}.${attribute}`)];
    });
    expect(
      shapes.filter((shape) => !ids.some((id) => shape.pattern.test(id))).map((shape) => shape.text),
    ).toEqual([]);
  });

  test('no key of the page is left over', () => {
    const own = [...english.keys()].filter((id) => id.startsWith('web-')).map((id) => id.slice(4));
    expect(own.filter((id) => !exact.has(id) && !shapes.some((shape) => shape.pattern.test(id)))).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s has the same keys and variables',
    (language) => {
      const other = messages(language);
      const own = (all: typeof english) =>
        [...all]
          .filter(([id]) => id.startsWith('web-'))
          .map(([id, one]) => [
            id,
            one.variables.filter((name) => name !== PEOPLE),
            Object.keys(one.attributes),
          ]);
      expect(own(other)).toEqual(own(english));
    },
  );
});

/** Attributes that users read. */
const READ = new Set(['aria-label', 'title', 'placeholder', 'alt']);
/** The same in every language: notation, titles of works, keys. */
const SAME = /^(?:white T3 \+2|Game-icons\.net|Cormorant|Inter|Svelte, Fluent, Vite)$/;

describe('components', () => {
  test.each(files(SOURCE, /\.svelte$/))('%s has no words of its own', (path) => {
    const tree = parse(readFileSync(path, 'utf8'), { modern: true });
    const words: string[] = [];
    const look = (text: string): void => {
      const plain = text.trim();
      if (/\p{L}{2,}/u.test(plain) && !SAME.test(plain)) words.push(plain);
    };
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (typeof node !== 'object' || node === null) return;
      const one = node as { type?: string; data?: string; name?: string; value?: unknown };
      if (one.type === 'Text' && typeof one.data === 'string') return look(one.data);
      if (one.type === 'Attribute') {
        const value = (Array.isArray(one.value) ? one.value : []) as AST.Text[];
        if (READ.has(one.name ?? ''))
          value.filter((part) => part.type === 'Text').forEach((part) => look(part.data));
        return;
      }
      Object.entries(node).forEach(([key, child]) => key !== 'parent' && walk(child));
    };
    walk(tree.fragment);
    expect(words).toEqual([]);
  });
});

describe('a sentence chooses', () => {
  test('the form of an amount, and of what follows a sound', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await loadLanguage('ru');
    expect(t('spoken-cost', { goods: inflected('good-coins', { count: 1 }) })).toBe(
      'Нужно потратить 1 монету.',
    );
    expect(t('space-there', { who: inflected('good-coins', { count: 1 }) })).toBe('здесь: 1 монета');
    await loadLanguage('es');
    expect(t('list-and', { first: 'Francia', last: 'Italia' })).toBe('Francia e Italia');
    expect(t('whatif-whose', { who: listed(['Ana', 'Iris']), people: 2 })).toBe(
      '¿Y si…? Les toca a Ana e Iris',
    );
    await loadLanguage('en');
    vi.unstubAllGlobals();
  });
});
