import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** While developing without a server, moments of real games are read from `fixtures`. */
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

/** The licences of the typefaces lie beside them in what is built and shipped. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const font of ['cormorant', 'inter'])
        this.emitFile({
          type: 'asset',
          fileName: `licences/${font}.txt`,
          source: readFileSync(here(`./node_modules/@fontsource-variable/${font}/LICENSE`)),
        });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), fixtures(), licences()],
  resolve: { alias: { $: here('./src'), $locales: here('../src/magnifico/texts/locales') } },
  build: {
    outDir: here('../src/magnifico/web/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file for the words of a language instead of one for each Fluent file.
      output: {
        codeSplitting: {
          groups: [{ name: (id) => /locales\/(\w+)\//.exec(id)?.[1] ?? null, test: /\.ftl/ }],
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
  test: { include: ['tests/**/*.test.ts'] },
});
