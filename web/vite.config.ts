import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.ETHNOS_SERVER ?? 'http://127.0.0.1:8700';
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

/** A chunk for each language: only the reader's own is loaded. */
function languageOf(id: string): string | null {
  const found = /\/locale\/([\w-]+)\/[\w-]+\.ftl/.exec(id);
  return found ? `texts-${found[1]}` : null;
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
      ],
    }),
  },
};

export default defineConfig(({ mode }) => {
  const site = mode === 'site';
  return {
    base: site ? './' : '/',
    plugins: [svelte(), site && sitePage],
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    // Tests try both.
    define: process.env.VITEST ? {} : { IN_TAB: JSON.stringify(site) },
    worker: { format: 'es' },
    build: {
      outDir: site ? '../dist/site' : '../src/ethnos/web',
      emptyOutDir: true,
      target: 'es2022',
      // The policy of a site forbids to fetch addresses that contain their data.
      ...(site ? { assetsInlineLimit: 0 } : {}),
      rolldownOptions: {
        ...(site ? { input: ['index.html', 'src/tab/service-worker.ts'] } : WITHOUT_TAB),
        output: {
          advancedChunks: { groups: [{ name: languageOf }] },
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
    },
    test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  };
});
