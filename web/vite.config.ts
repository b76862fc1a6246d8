import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server that a page under development talks to. */
const PROXY_TARGET = process.env.ETHNOS_SERVER ?? 'http://127.0.0.1:8700';
/** The server that a site names for play with others (`make site SERVER=https://example.org`). */
const PLAY_SERVER = (process.env.SERVER ?? '').replace(/\/$/, '');
/** The Content-Security-Policy of a site: its page loads only its own files. */
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

/** What a page can do with a server, and in a tab alone; `src/vite.d.ts` explains the names. */
const SERVER_CAN = { meet: true, rate: true, push: true, addresses: true, load: false };
const TAB_CAN: typeof SERVER_CAN = { meet: false, rate: false, push: false, addresses: false, load: true };

/** What the client knows when it is built, so that what a page cannot do is not part of it. */
function defined(site: boolean): Record<string, string> {
  const can = Object.entries(site ? TAB_CAN : SERVER_CAN);
  return {
    ...Object.fromEntries(can.map(([name, able]) => [`can.${name}`, JSON.stringify(able)])),
    SERVER: JSON.stringify(site ? PLAY_SERVER : ''),
  };
}

/** Tree shaking removes `src/tab/` from the page of a server. */
const DROP_TAB = { treeshake: { moduleSideEffects: [{ test: /\/src\/tab\//, sideEffects: false }] } };

/** The catalogues with texts of the browser client. */
const CATALOGUES =
  'bots errors events names refusals server web boards pages people scores rules summary learn insight'.split(' ');

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

/** The chunks of the start page and the table: few and large, because a request takes longer than its bytes. */
const CHUNKS = [
  { name: 'base', root: '/web/src/page.ts' },
  { name: 'table', root: '/web/src/pages/Table.svelte' },
];

/** The first chunk whose root imports this module, not counting imports on demand. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id]);
  for (const module of importers)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer);
  const chunk = CHUNKS.find(({ root }) => [...importers].some((importer) => importer.endsWith(root)));
  return chunk?.name ?? null;
}

const LOCALE = join(import.meta.dirname, '../src/ethnos/locale');
/** Seconds until a page that still shows nothing explains why, in every language. */
const START_TIMEOUT = 8;
const UNSTARTED_STYLE = `
  @keyframes unstarted { from { visibility: hidden } }
  .unstarted { max-width: 40em; margin: 2em auto; padding: 0 1em; animation: unstarted ${START_TIMEOUT}s step-end }
  #app:not(:empty) ~ .unstarted { display: none }`;

/** Explains why the page does not start: without JavaScript, or opened as a file, no script can. */
function unstarted(): string {
  const lines = readdirSync(LOCALE).map((language) => {
    const [, text] = /^tab-no-script = (.+)$/m.exec(readFileSync(join(LOCALE, language, 'tab.ftl'), 'utf8'))!;
    return `<p lang="${language}">${text}</p>`;
  });
  return `<style>${UNSTARTED_STYLE}</style>${lines.join('')}`;
}

/** Makes index.html the page of a site: it starts the worker in the tab, and has the policy that no server sends. */
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
    // Tests set these themselves.
    define: process.env.VITEST ? {} : defined(site),
    worker: { format: 'es' },
    build: {
      outDir: site ? '../dist/site' : '../src/ethnos/web',
      emptyOutDir: true,
      target: 'es2022',
      // The policy of a site does not allow fetching data: addresses.
      ...(site ? { assetsInlineLimit: 0 } : {}),
      rolldownOptions: {
        checks: { bundlerTimings: false }, // Do not report build times.
        input: ['index.html', site ? 'src/tab/service-worker.ts' : 'src/people/push-worker.ts'],
        ...(site ? {} : DROP_TAB),
        output: {
          codeSplitting: { groups: [{ name: chunkOf, debugName: 'first' }] },
          // The address of a service worker must not change.
          entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': PROXY_TARGET, '/socket': { target: PROXY_TARGET, ws: true } },
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      isolate: false, // A new document per file doubles the test time, and no file leaves anything behind.
      testTimeout: 120_000, // The machine may be busy.
    },
  };
});
