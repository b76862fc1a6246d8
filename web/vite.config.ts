import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server that a page under development talks to. */
const PROXIED = process.env.ETHNOS_SERVER ?? 'http://127.0.0.1:8700';
/** The server that a site names for play with others (`make site SERVER=https://example.org`). */
const NAMED = (process.env.SERVER ?? '').replace(/\/$/, '');
/** What the page of a site may load: its own files, and nothing else. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** A page for a server imports nothing of the tab's for its effects. */
const WITHOUT_TAB = { treeshake: { moduleSideEffects: [{ test: /\/src\/tab\//, sideEffects: false }] } };

/** The catalogues with texts of the browser client. */
const CATALOGUES = 'bots errors events names refusals server web pages people scores rules learn insight'.split(' ');

/** `locale/de/web.ftl?language` is all texts of a language in one file: twelve files would take twelve requests. */
function languages(catalogues: string[]): Plugin {
  return {
    name: 'languages',
    load(id) {
      if (!id.endsWith('.ftl?language')) return null;
      const files = catalogues.map((name) => join(dirname(id), `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
  };
}

/** The chunks that the first page and the table load: few and large, because a request takes longer than a file. */
const FIRST = [
  { name: 'base', root: '/web/src/page.ts' },
  { name: 'table', root: '/web/src/pages/Table.svelte' },
];

/** The first of those chunks whose root imports this module, not counting imports on demand. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id]);
  for (const one of importers)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) importers.add(importer);
  const found = FIRST.find(({ root }) => [...importers].some((importer) => importer.endsWith(root)));
  return found?.name ?? null;
}

const LOCALE = join(import.meta.dirname, '../src/ethnos/locale');
/** Seconds after which a page whose script has shown nothing says why, in every language. */
const PATIENCE = 8;
const UNSTARTED = `
  @keyframes unstarted { from { visibility: hidden } }
  .unstarted { max-width: 40em; margin: 2em auto; padding: 0 1em; animation: unstarted ${PATIENCE}s step-end }
  #app:not(:empty) ~ .unstarted { display: none }`;

/** A browser without JavaScript, or one that opens the page as a file, runs no script that could say so. */
function unstarted(): string {
  const lines = readdirSync(LOCALE).map((language) => {
    const [, text] = /^tab-no-script = (.+)$/m.exec(readFileSync(join(LOCALE, language, 'tab.ftl'), 'utf8'))!;
    return `<p lang="${language}">${text}</p>`;
  });
  return `<style>${UNSTARTED}</style>${lines.join('')}`;
}

/** The page of a site: starts with the worker in the tab, and has a policy because no server sends one. */
const sitePage: Plugin = {
  name: 'site-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => ({
      html: html.replace('/src/main.ts', '/src/tab/main.ts'),
      tags: [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
        { tag: 'div', attrs: { class: 'unstarted' }, children: unstarted(), injectTo: 'body' },
      ],
    }),
  },
};

export default defineConfig(({ mode }) => {
  const site = mode === 'site';
  return {
    base: site ? './' : '/',
    plugins: [languages(site || process.env.VITEST ? [...CATALOGUES, 'tab'] : CATALOGUES), svelte(), site && sitePage],
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    // Tests try both.
    define: process.env.VITEST ? {} : { IN_TAB: JSON.stringify(site), SERVER: JSON.stringify(site ? NAMED : '') },
    worker: { format: 'es' },
    build: {
      outDir: site ? '../dist/site' : '../src/ethnos/web',
      emptyOutDir: true,
      target: 'es2022',
      // The policy of a site forbids to fetch addresses that contain their data.
      ...(site ? { assetsInlineLimit: 0 } : {}),
      rolldownOptions: {
        checks: { bundlerTimings: false }, // People who build to play need no report about it.
        input: ['index.html', site ? 'src/tab/service-worker.ts' : 'src/people/push-worker.ts'],
        ...(site ? {} : WITHOUT_TAB),
        output: {
          codeSplitting: { groups: [{ name: chunkOf, debugName: 'first' }] },
          // The address of a service worker must not change.
          entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': PROXIED, '/socket': { target: PROXIED, ws: true } },
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      isolate: false, // A document for each file takes twice the time of all tests; none leaves anything to the next.
      testTimeout: 120_000, // A busy machine is no failure.
    },
  };
});
