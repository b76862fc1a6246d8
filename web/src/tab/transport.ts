/** The tables are kept by a worker in this tab. A worker that dies is replaced: connections then open again. */
import { Unreachable, type Answer, type Socket, type SocketListener, type Transport } from '../net/transport';
import choices from '../../choices.json';
import type { FromWorker, ToWorker } from './messages';
import { keepStorage } from './persist';
import { noteStorage, status } from './status.svelte';

/** The part of a `Worker` that is used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Pending {
  path: string;
  resolve(answer: Answer): void;
  reject(reason: Unreachable): void;
}

/** How often the worker is checked. */
const BEAT_MS = 10_000;
/**
 * The most beats in a row in which a ready worker owes an answer and says nothing; then the browser has stopped it.
 * Beats are counted, not time: after a pause of the whole device only one has passed.
 */
const SILENT_BEATS = 3;
/** An analysis takes minutes on a slow device, and nothing else is answered meanwhile. */
const SILENT_BEATS_OF_ANALYSIS = 90;
/** A worker that dies sooner than this is not replaced: the next one would die too. */
const SHORT_LIFE_MS = 10_000;

export class TabTransport implements Transport {
  /** A worker may be busy for longer than a server, and be loading for any time. */
  readonly beatMs = 20_000;
  readonly openingBeats = Infinity;
  private worker: WorkerLike | null = null;
  private number = 0;
  private startedAt = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly sockets = new Map<number, SocketListener>();
  /** The connections that are not open yet. */
  private readonly unopened = new Set<number>();
  private silent = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** The version of the site that this page belongs to. */
  private version = '';

  constructor(
    private readonly make: () => WorkerLike,
    private readonly now = () => Date.now(),
  ) {
    status.retry = (): void => this.retry();
    addEventListener('online', status.retry);
  }

  request(path: string, body?: string): Promise<Answer> {
    // The setup options are part of the page, so that people can choose while the rest is loaded.
    if (path === '/api/choices') return Promise.resolve({ status: 200, text: JSON.stringify(choices), file: '' });
    if (status.phase === 'failed') return Promise.reject(new Unreachable(status.code, status.values));
    if (path === '/api/tables') void keepStorage();
    return new Promise((resolve, reject) => {
      const id = ++this.number;
      this.pending.set(id, { path, resolve, reject });
      const method = body === undefined ? 'GET' : 'POST';
      this.post({ kind: 'request', id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  open(listener: SocketListener): Socket {
    const socket = ++this.number;
    this.sockets.set(socket, listener);
    if (status.phase === 'failed') queueMicrotask(() => this.closed(socket));
    else this.post({ kind: 'open', socket });
    this.unopened.add(socket);
    return {
      send: (text) => this.post({ kind: 'text', socket, text }),
      close: () => {
        this.unopened.delete(socket);
        if (this.sockets.delete(socket)) this.post({ kind: 'close', socket });
      },
    };
  }

  /** Start the worker, unless it is there. */
  start(): void {
    if (this.worker || status.phase === 'failed') return;
    this.startedAt = this.now();
    this.silent = 0;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.watch(), BEAT_MS);
    Object.assign(status, { phase: 'loading', done: 0, total: 0 });
    const worker = this.make();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event): void => {
      event.preventDefault();
      // An event without an error: the script is not there. If not for the network, another version has replaced it.
      const gone = !(event instanceof ErrorEvent) && navigator.onLine;
      if (worker === this.worker) this.died(gone ? 'tab-outdated' : 'tab-died', {});
    };
  }

  private retry(): void {
    if (status.phase !== 'failed') return;
    Object.assign(status, { phase: 'loading', code: '', values: {} });
    this.start();
  }

  private post(message: ToWorker): void {
    this.start();
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    this.silent = 0;
    switch (message.kind) {
      case 'version':
        return this.compare(message.version);
      case 'progress':
        return void Object.assign(status, { done: message.done, total: message.total });
      case 'ready':
        status.phase = 'ready';
        return;
      case 'failed':
        return this.died(message.code, message.values);
      case 'storage':
        return noteStorage(message.code);
      case 'answer':
        return this.answered(message.id, { status: message.status, text: message.text, file: message.file ?? '' });
      case 'opened':
        this.unopened.delete(message.socket);
        return this.sockets.get(message.socket)?.opened();
      case 'text':
        return this.sockets.get(message.socket)?.received(message.text);
      case 'closed':
        return this.closed(message.socket);
    }
  }

  private answered(id: number, answer: Answer): void {
    this.pending.get(id)?.resolve(answer);
    this.pending.delete(id);
  }

  private closed(socket: number): void {
    this.unopened.delete(socket);
    const listener = this.sockets.get(socket);
    this.sockets.delete(socket);
    listener?.closed();
  }

  /** The worker has ended. One that had worked is replaced at once. */
  private died(code: string, values: Record<string, string>): void {
    const worked = status.phase === 'ready' && this.now() - this.startedAt > SHORT_LIFE_MS;
    this.worker?.terminate();
    this.worker = null;
    clearInterval(this.beat);
    Object.assign(status, worked ? { phase: 'loading' } : { phase: 'failed', code, values });
    if (worked) this.start();
    for (const { reject } of this.pending.values()) reject(new Unreachable(code, values));
    this.pending.clear();
    for (const socket of [...this.sockets.keys()]) this.closed(socket);
  }

  /** A worker that is started again after an update would be of the newer version, which this page does not know. */
  private compare(version: string): void {
    this.version ||= version;
    if (version !== this.version) this.died('tab-outdated', {});
  }

  /** Notice a worker that the browser has stopped silently. */
  private watch(): void {
    const waiting = [...this.pending.values()];
    if (status.phase !== 'ready' || !(waiting.length + this.unopened.size)) this.silent = 0;
    else if (++this.silent > (waiting.some(isAnalysis) ? SILENT_BEATS_OF_ANALYSIS : SILENT_BEATS))
      this.died('tab-died', {});
  }
}

function isAnalysis({ path }: Pending): boolean {
  return path.includes('/analysis');
}
