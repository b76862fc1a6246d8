/** How the page reaches its tables: a server or a worker in this tab, with the same requests and messages. */
import type { Values } from '../lib/texts.svelte';

export interface Answer {
  status: number;
  /** JSON, or the contents of a file. */
  text: string;
  /** The name of the file; empty for JSON. */
  file: string;
}

export interface SocketListener {
  opened(): void;
  received(text: string): void;
  /** Called once; never after `close`. */
  closed(): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** How often a connection is checked, and after how many silent checks one is dead that was not welcomed yet. */
  readonly beatMs: number;
  readonly openingBeats: number;
  /** Send a request; with a body it is a POST. Fails with `Unreachable`. */
  request(path: string, body?: string): Promise<Answer>;
  /** Open a connection to a table. A proxy in front of several servers chooses one by its id. */
  open(listener: SocketListener, table: string): Socket;
}

/** There was no answer at all. The code is that of a text for people. */
export class Unreachable extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
  ) {
    super(code);
  }
}

/** A server: HTTP and WebSockets at the page's own address. */
const server: Transport = {
  beatMs: 4_000,
  openingBeats: 4,

  async request(path, body) {
    const init: RequestInit =
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await fetch(path, init).catch(() => {
      throw new Unreachable('web-no-connection');
    });
    return { status: answer.status, text: await answer.text().catch(() => ''), file: '' };
  },

  open(listener, table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket?table=${encodeURIComponent(table)}`);
    socket.onopen = (): void => listener.opened();
    socket.onmessage = (event): void => listener.received(event.data as string);
    socket.onclose = (): void => listener.closed();
    return {
      send: (text) => socket.send(text),
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  },
};

let current = server;

/** The transport that this page uses. */
export function transport(): Transport {
  return current;
}

/** Replace the transport; called once, before the page is shown. */
export function setTransport(other: Transport): void {
  current = other;
}
