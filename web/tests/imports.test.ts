/** There are no import cycles, not even of types: every module can be read after those that it needs. */
import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../src/**/*.ts', '../src/**/*.svelte', '!**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORT = /\bfrom '(\.[^'?]*)|\bimport\('(\.[^'?]*)|\bimport '(\.[^'?]*)/g;

/** The path of an imported module, relative to the importing one. */
function resolve(from: string, specifier: string): string {
  const path = new URL(specifier, new URL(from, 'file:///web/tests/')).pathname.replace('/web/', '../');
  return path in SOURCES ? path : `${path}.ts`;
}

function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)]
    .map(([, from, late, bare]) => resolve(path, (from ?? late ?? bare)!))
    .filter((imported) => imported in SOURCES);
}

/** The first cycle; empty if there is none. */
function cycleIn(graph: Readonly<Record<string, readonly string[]>>): string[] {
  const visited = new Set<string>();
  const follow = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (visited.has(path)) return [];
    for (const next of graph[path] ?? []) {
      const cycle = follow(next, [...trail, path]);
      if (cycle.length) return cycle;
    }
    visited.add(path);
    return [];
  };
  return Object.keys(graph).reduce<string[]>((cycle, path) => (cycle.length ? cycle : follow(path, [])), []);
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

  it('have no import cycles', () => {
    expect(cycleIn(graph)).toEqual([]);
    expect(cycleIn({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b']);
  });

  it('of lib/ import nothing else of the client, and only App.svelte imports pages/', () => {
    const imports = Object.entries(graph).flatMap(([from, others]) => others.map((to) => ({ from, to })));
    const leaving = imports.filter(({ from, to }) => from.startsWith('../src/lib/') && !to.startsWith('../src/lib/'));
    expect(leaving).toEqual([]);
    const intoPages = imports.filter(
      ({ from, to }) => to.startsWith('../src/pages/') && !from.startsWith('../src/pages/'),
    );
    expect(new Set(intoPages.map(({ from }) => from))).toEqual(new Set(['../src/App.svelte']));
  });
});
