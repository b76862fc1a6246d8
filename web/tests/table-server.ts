/** A server on loopback that sends one client what a test says: real sockets, no rules. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { WebSocket as Socket } from 'ws';
import type { Incoming, Outgoing } from '../src/wire/messages';

/** Not the package's browser entry, which vitest would load. */
const { WebSocket: ClientSocket, WebSocketServer } = createRequire(import.meta.url)('ws') as typeof import('ws');
const PATIENCE_MS = 60_000;

declare const jsdom: { reconfigure(options: { url: string }): void };

/** Wait until something is true, without sleeping: tests may stop the clock. */
export async function until(condition: () => boolean, what = String(condition)): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The server's end of a socket. */
export class Peer {
  readonly received: Incoming[] = [];
  private nextMessage = 0;

  constructor(
    private readonly socket: Socket,
    /** The address that was asked for. */
    readonly path = '',
  ) {
    socket.on('message', (data) => this.received.push(JSON.parse(String(data)) as Incoming));
  }

  get closed(): boolean {
    return this.socket.readyState === this.socket.CLOSED;
  }

  /** The next message of the client. */
  async next(): Promise<Incoming> {
    await until(() => this.received.length > this.nextMessage, 'a message');
    return this.received[this.nextMessage++]!;
  }

  say(message: Partial<Outgoing> & Pick<Outgoing, 'type'>): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Break the connection; messages sent before still arrive. */
  cut(): void {
    this.socket.close();
    this.socket.terminate();
  }
}

export class TableServer {
  /** All sockets so far. */
  readonly peers: Peer[] = [];
  private nextPeer = 0;
  private readonly server = new WebSocketServer({ host: '127.0.0.1', port: 0 });

  /** Start, and set the page's address to this server; jsdom's own sockets do not work in vitest. */
  async start(): Promise<void> {
    vi.stubGlobal('WebSocket', ClientSocket);
    this.server.on('connection', (socket, request) => this.peers.push(new Peer(socket, request.url)));
    await until(() => this.server.address() !== null, 'the server');
    jsdom.reconfigure({ url: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/` });
  }

  /** The next socket. */
  async next(): Promise<Peer> {
    await until(() => this.peers.length > this.nextPeer, 'a socket');
    return this.peers[this.nextPeer++]!;
  }

  stop(): void {
    for (const peer of this.peers) peer.cut();
    this.server.close();
  }
}
