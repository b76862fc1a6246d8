/** A connection to a table: says hello, sends heartbeats, reconnects, and resends moves that were not answered. */
import type { Incoming, Outgoing } from '../wire/messages';
import { transport, type Socket } from './transport';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

const PROTOCOL = 1;
/** Silent beats after which a connection that was welcomed is dead. */
const SILENT_BEATS = 2;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
/** Everybody at a server that stops reconnects within this time, each at a random moment. */
const SPREAD_MS = 1_000;
/** Reconnecting is useless after these `bye` codes. */
const FINAL = new Set([
  'server-wrong-secret',
  'server-link-replaced',
  'server-seat-declined',
  'server-other-protocol',
  'server-say-hello',
  'error-NoSuchTable',
  'server-no-table',
  'server-table-unreadable',
  'server-table-deleted',
  'server-table-ended',
  'server-banned',
]);

export interface Listener {
  received(message: Outgoing): void;
  changed(link: Link, code?: string): void;
  /** The number of the last entry seen. */
  last(): number;
}

export class Connection {
  private socket: Socket | null = null;
  private wait = FIRST_WAIT_MS;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  /** Heartbeats since the last message. */
  private silent = 0;
  private ended = false;
  private welcomed = false;
  private serverStops = false;
  /** Moves that the server has not answered. Each has an id, so it is safe to send one twice. */
  private readonly unanswered = new Map<string, Incoming>();

  constructor(
    private readonly table: string,
    private readonly secrets: readonly string[],
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener('online', this.check);
    document.addEventListener('visibilitychange', this.check);
  }

  /** Send a message; false if there is no connection. A move is sent again after reconnecting. */
  send(message: Incoming): boolean {
    if (message.type === 'move') this.unanswered.set(message.id, message);
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
    return this.welcomed;
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.check);
    document.removeEventListener('visibilitychange', this.check);
    this.drop();
    this.listener.changed('closed');
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.welcomed = false;
    const listener = {
      opened: (): void => this.greet(socket),
      received: (text: string): void => this.hear(JSON.parse(text) as Outgoing),
      closed: (): void => this.lost(socket),
    };
    const socket = transport().open(listener, this.table);
    this.socket = socket;
    this.startBeats(socket);
  }

  private greet(socket: Socket): void {
    const { table, secrets } = this;
    const hello: Incoming = {
      type: 'hello',
      protocol: PROTOCOL,
      table,
      secrets: [...secrets],
      last: this.listener.last(),
    };
    socket.send(JSON.stringify(hello));
  }

  private startBeats(socket: Socket): void {
    this.silent = 0;
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.pulse(socket), transport().beatMs);
  }

  private hear(message: Outgoing): void {
    this.silent = 0;
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.wait = FIRST_WAIT_MS;
      this.listener.changed('open');
      this.listener.received(message);
      for (const move of this.unanswered.values()) this.socket?.send(JSON.stringify(move));
      return;
    }
    if (message.type === 'done' || message.type === 'refused') this.unanswered.delete(message.id ?? '');
    if (message.type === 'bye' && FINAL.has(message.code)) {
      this.ended = true;
      this.listener.changed('closed', message.code);
    }
    this.serverStops = message.type === 'bye' && message.code === 'server-stops';
    this.listener.received(message);
  }

  /** Counts heartbeats, not elapsed time: in a background window browsers run timers only once a minute. */
  private pulse(socket: Socket): void {
    if (++this.silent >= (this.welcomed ? SILENT_BEATS : transport().openingBeats)) return this.lost(socket);
    if (this.welcomed) this.send({ type: 'ping' });
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.ended) return;
    this.listener.changed('lost');
    const wait = this.serverStops ? SPREAD_MS * Math.random() : this.wait * (0.75 + Math.random() / 2);
    this.retryTimer = setTimeout(() => this.open(), wait);
    this.serverStops = false;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private drop(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.retryTimer);
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    socket?.close();
  }

  /** The network is back, or the page is visible again: reconnect without waiting, or test the connection. */
  private readonly check = (): void => {
    if (this.ended || document.visibilityState !== 'visible') return;
    if (!this.socket) return this.open();
    if (!this.welcomed) return;
    this.startBeats(this.socket);
    this.pulse(this.socket);
  };
}
