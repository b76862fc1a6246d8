/** What the page and the worker in this tab send each other. Texts of sockets are those of the server's WebSocket. */
export type ToWorker =
  | { kind: 'request'; id: number; method: 'GET' | 'POST'; path: string; body?: string }
  | { kind: 'open'; socket: number }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'close'; socket: number };

/** Why the worker cannot go on, as the code of a text, or what is wrong with the storage. */
export type FailureCode = 'tab-no-wasm' | 'tab-part-missing' | 'tab-not-started' | 'tab-died' | 'tab-outdated';
export type StorageCode = 'blocked' | 'full' | 'failed';

export type FromWorker =
  /** The version of the site that it is about to load. */
  | { kind: 'version'; version: string }
  /** Bytes of what has to be loaded. */
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; code: FailureCode; values: Record<string, string> }
  | { kind: 'answer'; id: number; status: number; text: string; file?: string }
  | { kind: 'opened'; socket: number }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'closed'; socket: number }
  /** Something could not be stored; `blocked`: nothing will be kept. */
  | { kind: 'storage'; code: StorageCode };

/** What the page and the service worker send each other. `version` is the page's own. */
export type ToServiceWorker = { kind: 'look'; version: string } | { kind: 'switch' };
export type FromServiceWorker = { kind: 'newer' };
