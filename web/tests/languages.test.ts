/** The page finds its languages by folder; there is no list. */

import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_NAMES, languageFor, languagesIn } from '$/texts/languages';

const LOCALES = join(import.meta.dirname, '../../src/magnifico/texts/locales');

describe('languages', () => {
  test('are the folders with a description, English first', () => {
    const folders = readdirSync(LOCALES).sort();
    expect([...LANGUAGES].sort()).toEqual(folders);
    expect(LANGUAGES[0]).toBe('en');
    for (const code of folders) {
      const said = JSON.parse(readFileSync(join(LOCALES, code, 'language.json'), 'utf8')) as { name: string };
      expect(LANGUAGE_NAMES[code]).toBe(said.name);
    }
  });

  test('of a later folder replace those of an earlier one', () => {
    const found = languagesIn({ '/a/it/language.json': 'Italiano', '/b/it/language.json': 'Toscano' });
    expect(found).toEqual([{ code: 'it', name: 'Toscano', folder: '/b/it' }]);
  });

  test('are found by what a browser asks for', () => {
    expect(languageFor('es-MX')).toBe('es');
    expect(languageFor('RU')).toBe('ru');
    expect(languageFor('tlh')).toBeUndefined();
  });

  test('of a folder elsewhere are built in without a change of code', { timeout: 60_000 }, async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'languages-'));
    const before = process.env['MAGNIFICO_LOCALES'];
    process.env['MAGNIFICO_LOCALES'] = elsewhere;
    try {
      cpSync(join(LOCALES, 'en'), join(elsewhere, 'qaa'), { recursive: true });
      writeFileSync(join(elsewhere, 'qaa', 'language.json'), '{ "name": "Tried Tongue" }\n');
      const server = await createServer({
        root: join(import.meta.dirname, '..'),
        configFile: join(import.meta.dirname, '../vite.config.ts'),
        logLevel: 'silent',
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const built = (await server.ssrLoadModule('/src/texts/languages.ts')) as {
          LANGUAGE_NAMES: Record<string, string>;
        };
        expect(built.LANGUAGE_NAMES).toEqual({ ...LANGUAGE_NAMES, qaa: 'Tried Tongue' });
      } finally {
        await server.close();
      }
    } finally {
      if (before === undefined) delete process.env['MAGNIFICO_LOCALES'];
      else process.env['MAGNIFICO_LOCALES'] = before;
      rmSync(elsewhere, { recursive: true });
    }
  });
});
