/** The stored tables: in IndexedDB, and in memory where the browser denies it. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore, openStore, type Row, type Store, type StoredTable, type TableStorage } from '../src/tab/store';

const SUMMARY = JSON.stringify({ table_id: 'T1', status: 'open', updated: 1, last_seq: 2 });
const ROWS = '[[1,1.5,"created",{"a":"ü"}],[2,2.5,"joined",{}]]';
const MORE = '[[3,3.5,"moved",{}]]';
const CHANGES = JSON.stringify({ status: 'running', updated: 3, last_seq: 3 });

const listener = { changed: vi.fn(), failed: vi.fn() };
const inBrowser = (): Promise<TableStorage> => openStore('https://example.org/site/', listener);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.clearAllMocks();
});

describe.each<[string, () => Promise<Store>]>([
  ['IndexedDB', inBrowser],
  ['memory', async () => new MemoryStore()],
])('tables in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    expect(await store.create('T1', SUMMARY, ROWS)).toBe('stored');
  });

  it('are created once', async () => {
    expect(await store.create('T1', SUMMARY, '[]')).toBe('taken');
    expect(await store.entries('T1', 0)).toBe(ROWS);
  });

  it('take entries after the last one only', async () => {
    expect(await store.append('T1', 1, CHANGES, MORE)).toBe('overtaken');
    expect(await store.append('T2', 2, CHANGES, MORE)).toBe('missing');
    expect(await store.append('T1', 2, CHANGES, MORE)).toBe('stored');
    expect(await store.append('T1', 2, CHANGES, MORE)).toBe('overtaken');
    expect(await store.entries('T1', 2)).toBe(MORE);
    expect(JSON.parse(await store.tables())).toEqual([{ table_id: 'T1', status: 'running', updated: 3, last_seq: 3 }]);
  });

  it('are distinguished from missing ones', async () => {
    expect(await store.entries('T2', 0)).toBe('');
    expect(await store.entries('T1', 2)).toBe('[]');
  });

  it('are removed with all entries', async () => {
    await store.create('T10', SUMMARY.replace('T1', 'T10'), ROWS);
    await store.remove('T1');
    expect(await store.entries('T1', 0)).toBe('');
    expect(await store.entries('T10', 0)).toBe(ROWS);
    expect(await store.create('T1', SUMMARY, '[]')).toBe('stored');
    expect(await store.entries('T1', 0)).toBe('[]');
  });
});

describe('tables in IndexedDB', () => {
  it('are there in the next window, which is notified of changes', async () => {
    const store = await inBrowser();
    await store.create('T1', SUMMARY, ROWS);
    await store.create('T1', SUMMARY, ROWS);
    await store.append('T1', 2, CHANGES, MORE);
    expect(listener.changed.mock.calls).toEqual([['T1'], ['T1']]);
    expect(await (await inBrowser()).entries('T1', 2)).toBe(MORE);
    await store.remove('T1');
    expect(listener.changed).toHaveBeenCalledTimes(3);
  });

  it('are driven by one window, for as long as it is open', async () => {
    const taken = new Set<string>();
    const request = (name: string, _: object, use: (lock: object | null) => unknown): unknown => {
      if (taken.has(name)) return use(null);
      taken.add(name);
      return use({ name });
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const [one, other] = [await inBrowser(), await inBrowser()];
    expect([await one.lease('T1'), await other.lease('T1'), await other.lease('T2')]).toEqual([true, false, true]);
    expect([await one.lease('T1'), await other.lease('T1')]).toEqual([true, false]);
    taken.clear(); // the first window is closed
    expect(await other.lease('T1')).toBe(true);
    vi.unstubAllGlobals();
  });

  it('of a file are added, and go on, but are never replaced by a game that went on differently', async () => {
    const store = await inBrowser();
    const table = (rows: Row[]): StoredTable => ({ summary: { table_id: 'T1', last_seq: rows.length }, rows });
    const [first, second, another]: Row[] = [
      [1, 0, 'created', {}],
      [2, 0, 'moved', { action: 1 }],
      [2, 0, 'moved', { action: 2 }],
    ];
    expect(await store.restore([table([first!])])).toBe(1);
    expect(await store.restore([table([first!])])).toBe(0);
    expect(await store.restore([table([first!, second!])])).toBe(1);
    expect(await store.restore([table([first!, another!, [3, 0, 'moved', {}]])])).toBe(0);
    expect(JSON.parse(await store.entries('T1', 1))).toEqual([second]);
  });

  it('are undamaged when a row cannot be stored', async () => {
    const store = await inBrowser();
    await store.create('T1', SUMMARY, ROWS);
    await expect(store.append('T1', 2, CHANGES, '[[3,0,"moved",{}],[{},0,"bad",{}]]')).rejects.toThrow('failed');
    expect(await store.entries('T1', 0)).toBe(ROWS);
    expect(await store.append('T1', 2, CHANGES, MORE)).toBe('stored');
    expect(listener.failed.mock.calls).toEqual([['failed']]);
  });

  it('are still stored after another window has upgraded the database', async () => {
    const store = await inBrowser();
    await store.create('T1', SUMMARY, ROWS);
    for (const version of [2, 3]) {
      const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('ethnos /site/', version);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await store.restore([]);
      upgraded.onversionchange = () => upgraded.close();
    }
    expect(await store.append('T1', 2, CHANGES, MORE)).toBe('stored');
    expect(await store.entries('T1', 2)).toBe(MORE);
    expect(listener.failed).not.toHaveBeenCalled();
  });

  it('say that the disk is full', async () => {
    const store = await inBrowser();
    await store.create('T1', SUMMARY, ROWS);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(store.append('T1', 2, CHANGES, MORE)).rejects.toThrow('full');
    full.mockRestore();
    expect(await store.append('T1', 2, CHANGES, MORE)).toBe('stored');
  });

  it('are refused where there is no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(inBrowser()).rejects.toThrow('blocked');
  });

  it('are written out and restored, but never replaced by fewer entries', async () => {
    const store = await inBrowser();
    await store.create('T1', SUMMARY, ROWS);
    const before = await store.everything();
    await store.append('T1', 2, CHANGES, MORE);
    const other = { summary: { table_id: 'T9', last_seq: 1 }, rows: [[1, 0, 'created', {}] as Row] };
    expect(await store.restore([...before, other])).toBe(1);
    expect(await store.entries('T1', 2)).toBe(MORE);
    expect(await store.entries('T9', 0)).toBe('[[1,0,"created",{}]]');
    const after = await store.everything();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const empty = await inBrowser();
    expect(await empty.restore(after)).toBe(2);
    expect(await empty.everything()).toEqual(after);
  });
});
