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

/** Where Python keeps its tables. Every failure is an Error whose message is a `StorageCode`. */
export interface Store {
  create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'>;
  /** `changes` replace fields of the summary. */
  append(table: string, after: number, changes: string, rows: string): Promise<'stored' | 'overtaken' | 'missing'>;
  /** The rows after an entry, as a JSON array; empty text if there is no such table. */
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

/** Gets notified about the stored tables. */
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
    const storage = new TableStorage(nameOf(root), listener);
    await storage.open();
    return storage;
  } catch (reason) {
    throw new Error('blocked' satisfies StorageCode, { cause: reason });
  }
}

/** Open the database; a newer version of the site in another window may have changed it, and keeps these relations. */
async function openDatabase(name: string): Promise<IDBDatabase> {
  return request(name, VERSION).catch((reason: DOMException) => {
    if (reason.name !== 'VersionError') throw reason;
    return request(name);
  });
}

function request(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = (): void => {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'table_id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = (): void => resolve(request.result);
    request.onerror = (): void => reject(request.error);
    request.onblocked = (): void => reject(new Error('an older window has the database open'));
  });
}

/** The tables in IndexedDB. */
export class TableStorage implements Store {
  /** The tables whose bots this window drives. */
  private readonly driven = new Set<string>();

  private database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly listener: StoreListener,
  ) {}

  /** The database: opened again after another window has upgraded it, or the browser has closed it. */
  open(): Promise<IDBDatabase> {
    this.database ??= openDatabase(this.name).then(
      (database) => {
        const forget = (): void => void (this.database = null);
        database.onclose = forget;
        database.onversionchange = (): void => {
          database.close();
          forget();
        };
        return database;
      },
      (reason: unknown) => {
        this.database = null;
        throw reason;
      },
    );
    return this.database;
  }

  create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'> {
    return this.change(table, async (transaction) => {
      if (await resultOf(transaction.objectStore(SUMMARIES).get(table))) return 'taken';
      putTable(transaction, JSON.parse(summary) as Summary, JSON.parse(rows) as Row[]);
      return 'stored';
    });
  }

  append(table: string, after: number, changes: string, rows: string): Promise<'stored' | 'overtaken' | 'missing'> {
    return this.change(table, async (transaction) => {
      const stored = await resultOf<Summary>(transaction.objectStore(SUMMARIES).get(table));
      if (!stored) return 'missing';
      if (stored.last_seq !== after) return 'overtaken';
      putTable(transaction, { ...stored, ...(JSON.parse(changes) as object) }, JSON.parse(rows) as Row[]);
      return 'stored';
    });
  }

  async entries(table: string, after: number): Promise<string> {
    return this.transact('readonly', async (transaction) => {
      const [summary, rows] = await Promise.all([
        resultOf(transaction.objectStore(SUMMARIES).get(table)),
        resultOf<Row[]>(transaction.objectStore(ENTRIES).getAll(rowsOf(table, after))),
      ]);
      return summary ? JSON.stringify(rows) : '';
    });
  }

  tables(): Promise<string> {
    return this.transact('readonly', async (transaction) =>
      JSON.stringify(await resultOf<Summary[]>(transaction.objectStore(SUMMARIES).getAll())),
    );
  }

  /**
   * A lock of the browser, which ends with its window. Without locks two windows may compute the same move of a bot;
   * the second one is not stored.
   */
  lease(table: string): Promise<boolean> {
    if (this.driven.has(table) || !('locks' in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      void navigator.locks.request(`${this.name} ${table}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        this.driven.add(table);
        return new Promise(() => {});
      });
    });
  }

  async remove(table: string): Promise<void> {
    await this.transact('readwrite', async (transaction) => {
      transaction.objectStore(SUMMARIES).delete(table);
      transaction.objectStore(ENTRIES).delete(rowsOf(table));
    });
    this.listener.changed(table);
  }

  /** All tables with their logs. */
  everything(): Promise<StoredTable[]> {
    return this.transact('readonly', async (transaction) => {
      const summaries = await resultOf<Summary[]>(transaction.objectStore(SUMMARIES).getAll());
      return Promise.all(
        summaries.map(async (summary) => ({
          summary,
          rows: await resultOf<Row[]>(transaction.objectStore(ENTRIES).getAll(rowsOf(summary.table_id))),
        })),
      );
    });
  }

  /** Add tables, all or none of them. A table that is already stored changes only if the new log continues its log. */
  async restore(tables: readonly StoredTable[]): Promise<number> {
    const added = await this.transact('readwrite', async (transaction) => {
      const fresh: StoredTable[] = [];
      for (const table of tables) {
        const stored = await resultOf<Row[]>(transaction.objectStore(ENTRIES).getAll(rowsOf(table.summary.table_id)));
        if (continues(table.rows, stored)) fresh.push(table);
      }
      for (const { summary, rows } of fresh) putTable(transaction, summary, rows);
      return fresh;
    });
    for (const { summary } of added) this.listener.changed(summary.table_id);
    return added.length;
  }

  private async change<Outcome extends string>(
    table: string,
    task: (transaction: IDBTransaction) => Promise<Outcome>,
  ): Promise<Outcome> {
    const outcome = await this.transact('readwrite', task);
    if (outcome === 'stored') this.listener.changed(table);
    return outcome;
  }

  /** Run one transaction; resolves when its changes are on the disk. */
  private async transact<Result>(
    mode: IDBTransactionMode,
    task: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result> {
    let transaction: IDBTransaction | undefined;
    try {
      transaction = (await this.open()).transaction(ALL, mode, { durability: 'strict' });
      const [result] = await Promise.all([task(transaction), committed(transaction)]);
      return result;
    } catch (reason) {
      if (transaction && !transaction.error) abort(transaction);
      const error = storageError(transaction?.error ?? reason);
      this.listener.failed(error.message as StorageCode);
      throw error;
    }
  }
}

function putTable(transaction: IDBTransaction, summary: Summary, rows: readonly Row[]): void {
  transaction.objectStore(SUMMARIES).put(summary);
  for (const row of rows) transaction.objectStore(ENTRIES).put(row, [summary.table_id, row[0]]);
}

/** Whether a log continues another one. */
function continues(rows: readonly Row[], stored: readonly Row[]): boolean {
  return rows.length > stored.length && JSON.stringify(rows.slice(0, stored.length)) === JSON.stringify(stored);
}

/** Undo a transaction, unless it has ended. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (reason) {
    if ((reason as DOMException).name !== 'InvalidStateError') throw reason;
  }
}

/** The keys of a table's rows after an entry. */
function rowsOf(table: string, after = -Infinity): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Infinity], true);
}

function resultOf<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = (): void => resolve(request.result as Value);
    request.onerror = (): void => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = (): void => resolve();
    transaction.onabort = (): void => reject(transaction.error);
  });
}

/** The same in memory, for a browser that denies storage: it lasts as long as the page. */
export class MemoryStore implements Store {
  private readonly saved = new Map<string, StoredTable>();

  async create(table: string, summary: string, rows: string): Promise<'stored' | 'taken'> {
    if (this.saved.has(table)) return 'taken';
    this.saved.set(table, { summary: JSON.parse(summary) as Summary, rows: JSON.parse(rows) as Row[] });
    return 'stored';
  }

  async append(
    table: string,
    after: number,
    changes: string,
    rows: string,
  ): Promise<'stored' | 'overtaken' | 'missing'> {
    const stored = this.saved.get(table);
    if (!stored) return 'missing';
    if (stored.summary.last_seq !== after) return 'overtaken';
    Object.assign(stored.summary, JSON.parse(changes));
    stored.rows.push(...(JSON.parse(rows) as Row[]));
    return 'stored';
  }

  async entries(table: string, after: number): Promise<string> {
    const stored = this.saved.get(table);
    return stored ? JSON.stringify(stored.rows.filter(([seq]) => seq > after)) : '';
  }

  async tables(): Promise<string> {
    return JSON.stringify([...this.saved.values()].map(({ summary }) => summary));
  }

  /** There is no other window that shares these tables. */
  async lease(): Promise<boolean> {
    return true;
  }

  async remove(table: string): Promise<void> {
    this.saved.delete(table);
  }
}
