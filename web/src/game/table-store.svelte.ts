/** The table in this browser: messages from the server are processed at once, and shown at a pace for people. */
import type {
  AskPreview,
  ChatOut,
  GameEvent,
  HintAnswer,
  Incoming,
  AnyMove,
  Offers,
  Outgoing,
  Preview,
  State,
  TableView,
  Update,
  Welcome,
} from '../wire/messages';
import { Connection, type Link } from '../net/connection';
import { PACE_MS } from './paced';
import type { Playing } from './playing';
import { ShownTable, SPECTATOR } from './shown-table.svelte';
import { playerNames } from '../people/player-names';
import { forgetSeat, keep, seatsAt, touch } from '../people/own-seats.svelte';
import { Strangers } from '../people/strangers.svelte';
import { atOnce } from '../lib/painted.svelte';
import { settings } from '../lib/settings.svelte';
import { t, type Values } from '../lib/texts.svelte';

/** Called with the events of a person's own move before they are shown; they are shown when the promise is settled. */
export type Lifting = (happenings: GameEvent[], before: TableView) => Promise<void>;

/** A short message at the edge of the screen. */
export interface Notice {
  id: number;
  text: string;
  rules: string[];
}

const NOTICE_MS = 6000;

export class TableStore extends ShownTable implements Playing {
  link = $state<Link>('connecting');
  /** Why the server has closed this connection for good. */
  refusal = $state('');
  /** The values in its text. */
  refusalValues = $state.raw<Values>({});
  state = $state.raw<State | null>(null);
  chat = $state.raw<ChatOut[]>([]);
  notices = $state.raw<Notice[]>([]);
  /** A move was sent and has not been answered yet. */
  sending = $state(false);
  hint = $state.raw<HintAnswer | null>(null);
  thinking = $state(false);

  opened = 0;

  readonly strangers = new Strangers();

  /** Computed once for each state, because every part of the table uses them. */
  readonly names = $derived(playerNames(this.state?.chairs ?? []));

  /** How many chat messages have been read; those from before the page was opened count as read. */
  private readCount = $state(0);
  private readonly connection: Connection;
  /** The preview that has been requested. */
  private pendingPreview: { message: AskPreview; answer: (preview: Preview | null) => void } | null = null;
  private lifting: Lifting | null = null;
  /** Messages that arrive while `lifting` runs. */
  private heldMessages: Outgoing[] | null = null;
  private clockSkew = 0;
  private moveId = '';
  private hintId = '';
  private readonly start: boolean;

  constructor(
    readonly id: string,
    { start = false } = {},
  ) {
    super();
    this.start = start;
    this.connection = new Connection(
      id,
      seatsAt(id).map((seat) => seat.secret),
      {
        received: (message) => this.receive(message),
        changed: (link, code) => {
          this.link = link;
          if (code) this.refusal = code;
        },
        last: () => this.last,
      },
    );
  }

  /** What the person at this screen can do now; null while something is still being shown. */
  get offers(): Offers | null {
    if (this.cover !== null || this.state?.paused || this.state?.early || this.sending) return null;
    return this.scene?.offers ?? null;
  }

  /** Nobody moves while all are asked to end early. */
  override get mine(): boolean {
    return super.mine && !this.state?.early;
  }

  /** Whether somebody at this screen is a host. */
  get host(): boolean {
    return this.hostSeat !== null;
  }

  /** Whether this screen waits for moves of others that could be shown at once. */
  get skippable(): boolean {
    const [view, state] = [this.view, this.state];
    if (!view || !state || view.over || state.paused || !this.seated || this.mine || this.cover !== null) return false;
    const chair = state.chairs[view.seat ?? SPECTATOR];
    return this.shownMove !== null || chair?.kind === 'bot' || !!chair?.substitute;
  }

  /** The number of unread chat messages. */
  get unread(): number {
    return this.chat.length - this.readCount;
  }

  /** Seconds on the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.clockSkew;
  }

  onLift(lifting: Lifting): void {
    this.lifting = lifting;
  }

  // --- Sending ----------------------------------------------------------------------------------------------------

  play(move: AnyMove): void {
    this.flush();
    this.skipping = false;
    this.moveId = freshId();
    this.sending = true;
    this.hint = null;
    this.send({ type: 'move', id: this.moveId, seat: this.viewedSeat, move });
  }

  /** What a move would do; null if it is not possible, or if a newer preview was requested meanwhile. */
  preview(move: AnyMove): Promise<Preview | null> {
    this.pendingPreview?.answer(null);
    return new Promise((answer) => {
      this.pendingPreview = { message: { type: 'preview', id: freshId(), seat: this.viewedSeat, move }, answer };
      this.send(this.pendingPreview.message);
    });
  }

  askHint(): void {
    this.hintId = freshId();
    this.thinking = this.sendNow({ type: 'hint', id: this.hintId, seat: this.viewedSeat });
  }

  sendCommand(type: 'start' | 'undo' | 'pause' | 'resume' | 'leave' | 'end', seat = this.speaker): void {
    this.sendNow({ type, seat });
  }

  answer(yes: boolean, seat: number): void {
    this.sendNow({ type: 'answer', seat, yes });
  }

  chooseColour(seat: number, colour: number): void {
    this.sendNow({ type: 'colour', seat, colour });
  }

  /** Free a seat before the game. */
  remove(at: number): void {
    this.sendNow({ type: 'remove', seat: this.hostSeat ?? this.speaker, at });
  }

  /** Make an invitation: its code arrives in a message of its own. */
  invite(): void {
    this.sendNow({ type: 'invite', seat: this.hostSeat ?? this.speaker });
  }

  /** Answer a request for a seat; No also withdraws an invitation. */
  admit(number: number, yes: boolean): void {
    this.sendNow({ type: 'admit', seat: this.hostSeat ?? this.speaker, number, yes });
  }

  /** Hide what a seat says, or all spectators with -1; blocked people do not read this one either. */
  hide(type: 'mute' | 'block', at: number, yes: boolean): void {
    this.sendNow({ type, seat: this.speaker, at, yes });
  }

  seatBot(at: number, level: string): void {
    this.sendNow({ type: 'seat_bot', seat: this.hostSeat ?? this.speaker, at, level });
  }

  /** Send a chat message; false if it cannot be sent now. */
  say(text: string): boolean {
    if (this.seated) return this.sendNow({ type: 'say', seat: this.speaker, text });
    return this.sendNow({ type: 'say', name: settings.name, text });
  }

  /** Mark all chat messages as read. */
  readChat(): void {
    this.readCount = this.chat.length;
  }

  react(reaction: string): void {
    this.sendNow({ type: 'react', seat: this.speaker, reaction });
  }

  close(): void {
    this.queue.close();
    this.connection.close();
    if (this.heldMessages) this.heldMessages = [];
  }

  notice(text: string, rules: string[] = []): void {
    const id = Math.random();
    this.notices = [...this.notices, { id, text, rules }];
    setTimeout(() => this.dismiss(id), NOTICE_MS);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  // --- Receiving --------------------------------------------------------------------------------------------------

  /**
   * Pieces that a person's own move sets in motion are lifted off the table one frame before the table changes: drawing
   * both takes longer than a frame. Messages that arrive in between are held back to keep their order.
   */
  private receive(message: Outgoing): void {
    if (this.heldMessages) this.heldMessages.push(message);
    else if (this.lifting && this.view && this.answers(message) && !atOnce()) {
      this.heldMessages = [message];
      void this.lifting(this.eventsOf(message), this.view).finally(() => this.release());
    } else this.handle(message);
  }

  private release(): void {
    const held = this.heldMessages ?? [];
    this.heldMessages = null;
    for (const message of held) this.handle(message);
  }

  /** Whether a message is the answer to the move that this page has sent. */
  private answers(message: Outgoing): message is Update {
    return message.type === 'update' && this.sending && message.line.move_id === this.moveId;
  }

  private handle(message: Outgoing): void {
    this.strangers.hear(message);
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'update':
        return this.updated(message);
      case 'done':
        if (message.id === this.moveId) this.sending = false;
        return;
      case 'preview':
        return void this.previewed(message.id, message.preview);
      case 'hint':
        this.thinking = false;
        this.hint = message;
        return;
      case 'refused':
        return this.refused(message.id ?? '', message.code, message.values ?? {}, message.rules ?? []);
      case 'bye':
        if (!this.state) this.refusal = message.code;
        if (message.code === 'server-seat-declined') forgetSeat(this.id, -1);
        this.refusalValues = message.values ?? {};
        // Something was removed from the log: drop the entries and load all of them again.
        if (message.code === 'server-table-changed') this.entries = [];
        return;
      case 'pong':
        this.clockSkew = message.now - Date.now() / 1000;
    }
  }

  private welcomed(message: Welcome): void {
    this.clockSkew = message.now - Date.now() / 1000;
    this.refusal = '';
    if (!this.state) {
      this.readCount = message.chat.length;
      this.opened = message.missed.at(-1)?.seq ?? 0;
    }
    this.state = message.state;
    this.seats = message.seats;
    this.chat = message.chat;
    if (message.state.seq < this.last) this.rollBack(message.state.seq);
    this.jump(this.enter(message.missed), message.scenes);
    if (this.sending && message.missed.some((update) => update.line.move_id === this.moveId)) this.sending = false;
    this.refresh();
    touch(this.id, message.state.status === 'over');
    this.thinking = false;
    if (this.pendingPreview) this.send(this.pendingPreview.message);
    if (this.start && message.state.status === 'open' && this.hostSeat !== null)
      this.sendCommand('start', this.hostSeat);
  }

  /** The server was restored from a backup: drop the entries that it no longer has. */
  private rollBack(seq: number): void {
    this.entries = this.entries.filter((entry) => entry.seq <= seq);
    this.notice(t('web-set-back'));
  }

  /** The host has freed a seat; the person who had it may still watch. */
  private removed(seat: number): void {
    if (!this.seats.includes(seat)) return;
    this.seats = this.seats.filter((own) => own !== seat);
    forgetSeat(this.id, seat);
    this.notice(t('web-removed'));
  }

  private updated(update: Update): void {
    if (!this.enter([update]).length) return;
    if (update.state?.status === 'over' && this.state?.status !== 'over') touch(this.id, true);
    this.state = update.state ?? this.state;
    if (this.answers(update)) this.sending = false;
    if (update.line.kind === 'said')
      this.chat = [
        ...this.chat,
        { seq: update.seq, seat: update.line.seat ?? -1, name: update.line.name!, text: update.line.text! },
      ];
    if (update.line.kind === 'joined' || update.line.kind === 'returned') this.refresh();
    if (update.line.kind === 'removed') this.removed(update.line.seat!);
    if (!update.scenes.length) return this.catchUp();
    this.hint = null;
    this.queue.pending.push(update);
    const own = update.line.by === 'person' && this.seats.includes(update.line.seat ?? -1);
    this.advance(own);
    // A bot may answer at once. Its move is shown after the pieces of this move have landed.
    if (own) this.queue.wait(PACE_MS[settings.pace]);
  }

  private refused(id: string, code: string, values: Values, rules: string[]): void {
    if (id === this.moveId) this.sending = false;
    if (id === this.hintId) this.thinking = false;
    if (!this.previewed(id, null)) this.notice(t(code, values), rules);
  }

  /** Resolve the requested preview; false if it is not the one requested. */
  private previewed(id: string, preview: Preview | null): boolean {
    if (id !== this.pendingPreview?.message.id) return false;
    this.pendingPreview.answer(preview);
    this.pendingPreview = null;
    return true;
  }

  private get speaker(): number {
    return this.seats.includes(this.viewedSeat) ? this.viewedSeat : (this.seats[0] ?? SPECTATOR);
  }

  /** The seat of this screen that is a host. */
  private get hostSeat(): number | null {
    return this.state?.hosts.find((seat) => this.seats.includes(seat)) ?? null;
  }

  /** Save the names of own seats for the list of games. A personal link does not say which seat it opens. */
  private refresh(): void {
    const own = seatsAt(this.id);
    for (const known of own) {
      const seat = known.seat < 0 && own.length === 1 ? this.seats[0]! : known.seat;
      const name = this.state?.chairs[seat]?.name;
      if (name && (name !== known.name || seat !== known.seat)) keep({ ...known, seat, name });
    }
  }

  private send(message: Incoming): boolean {
    return this.connection.send(message);
  }

  /** Send a message that is not repeated automatically, and show a notice if that fails. */
  private sendNow(message: Incoming): boolean {
    const sent = this.send(message);
    if (!sent) this.notice(t('web-not-sent'));
    return sent;
  }
}

function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}.${Math.random().toString(36).slice(2)}`;
}
