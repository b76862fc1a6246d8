/** The page's side of the worker that keeps the tables of a tab. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketListener } from '../src/net/transport';
import type { FromWorker, ToWorker } from '../src/tab/messages';
import { status, storageSeen } from '../src/tab/status.svelte';
import { TabTransport, type WorkerLike } from '../src/tab/transport';
import { PATIENCE } from './patience';

class FakeWorker implements WorkerLike {
  received: ToWorker[] = [];
  ended = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(message: FromWorker): void {
    this.onmessage!.call(this as unknown as Worker, { data: message } as MessageEvent);
  }

  crash(): void {
    this.onerror!.call(this as unknown as Worker, new ErrorEvent('error', { cancelable: true }));
  }
}

let workers: FakeWorker[];
let tab: TabTransport;
let now: number;

const last = (): FakeWorker => workers.at(-1)!;
const listener = (): SocketListener & Record<'opened' | 'received' | 'closed', ReturnType<typeof vi.fn>> => ({
  opened: vi.fn<() => void>(),
  received: vi.fn<(text: string) => void>(),
  closed: vi.fn<() => void>(),
});

/** A worker that has been ready for a while. */
function running(): void {
  tab.start();
  last().say({ kind: 'ready' });
  now += 60_000;
}

beforeEach(() => {
  Object.assign(status, { phase: 'loading', done: 0, total: 0, code: '', values: {}, storage: '' });
  localStorage.clear();
  workers = [];
  now = 0;
  tab = new TabTransport(
    () => {
      workers.push(new FakeWorker());
      return last();
    },
    () => now,
  );
});
afterEach(() => {
  removeEventListener('online', status.retry);
  vi.useRealTimers();
});

describe('a request', () => {
  it('starts the worker, and is answered by its number', async () => {
    const [one, two] = [tab.request('/api/lobby'), tab.request('/api/tables', '{}')];
    expect(workers).toHaveLength(1);
    expect(last().received).toEqual([
      { kind: 'request', id: 1, method: 'GET', path: '/api/lobby' },
      { kind: 'request', id: 2, method: 'POST', path: '/api/tables', body: '{}' },
    ]);
    last().say({ kind: 'answer', id: 2, status: 201, text: '{"a":1}' });
    last().say({ kind: 'answer', id: 1, status: 200, text: 'game', file: 'a.ethnos' });
    expect(await one).toEqual({ status: 200, text: 'game', file: 'a.ethnos' });
    expect(await two).toEqual({ status: 201, text: '{"a":1}', file: '' });
  });

  it('for the choices needs no worker', async () => {
    const { text } = await tab.request('/api/choices');
    expect((JSON.parse(text) as { levels: string[] }).levels).toContain('grandmaster');
    expect(workers).toHaveLength(0);
  });

  it('is refused with the reason when the worker cannot start', async () => {
    const request = tab.request('/api/lobby');
    last().say({ kind: 'failed', code: 'tab-part-missing', values: { path: 'x' } });
    await expect(request).rejects.toMatchObject({ code: 'tab-part-missing', values: { path: 'x' } });
    await expect(tab.request('/api/lobby')).rejects.toMatchObject({ code: 'tab-part-missing' });
    expect([workers.length, status.phase, last().ended]).toEqual([1, 'failed', true]);
  });
});

describe('a connection', () => {
  it('carries texts in both directions until it is closed', () => {
    const heard = listener();
    const socket = tab.open(heard);
    last().say({ kind: 'opened', socket: 1 });
    socket.send('hello');
    last().say({ kind: 'text', socket: 1, text: 'welcome' });
    last().say({ kind: 'text', socket: 7, text: 'for another' });
    socket.close();
    last().say({ kind: 'closed', socket: 1 });
    expect(last().received).toEqual([
      { kind: 'open', socket: 1 },
      { kind: 'text', socket: 1, text: 'hello' },
      { kind: 'close', socket: 1 },
    ]);
    expect([heard.opened.mock.calls.length, heard.received.mock.calls, heard.closed.mock.calls.length]).toEqual([
      1,
      [['welcome']],
      0,
    ]);
  });

  it('is closed by the worker once', () => {
    const heard = listener();
    tab.open(heard);
    last().say({ kind: 'closed', socket: 1 });
    last().say({ kind: 'closed', socket: 1 });
    expect(heard.closed).toHaveBeenCalledTimes(1);
  });

  it('that a ready worker does not open means that the browser has stopped it', () => {
    vi.useFakeTimers();
    const early = listener();
    tab.open(early);
    vi.advanceTimersByTime(60_000);
    expect([workers.length, early.closed.mock.calls.length]).toEqual([1, 0]);
    running();
    vi.advanceTimersByTime(40_000);
    expect([workers.length, early.closed.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('a ready worker that says nothing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    running();
  });

  it('while it owes an answer has been stopped', async () => {
    const request = expect(tab.request('/api/lobby')).rejects.toMatchObject({ code: 'tab-died' });
    vi.advanceTimersByTime(30_000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(workers).toHaveLength(2);
    await request;
  });

  it('while it owes nothing is left alone', () => {
    vi.advanceTimersByTime(3_600_000);
    expect(workers).toHaveLength(1);
  });

  it('may be busy with an analysis', () => {
    tab.request('/api/replays/T1/analysis').catch(() => {});
    tab.request('/api/lobby').catch(() => {});
    vi.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(1);
  });
});

describe('a newer version of the site', () => {
  it('is not mixed with this page when its worker starts again', () => {
    running();
    last().say({ kind: 'version', version: 'one' });
    last().crash();
    last().say({ kind: 'version', version: 'two' });
    expect([status.phase, status.code, last().ended]).toEqual(['failed', 'tab-outdated', true]);
  });

  it('is not suspected when the worker starts again as it was', () => {
    running();
    last().say({ kind: 'version', version: 'one' });
    last().crash();
    last().say({ kind: 'version', version: 'one' });
    expect(status.phase).toBe('loading');
  });
});

describe('the storage', () => {
  it('is requested once, with the first table', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
    void tab.request('/api/lobby');
    await Promise.resolve();
    expect(persist).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times++) void tab.request('/api/tables', '{}');
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1), PATIENCE);
    vi.unstubAllGlobals();
  });
});

describe('a worker that dies', () => {
  it('is replaced; what waits is refused, and connections are closed so that they open again', async () => {
    running();
    const heard = listener();
    heard.closed.mockImplementation(() => tab.open(listener()));
    tab.open(heard);
    const request = tab.request('/api/lobby');
    const dead = last();
    dead.crash();
    await expect(request).rejects.toMatchObject({ code: 'tab-died' });
    expect([workers.length, dead.ended, heard.closed.mock.calls.length]).toEqual([2, true, 1]);
    expect(last().received.map(({ kind }) => kind)).toEqual(['open']);
    dead.say({ kind: 'failed', code: 'tab-died', values: {} });
    expect([workers.length, status.phase]).toEqual([2, 'loading']);
  });

  it('at once is not replaced until the person or the network asks for it', () => {
    tab.start();
    last().say({ kind: 'ready' });
    last().crash();
    expect([workers.length, status.phase, status.code]).toEqual([1, 'failed', 'tab-died']);
    status.retry();
    expect([workers.length, status.phase]).toEqual([2, 'loading']);
    last().crash();
    dispatchEvent(new Event('online'));
    expect([workers.length, status.phase]).toEqual([3, 'loading']);
  });

  it('whose script is gone asks for a new page, and without a network waits for it', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    for (const [isOnline, code] of [
      [true, 'tab-outdated'],
      [false, 'tab-died'],
    ] as const) {
      online.mockReturnValue(isOnline);
      tab.start();
      last().onerror!.call(last() as unknown as Worker, new Event('error') as ErrorEvent);
      expect([status.phase, status.code]).toEqual(['failed', code]);
      status.phase = 'loading';
    }
    online.mockRestore();
  });

  it('lets no connection wait for ever', async () => {
    tab.start();
    last().crash();
    const heard = listener();
    tab.open(heard);
    await vi.waitFor(() => expect(heard.closed).toHaveBeenCalledTimes(1), PATIENCE);
  });
});

describe('the page', () => {
  it('knows how much is loaded', () => {
    tab.start();
    last().say({ kind: 'progress', done: 3, total: 12 });
    expect([status.phase, status.done, status.total]).toEqual(['loading', 3, 12]);
    last().say({ kind: 'ready' });
    expect(status.phase).toBe('ready');
  });

  it('is notified once that nothing is kept, and each time that the disk is full', () => {
    tab.start();
    for (const code of ['blocked', 'full'] as const) {
      for (let times = 0; times < 2; times++) {
        last().say({ kind: 'storage', code });
        expect(status.storage).toBe(times && code === 'blocked' ? '' : code);
        storageSeen();
      }
    }
  });
});
