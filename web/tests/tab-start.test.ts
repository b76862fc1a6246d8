/** What the worker checks and unpacks before Python starts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canRunPython } from '../src/tab/features';
import { interleaved, unpacked } from '../src/tab/parts';

describe('what Python needs', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is here', () => {
    expect(canRunPython()).toBe(true);
  });

  it('is not everywhere', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(canRunPython()).toBe(false);
  });

  it.each([
    ['vectors', 123], // the type of a vector
    ['exceptions', 25], // catching everything
  ])('is not in a browser without %s', (_, code) => {
    const { compileStreaming } = WebAssembly;
    vi.stubGlobal('WebAssembly', { compileStreaming, validate: (bytes: Uint8Array) => !bytes.includes(code) });
    expect(canRunPython()).toBe(false);
  });
});

it('unpacks what tools/archive.py packs', () => {
  const archive = new TextEncoder().encode('[["a/b.py", 3], ["c", 0], ["d", 2]]\nonetw');
  const files = unpacked(archive.buffer).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);
  expect(files).toEqual([
    ['a/b.py', 'one'],
    ['c', ''],
    ['d', 'tw'],
  ]);
});

it.each(['abcdef', 'abcde', 'a', ''])('puts %s together again from its halves', (text) => {
  const halves = [...text].filter((_, at) => at % 2 === 0).concat([...text].filter((_, at) => at % 2 === 1));
  const bytes = interleaved(new TextEncoder().encode(halves.join('')).buffer as ArrayBuffer);
  expect(new TextDecoder().decode(bytes)).toBe(text);
});
