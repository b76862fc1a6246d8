import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.ETHNOS_SERVER ?? 'http://127.0.0.1:8700';

/** A chunk for each language: only the reader's own is loaded. */
function languageOf(id: string): string | null {
  const found = /\/locale\/([\w-]+)\/[\w-]+\.ftl/.exec(id);
  return found ? `texts-${found[1]}` : null;
}

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/ethnos/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: languageOf }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
