/**
 * The tables of this browser, in IndexedDB. Rows and summaries are JSON texts that Python makes and reads. Two windows
 * of a site share them as two server processes share a database: each append is one transaction, and names the entry
 * that it comes after.
 */
import type { StorageCode } from './messages';

/** An entry of a table's log: its number, time, kind and data. */
export type Row = [seq: number, at: number, kind: string, data: unknown];

export interface Summary {
  table_id: string;
  last_seq: number;
  [other: string]: unknown;
}

/** A table with its whole log. */
export interface StoredTable {
  summary: Summary;
  rows: Row[];
}

/** What Python keeps its tables in. Every failure is an Error whose message is a `StorageCode`. */
export interface Store {
  create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'>;
  /** `changes` are those of the summary. */
  append(table: string, after: number, changes: string, rows: string): Promise<'stored' | 'overtaken' | 'missing'>;
  /** The rows after one, as a JSON array; empty text if there is no such table. */
  entries(table: string, after: number): Promise<string>;
  /** All summaries, as a JSON array. */
  tables(): Promise<string>;
  /** Whether this window drives the bots of a table; only one does at a time. */
  lease(table: string): Promise<boolean>;
  remove(table: string): Promise<void>;
}

const VERSION = 1;
const SUMMARIES = 'summaries';
const ENTRIES = 'entries';
const ALL = [SUMMARIES, ENTRIES];

/** Who is told what happens to the stored tables. */
export interface StoreListener {
  /** A table was changed or deleted by this window: others may show it. */
  changed(table: string): void;
  failed(code: StorageCode): void;
}

/** The error that a failed operation becomes. */
function storageError(reason: unknown): Error {
  const name = (reason as DOMException | null)?.name;
  const code: StorageCode = name === 'QuotaExceededError' ? 'full' : 'failed';
  return new Error(code, { cause: reason });
}

/** The name under which a site keeps things in this browser: one host may have several sites. */
export function nameOf(root: string): string {
  return `ethnos ${new URL(root).pathname}`;
}

/** The stored tables of a site; fails with `blocked` where the browser denies it. */
export async function openStore(root: string, listener: StoreListener): Promise<TableStorage> {
  try {
    return new TableStorage(await openDatabase(nameOf(root)), listener);
  } catch (reason) {
    throw new Error('blocked' satisfies StorageCode, { cause: reason });
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = (): void => {
      asked.result.createObjectStore(SUMMARIES, { keyPath: 'table_id' });
      asked.result.createObjectStore(ENTRIES);
    };
    asked.onsuccess = (): void => {
      // A newer version of the site in another window may change the database.
      asked.result.onversionchange = (): void => asked.result.close();
      resolve(asked.result);
    };
    asked.onerror = (): void => reject(asked.error);
    asked.onblocked = (): void => reject(new Error('an older window has the database open'));
  });
}

/** The tables in IndexedDB. */
export class TableStorage implements Store {
  /** The tables whose bots this window drives. */
  private readonly driven = new Set<string>();

  constructor(
    private readonly database: IDBDatabase,
    private readonly listener: StoreListener,
  ) {}

  create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'> {
    return this.change(table, async (work) => {
      if (await found(work.objectStore(SUMMARIES).get(table))) return 'taken';
      putTable(work, JSON.parse(summary) as Summary, JSON.parse(rows) as Row[]);
      return 'stored';
    });
  }

  append(table: string, after: number, changes: string, rows: string): Promise<'stored' | 'overtaken' | 'missing'> {
    return this.change(table, async (work) => {
      const stored = await found<Summary>(work.objectStore(SUMMARIES).get(table));
      if (!stored) return 'missing';
      if (stored.last_seq !== after) return 'overtaken';
      putTable(work, { ...stored, ...(JSON.parse(changes) as object) }, JSON.parse(rows) as Row[]);
      return 'stored';
    });
  }

  async entries(table: string, after: number): Promise<string> {
    return this.work('readonly', async (work) => {
      const [summary, rows] = await Promise.all([
        found(work.objectStore(SUMMARIES).get(table)),
        found<Row[]>(work.objectStore(ENTRIES).getAll(rowsOf(table, after))),
      ]);
      return summary ? JSON.stringify(rows) : '';
    });
  }

  tables(): Promise<string> {
    return this.work('readonly', async (work) =>
      JSON.stringify(await found<Summary[]>(work.objectStore(SUMMARIES).getAll())),
    );
  }

  /**
   * A lock of the browser, which ends with its window. Without locks two windows may think about the same move: they
   * come to the same one, and the second is not stored.
   */
  lease(table: string): Promise<boolean> {
    if (this.driven.has(table) || !('locks' in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      void navigator.locks.request(`${this.database.name} ${table}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        this.driven.add(table);
        return new Promise(() => {});
      });
    });
  }

  async remove(table: string): Promise<void> {
    await this.work('readwrite', async (work) => {
      work.objectStore(SUMMARIES).delete(table);
      work.objectStore(ENTRIES).delete(rowsOf(table));
    });
    this.listener.changed(table);
  }

  /** All tables with their logs. */
  everything(): Promise<StoredTable[]> {
    return this.work('readonly', async (work) => {
      const summaries = await found<Summary[]>(work.objectStore(SUMMARIES).getAll());
      return Promise.all(
        summaries.map(async (summary) => ({
          summary,
          rows: await found<Row[]>(work.objectStore(ENTRIES).getAll(rowsOf(summary.table_id))),
        })),
      );
    });
  }

  /** Add tables, all or none of them. A table that is here already only grows: it stays if its game went on differently. */
  async restore(tables: readonly StoredTable[]): Promise<number> {
    const added = await this.work('readwrite', async (work) => {
      const fresh: StoredTable[] = [];
      for (const table of tables) {
        const stored = await found<Row[]>(work.objectStore(ENTRIES).getAll(rowsOf(table.summary.table_id)));
        if (continues(table.rows, stored)) fresh.push(table);
      }
      for (const { summary, rows } of fresh) putTable(work, summary, rows);
      return fresh;
    });
    for (const { summary } of added) this.listener.changed(summary.table_id);
    return added.length;
  }

  private async change<Outcome extends string>(
    table: string,
    work: (transaction: IDBTransaction) => Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await this.work('readwrite', work);
    if (outcome === 'stored') this.listener.changed(table);
    return outcome;
  }

  /** Run one transaction; its result counts when everything is on the disk. */
  private async work<Result>(
    mode: IDBTransactionMode,
    task: (work: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    let work: IDBTransaction | undefined;
    try {
      work = this.database.transaction(ALL, mode, { durability: 'strict' });
      const [result] = await Promise.all([task(work), finished(work)]);
      return result;
    } catch (reason) {
      if (work && !work.error) abort(work);
      const error = storageError(work?.error ?? reason);
      this.listener.failed(error.message as StorageCode);
      throw error;
    }
  }
}

function putTable(work: IDBTransaction, summary: Summary, rows: readonly Row[]): void {
  work.objectStore(SUMMARIES).put(summary);
  for (const row of rows) work.objectStore(ENTRIES).put(row, [summary.table_id, row[0]]);
}

/** Whether a log begins with another one and goes on. */
function continues(rows: readonly Row[], stored: readonly Row[]): boolean {
  return rows.length > stored.length && JSON.stringify(rows.slice(0, stored.length)) === JSON.stringify(stored);
}

/** Undo a transaction, unless it has ended. */
function abort(work: IDBTransaction): void {
  try {
    work.abort();
  } catch (reason) {
    if ((reason as DOMException).name !== 'InvalidStateError') throw reason;
  }
}

/** The keys of a table's rows after one. */
function rowsOf(table: string, after = -Infinity): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Infinity], true);
}

function found<Value>(asked: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = (): void => resolve(asked.result as Value);
    asked.onerror = (): void => reject(asked.error);
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = (): void => resolve();
    work.onabort = (): void => reject(work.error);
  });
}

/** The same in memory, for a browser that denies storage: it lasts as long as the page. */
export class MemoryStore implements Store {
  private readonly kept = new Map<string, StoredTable>();

  async create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'> {
    if (this.kept.has(table)) return 'taken';
    this.kept.set(table, { summary: JSON.parse(summary) as Summary, rows: JSON.parse(rows) as Row[] });
    return 'stored';
  }

  async append(
    table: string,
    after: number,
    changes: string,
    rows: string,
  ): Promise<'stored' | 'overtaken' | 'missing'> {
    const stored = this.kept.get(table);
    if (!stored) return 'missing';
    if (stored.summary.last_seq !== after) return 'overtaken';
    Object.assign(stored.summary, JSON.parse(changes));
    stored.rows.push(...(JSON.parse(rows) as Row[]));
    return 'stored';
  }

  async entries(table: string, after: number): Promise<string> {
    const stored = this.kept.get(table);
    return stored ? JSON.stringify(stored.rows.filter(([seq]) => seq > after)) : '';
  }

  async tables(): Promise<string> {
    return JSON.stringify([...this.kept.values()].map(({ summary }) => summary));
  }

  /** There is no other window that shares these tables. */
  async lease(): Promise<boolean> {
    return true;
  }

  async remove(table: string): Promise<void> {
    this.kept.delete(table);
  }
}
