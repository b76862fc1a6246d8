import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.ETHNOS_SERVER ?? 'http://127.0.0.1:8700';

/** The catalogues with texts of the browser client. */
const CATALOGUES = 'bots errors events names refusals server web pages scores rules learn insight'.split(' ');

/** `locale/de/web.ftl?language` is all texts of a language in one file: twelve files would take twelve requests. */
const languages: Plugin = {
  name: 'languages',
  load(id) {
    if (!id.endsWith('.ftl?language')) return null;
    const files = CATALOGUES.map((name) => join(dirname(id), `${name}.ftl`));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
  },
};

/** The chunks that the first page and the table load: few and large, because a request takes longer than a file. */
const FIRST = [
  { name: 'base', root: '/web/src/main.ts' },
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

export default defineConfig({
  plugins: [languages, svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/ethnos/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
