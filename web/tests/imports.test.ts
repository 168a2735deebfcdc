/** Which folder of the page may import which; see ARCHITECTURE.md. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const IMPORT = /\b(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;
/** What pure functions don't use: the page, the network, storage, timers, runes. */
const IMPURE =
  /\b(?:document|window|localStorage|location|navigator|matchMedia|fetch|WebSocket|setTimeout|Date\.now|Math\.random)\b|\$(?:state|derived|effect)\b/;

interface Import {
  target: string;
  typeOnly: boolean;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts'),
);
const read = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');

/** A file's imports from the page itself, as paths in `src`. */
function importsOf(path: string): Import[] {
  return [...read(path).matchAll(IMPORT)].flatMap(([, type, from, loaded]) => {
    const name = (from ?? loaded)!;
    if (!/^(\.|\$\/)/.test(name))
      return name.startsWith('svelte') ? [{ target: name, typeOnly: !!type }] : [];
    const target = name.startsWith('$/') ? name.slice(2) : normalize(join(dirname(path), name));
    return [{ target, typeOnly: !!type }];
  });
}

const within = (folder: string): string[] => files.filter((path) => path.startsWith(`${folder}/`));
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

function offences(paths: string[], allowed: (path: string, one: Import) => boolean): string[] {
  return paths.flatMap((path) =>
    importsOf(path)
      .filter((one) => !allowed(path, one))
      .map((one) => `${path} imports ${one.target}`),
  );
}

describe('the floor plan', () => {
  it('is read from files that import each other', () => {
    expect(importsOf('table/table.svelte.ts').map((one) => one.target)).toContain('table/actions.svelte');
    expect(within('lib').length).toBeGreaterThan(3);
  });

  it('keeps lib pure', () => {
    expect(offences(within('lib'), (_, one) => one.typeOnly || one.target.startsWith('lib/'))).toEqual([]);
    const code = (path: string): string => read(path).replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
    expect(within('lib').filter((path) => IMPURE.test(code(path)))).toEqual([]);
  });

  it('keeps features apart', () => {
    const features = within('features');
    expect(
      offences(features, (path, { target }) =>
        [undefined, featureOf(path)].includes(featureOf(`${target}/`)),
      ),
    ).toEqual([]);
  });

  it('lets nothing below the table know the table or a feature', () => {
    const below = ['lib', 'texts', 'net', 'app', 'ui'].flatMap(within);
    // A player's sign shows the letter given by its table.
    const known = (one: Import): boolean => one.typeOnly || one.target === 'table/context';
    expect(offences(below, (_, one) => known(one) || !/^(table|features|pages)\//.test(one.target))).toEqual(
      [],
    );
  });
});
