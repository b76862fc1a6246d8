/** What this page knows of strangers at a table: whose chat it has hidden, and the invitations that it has made. */
import type { Outgoing } from '../wire/messages';

export class Strangers {
  muted = $state.raw<readonly number[]>([]);
  blocked = $state.raw<readonly number[]>([]);
  /** The codes of invitations by their number; the server does not know them. */
  codes = $state.raw<Readonly<Record<number, string>>>({});

  hear(message: Outgoing): void {
    if (message.type === 'welcome') {
      this.muted = message.muted;
      this.blocked = message.blocked;
    } else if (message.type === 'invitation') {
      this.codes = { ...this.codes, [message.number]: message.code };
    } else if (message.type === 'update' && message.line.kind === 'hid') {
      const { at, blocked, yes } = message.line;
      const list = blocked ? 'blocked' : 'muted';
      this[list] = [...this[list].filter((seat) => seat !== at), ...(yes ? [at!] : [])];
    }
  }

  /** Whether what a seat says is hidden; -1 are the spectators. */
  hides(seat: number | null | undefined): boolean {
    return typeof seat === 'number' && (this.muted.includes(seat) || this.blocked.includes(seat));
  }
}
