/** There are no import cycles, not even of types: every module can be read after those that it needs. */
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '!**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORT = /\bfrom '(\.[^'?]*)|\bimport\('(\.[^'?]*)|\bimport '(\.[^'?]*)/g;

/** The path of an imported module, relative to the importing one. */
function resolve(from: string, named: string): string {
  const path = new URL(named, new URL(from, 'file:///web/tests/')).pathname.replace('/web/', '../');
  return path in SOURCES ? path : `${path}.ts`;
}

function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, late, bare]) => resolve(path, (from ?? late ?? bare)!))
    .filter((one) => one in SOURCES);
}

/** The first cycle; empty if there is none. */
function cycleIn(graph: Readonly<Record<string, readonly string[]>>): string[] {
  const done = new Set<string>();
  const follow = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const next of graph[path] ?? []) {
      const found = follow(next, [...way, path]);
      if (found.length) return found;
    }
    done.add(path);
    return [];
  };
  return Object.keys(graph).reduce<string[]>((found, path) => (found.length ? found : follow(path, [])), []);
}

describe('modules', () => {
  const graph = Object.fromEntries(
    Object.entries(SOURCES).map(([path, source]) => [path, importsOf(path, source)] as const),
  );

  it('are found with what they import', () => {
    expect(Object.keys(graph).length).toBeGreaterThan(150);
    expect(graph['../src/pages/Table.svelte']).toContain('../src/game/table-store.svelte.ts');
    expect(graph['../src/App.svelte']).toContain('../src/pages/Table.svelte');
  });

  it('import each other in no circle', () => {
    expect(cycleIn(graph)).toEqual([]);
    expect(cycleIn({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b']);
  });
});
