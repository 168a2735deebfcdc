import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** During development without a server, moments of real games come from `fixtures`. */
function fixtures(): Plugin {
  return {
    name: 'fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/fixtures', (request, response, next) => {
        const path = here(`./fixtures${(request.url ?? '').split('?')[0]}`);
        if (!existsSync(path)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(path));
      });
    },
  };
}

/** The package folder of a module; some modules are added by Vite and Rolldown themselves. */
function packageOf(module: string): string[] {
  const builder = /^\0(vite|rolldown)\//.exec(module)?.[1];
  if (builder) return [here(`./node_modules/${builder}`)];
  const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0];
  return folder ? [folder] : [];
}

/** Some packages ship without a licence text; use another copy of the same licence. */
const SAME_LICENCE: Record<string, string> = { 'Apache-2.0': './node_modules/aria-query/LICENSE' };

/** A package's licence as a file. */
function licenceOf(folder: string): { fileName: string; source: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const same = SAME_LICENCE[license];
  if (!file && !same) throw new Error(`${name}: no text of the licence ${license}`);
  const text = readFileSync(file ? join(folder, file) : here(same ?? ''), 'utf8');
  // Drop the licences of what Vite itself bundles.
  const [own] = text.split('# Licenses of bundled dependencies');
  const plain = name.replace('@fontsource-variable/', '').replace('@', '').replace('/', '-');
  return {
    fileName: `licences/${plain}.txt`,
    source: `${name} ${version}, ${license}\n\n${own?.trimEnd()}\n`,
  };
}

/** Ships the licences of fonts and bundled packages with the page. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const fonts = ['cormorant', 'inter'].map((font) => here(`./node_modules/@fontsource-variable/${font}`));
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const packages = chunks.flatMap((chunk) => chunk.moduleIds).flatMap(packageOf);
      for (const folder of new Set([...fonts, ...packages]))
        this.emitFile({ type: 'asset', ...licenceOf(folder) });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), fixtures(), licences()],
  resolve: {
    alias: {
      $: here('./src'),
      $locales: here('../src/magnifico/texts/locales'),
      // A translator's own languages; by default a folder that doesn't exist and matches nothing.
      $tried: resolve(process.env['MAGNIFICO_LOCALES'] ?? here('./no-languages')),
    },
  },
  build: {
    outDir: here('../src/magnifico/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Players shouldn't see warnings about slow plugins.
      checks: { bundlerTimings: false, pluginTimings: false },
      // One chunk per language instead of one per Fluent file; files of a language begin with its code.
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => /([\w-]+)\/[\w-]+\.ftl/.exec(id)?.[1] ?? null, test: /\.ftl/ },
            {
              name: (id) => /([\w-]+\/search)\.json/.exec(id)?.[1]?.replace('/', '-') ?? null,
              test: /search\.json/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: process.env['MAGNIFICO_SERVER'] ?? 'http://127.0.0.1:8480', ws: true },
    },
  },
});
