/** The tables are kept by a worker in this tab. A worker that dies is replaced: connections then open again. */
import { Unreachable, type Answer, type Socket, type SocketListener, type Transport } from '../net/transport';
import choices from '../../choices.json';
import type { FromWorker, ToWorker } from './messages';
import { noteStorage, status } from './status.svelte';

/** As much of a `Worker` as is needed. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Pending {
  resolve(answer: Answer): void;
  reject(reason: Unreachable): void;
}

/** A worker that is ready answers at once, unless a bot is thinking. */
const PATIENCE_MS = 30_000;
/** A worker that dies sooner than this is not replaced: the next one would die too. */
const SHORT_LIFE_MS = 10_000;

export class TabTransport implements Transport {
  private worker: WorkerLike | null = null;
  private number = 0;
  private born = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly sockets = new Map<number, SocketListener>();
  /** For each connection that is not open yet: when to give up. */
  private readonly waits = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly make: () => WorkerLike,
    private readonly now = () => Date.now(),
  ) {
    status.retry = (): void => this.retry();
    addEventListener('online', status.retry);
  }

  request(path: string, body?: string): Promise<Answer> {
    // What a table can be set up with is part of the page, so that people can choose while the rest is loaded.
    if (path === '/api/choices') return Promise.resolve({ status: 200, text: JSON.stringify(choices), file: '' });
    if (status.phase === 'failed') return Promise.reject(new Unreachable(status.code, status.values));
    return new Promise((resolve, reject) => {
      const id = ++this.number;
      this.pending.set(id, { resolve, reject });
      const method = body === undefined ? 'GET' : 'POST';
      this.post({ kind: 'request', id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  open(listener: SocketListener): Socket {
    const socket = ++this.number;
    this.sockets.set(socket, listener);
    if (status.phase === 'failed') queueMicrotask(() => this.closed(socket));
    else this.post({ kind: 'open', socket });
    this.expect(socket);
    return {
      send: (text) => this.post({ kind: 'text', socket, text }),
      close: () => {
        this.arrived(socket);
        if (this.sockets.delete(socket)) this.post({ kind: 'close', socket });
      },
    };
  }

  /** Start the worker, unless it is there. */
  start(): void {
    if (this.worker || status.phase === 'failed') return;
    this.born = this.now();
    Object.assign(status, { phase: 'loading', done: 0, total: 0 });
    const worker = this.make();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = (event): void => {
      event.preventDefault();
      if (worker === this.worker) this.died('tab-died', {});
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
    switch (message.kind) {
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
        this.arrived(message.socket);
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
    this.arrived(socket);
    const listener = this.sockets.get(socket);
    this.sockets.delete(socket);
    listener?.closed();
  }

  /** The worker has ended. One that had worked is replaced at once. */
  private died(code: string, values: Record<string, string>): void {
    const worked = status.phase === 'ready' && this.now() - this.born > SHORT_LIFE_MS;
    this.worker?.terminate();
    this.worker = null;
    Object.assign(status, worked ? { phase: 'loading' } : { phase: 'failed', code, values });
    if (worked) this.start();
    for (const { reject } of this.pending.values()) reject(new Unreachable(code, values));
    this.pending.clear();
    for (const socket of [...this.sockets.keys()]) this.closed(socket);
  }

  /** A ready worker that does not even open a connection has been stopped by the browser. */
  private expect(socket: number): void {
    const late = (): void => {
      if (status.phase === 'ready') this.died('tab-died', {});
      else if (status.phase === 'loading') this.expect(socket);
    };
    this.waits.set(socket, setTimeout(late, PATIENCE_MS));
  }

  private arrived(socket: number): void {
    clearTimeout(this.waits.get(socket));
    this.waits.delete(socket);
  }
}
