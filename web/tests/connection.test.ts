/** The WebSocket to a table, against a real one on loopback: hello, reconnecting, resending. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Link } from '../src/net/connection';
import type { Incoming, Outgoing } from '../src/wire/messages';
import { TableServer, until, type Peer } from './table-server';

const BEAT_MS = 4_000;

let server: TableServer;
let connection: Connection;
let messages: Outgoing[];
let links: (Link | string)[];
let last = 0;

const MOVE = (id: string): Incoming => ({ type: 'move', id, seat: 0, move: { kind: 'recruit' } });
const kinds = (peer: Peer): string[] => peer.received.map(({ type }) => type);

function connect(): void {
  connection = new Connection('T1', ['s1', 's2'], {
    received: (message) => messages.push(message),
    changed: (link, code) => links.push(code ?? link),
    last: () => last,
  });
}

/** The next socket, after its hello and welcome. */
async function welcomed(): Promise<Peer> {
  const peer = await server.next();
  await peer.next();
  peer.say({ type: 'welcome' });
  await until(() => links.at(-1) === 'open');
  return peer;
}

/** Wait until all messages under way have arrived. */
async function quiet(peer: Peer): Promise<void> {
  const count = messages.length;
  peer.say({ type: 'pong', now: 1 });
  await until(() => messages.length > count);
}

beforeEach(async () => {
  server = new TableServer();
  await server.start();
  messages = [];
  links = [];
  last = 0;
});

afterEach(() => {
  connection.close();
  server.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a connection', () => {
  it('greets with its table, its secrets and the last entry that it has seen', async () => {
    last = 7;
    connect();
    const peer = await server.next();
    expect(peer.path).toBe('/socket?table=T1');
    expect(await peer.next()).toEqual({ type: 'hello', protocol: 1, table: 'T1', secrets: ['s1', 's2'], last: 7 });
  });

  it('says nothing before it is welcome', async () => {
    connect();
    connection.send({ type: 'say', seat: 0, text: 'too early' });
    connection.send(MOVE('m1'));
    const peer = await welcomed();
    expect(await peer.next()).toEqual(MOVE('m1'));
    expect(kinds(peer)).toEqual(['hello', 'move']);
  });

  it('comes back after a cut, with what it has seen by then', async () => {
    connect();
    const first = await welcomed();
    last = 12;
    first.cut();
    await until(() => links.at(-1) === 'lost');
    const second = await server.next();
    expect(await second.next()).toMatchObject({ type: 'hello', last: 12 });
    second.say({ type: 'welcome' });
    await until(() => links.at(-1) === 'open');
    expect(links).toEqual(['open', 'lost', 'open']);
  });

  it('waits longer each time, up to a limit, until it is welcome again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits: number[] = [];
    const real = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, wait = 0) => {
      const own = wait >= 400 && wait < 30_000; // the package's own are longer
      if (own) waits.push(wait);
      return real(act, own ? 1 : wait);
    }) as typeof setTimeout);
    connect();
    for (let times = 0; times < 7; times++) {
      const peer = await server.next();
      await peer.next();
      peer.cut();
    }
    const peer = await welcomed();
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    peer.cut();
    await welcomed();
    expect(waits.at(-1)).toBe(400);
  });

  it('reconnects within a second of a stop of the server, at a random moment', async () => {
    const waits: number[] = [];
    const real = setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, wait = 0) => {
      if (wait < 30_000) waits.push(wait);
      return real(act, wait && 1);
    }) as typeof setTimeout);
    for (const chance of [0, 0.4, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      connect();
      const peer = await welcomed();
      waits.length = 0;
      peer.say({ type: 'bye', code: 'server-stops' });
      peer.cut();
      await welcomed();
      expect(waits).toContain(1000 * chance);
      connection.close();
    }
  });

  it('does not wait when the network is back or the page becomes visible', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    connect();
    for (const [target, event] of [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const) {
      const peer = await welcomed();
      peer.cut();
      await until(() => links.at(-1) === 'lost');
      target.dispatchEvent(new Event(event));
    }
    await welcomed();
    window.dispatchEvent(new Event('online'));
    expect(server.peers).toHaveLength(3);
  });

  it('sends a move that was not answered again, the same with the same id', async () => {
    connect();
    const first = await welcomed();
    connection.send(MOVE('m1'));
    connection.send({ type: 'say', seat: 0, text: 'once' });
    await first.next();
    await first.next();
    first.cut();
    const second = await welcomed();
    expect(await second.next()).toEqual(MOVE('m1'));
    second.cut();
    const third = await welcomed();
    expect(await third.next()).toEqual(MOVE('m1'));
    expect(kinds(third)).toEqual(['hello', 'move']);
  });

  it('sends nothing again that was done or refused', async () => {
    connect();
    const first = await welcomed();
    for (const id of ['m1', 'm2', 'm3']) connection.send(MOVE(id));
    first.say({ type: 'done', id: 'm1', seq: 3 });
    first.say({ type: 'refused', id: 'm2', code: 'server-not-your-turn' });
    await until(() => messages.length === 3);
    first.cut();
    const second = await welcomed();
    expect(await second.next()).toEqual(MOVE('m3'));
    await quiet(second);
    expect(kinds(second)).toEqual(['hello', 'move']);
  });

  it.each([
    'server-wrong-secret',
    'server-other-protocol',
    'server-say-hello',
    'error-NoSuchTable',
    'server-no-table',
    'server-table-unreadable',
    'server-table-deleted',
  ])('gives up after %s', async (code) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    connect();
    const peer = await server.next();
    peer.say({ type: 'bye', code });
    await until(() => messages.length === 1);
    peer.cut();
    await until(() => peer.closed);
    vi.runAllTimers();
    window.dispatchEvent(new Event('online'));
    expect(links).toEqual([code]);
    expect(server.peers).toHaveLength(1);
  });

  it('comes back after every other goodbye', async () => {
    connect();
    for (const code of ['server-stops', 'server-too-many-messages']) {
      const peer = await welcomed();
      peer.say({ type: 'bye', code });
      peer.cut();
    }
    await welcomed();
    expect(links).toEqual(['open', 'lost', 'open', 'lost', 'open']);
  });

  it('ends when it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    connect();
    const peer = await welcomed();
    connection.close();
    await until(() => peer.closed);
    vi.runAllTimers();
    window.dispatchEvent(new Event('online'));
    expect(links).toEqual(['open', 'closed']);
    expect(server.peers).toHaveLength(1);
  });
});

describe('a heartbeat', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    connect();
  });

  it('is sent often enough', async () => {
    const peer = await welcomed();
    for (let beats = 0; beats < 3; beats++) {
      vi.advanceTimersByTime(BEAT_MS);
      expect(await peer.next()).toEqual({ type: 'ping' });
      await quiet(peer);
    }
    expect(links).toEqual(['open']);
  });

  it('that nobody answers means that the connection is lost', async () => {
    const peer = await welcomed();
    vi.advanceTimersByTime(BEAT_MS);
    expect(await peer.next()).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(BEAT_MS);
    expect(links.at(-1)).toBe('lost');
    await welcomed();
  });

  it('notices a connection that died at any moment within 8 seconds', async () => {
    for (const before of [0, 3_999]) {
      const peer = await welcomed();
      vi.advanceTimersByTime(before);
      await quiet(peer); // and nothing after this
      vi.advanceTimersByTime(8_000);
      expect(links.at(-1)).toBe('lost');
    }
  });

  it('gives up an attempt that nobody answers', async () => {
    const peer = await server.next();
    await peer.next();
    vi.advanceTimersByTime(4 * BEAT_MS);
    expect(links.at(-1)).toBe('lost');
    await welcomed();
  });

  it('is sent at once when the page is shown again, or the network is back', async () => {
    const peer = await welcomed();
    for (const [target, event] of [
      [document, 'visibilitychange'],
      [window, 'online'],
    ] as const) {
      vi.advanceTimersByTime(BEAT_MS - 1);
      target.dispatchEvent(new Event(event));
      expect(await peer.next()).toEqual({ type: 'ping' });
    }
    vi.advanceTimersByTime(BEAT_MS);
    expect(links.at(-1)).toBe('lost');
  });

  it('may come late, as it does in a background window', async () => {
    const clock = vi.spyOn(Date, 'now');
    const peer = await welcomed();
    for (let minutes = 1; minutes < 4; minutes++) {
      clock.mockReturnValue(Date.parse('2030-01-01') + minutes * 60_000);
      vi.advanceTimersToNextTimer();
      expect(await peer.next()).toEqual({ type: 'ping' });
      await quiet(peer);
    }
    expect(links).toEqual(['open']);
  });
});
