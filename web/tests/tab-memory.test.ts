/** Python's memory of an earlier visit: found as it was stored, and never when it belongs elsewhere or is damaged. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMemory, StoredMemory } from '../src/tab/memory';

const ROOT = 'https://games.example/ethnos/';
const BYTES = new Uint8Array([1, 2, 3]);

class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (address: string): Promise<Response | undefined> => this.entries.get(address)?.clone();
  put = async (address: string, answer: Response): Promise<void> => void this.entries.set(address, answer);
  delete = async (address: string): Promise<boolean> => this.entries.delete(address);
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  delete = async (name: string): Promise<boolean> => this.all.delete(name);
  open = async (name: string): Promise<FakeCache> => {
    if (!this.all.has(name)) this.all.set(name, new FakeCache());
    return this.all.get(name)!;
  };
}

describe('the stored memory', () => {
  let caches: FakeCaches;

  beforeEach(() => vi.stubGlobal('caches', (caches = new FakeCaches())));
  afterEach(() => vi.unstubAllGlobals());

  it('is found as it was stored', async () => {
    const memory = new StoredMemory(ROOT, 'v1');
    expect(await memory.find()).toBeUndefined();
    await memory.keep(BYTES);
    expect(await memory.find()).toEqual(BYTES);
  });

  it('belongs to one version of the site', async () => {
    await new StoredMemory(ROOT, 'v1').keep(BYTES);
    const newer = new StoredMemory(ROOT, 'v2');
    expect(await newer.find()).toBeUndefined();
    await newer.keep(BYTES);
    expect(await new StoredMemory(ROOT, 'v1').find()).toBeUndefined();
  });

  it('is not used when it is damaged', async () => {
    const memory = new StoredMemory(ROOT, 'v1');
    await memory.keep(BYTES);
    const [cache] = caches.all.values();
    const [[address, stored]] = [...cache!.entries] as [[string, Response]];
    cache!.entries.set(address, new Response(new Uint8Array([1, 2, 4]), { headers: stored.headers }));
    expect(await memory.find()).toBeUndefined();
  });

  it('is dropped after a start from it that did not finish', async () => {
    const memory = new StoredMemory(ROOT, 'v1');
    await memory.keep(BYTES);
    expect(await memory.find()).toEqual(BYTES);
    await memory.started();
    expect(await memory.find()).toEqual(BYTES);
    expect(await memory.find()).toBeUndefined();
    expect(await forgetMemory(ROOT)).toBe(false);
  });

  it('says whether there was something to forget', async () => {
    const memory = new StoredMemory(ROOT, 'v1');
    await memory.keep(BYTES);
    expect(await forgetMemory(ROOT)).toBe(true);
    expect(await forgetMemory(ROOT)).toBe(false);
    expect(await memory.find()).toBeUndefined();
  });

  it('is missing without caches', async () => {
    vi.stubGlobal('caches', undefined);
    const memory = new StoredMemory(ROOT, 'v1');
    expect(await memory.find()).toBeUndefined();
    expect(await forgetMemory(ROOT)).toBe(false);
  });
});
