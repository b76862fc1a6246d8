/**
 * The table in this browser. Messages from the server are processed at once; what is *shown* follows at a pace at which
 * people can see what the others did. Any input shows the rest at once, so nobody has to wait. While an Age is counted,
 * later moves are held back.
 */
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
  Scene,
  State,
  TableView,
  Update,
  Welcome,
} from '../wire/messages';
import { Connection, type Link } from '../net/connection';
import type { Entry, Playing, Showing, ShownMove } from './playing';
import { playerNames } from '../people/player-names';
import { forgetSeat, keep, seatsAt, touch } from '../people/own-seats.svelte';
import { atOnce } from '../lib/painted.svelte';
import { settings } from '../lib/settings.svelte';
import { t, type Values } from '../lib/texts.svelte';

export const SPECTATOR = 6;

/** Called with the events of a person's own move before they are shown; they are shown when the promise is settled. */
export type Lifting = (happenings: GameEvent[], before: TableView) => Promise<void>;

/** A short message at the edge of the screen. */
export interface Notice {
  id: number;
  text: string;
  rules: string[];
}

/** How long a move is shown before the next one. */
export const PACE_MS = { calm: 900, brisk: 350, instant: 0 } as const;
/** The same for a Band, which has cards to lay out and more text to read. */
export const BAND_MS = { calm: 2600, brisk: 1300, instant: 0 } as const;
const NOTICE_MS = 6000;

export class TableStore implements Playing {
  link = $state<Link>('connecting');
  /** Why the server has closed this connection for good. */
  refusal = $state('');
  /** The values in its text. */
  refusalValues = $state.raw<Values>({});
  state = $state.raw<State | null>(null);
  seats = $state.raw<number[]>([]);
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  shownMove = $state.raw<ShownMove | null>(null);
  chat = $state.raw<ChatOut[]>([]);
  notices = $state.raw<Notice[]>([]);
  /** The seat whose view is shown; if several people share the screen, the seat of the person using it. */
  viewedSeat = $state(SPECTATOR);
  /** On a shared screen: the seat that it must be handed to before its view is shown. */
  cover = $state<number | null>(null);
  /** A move was sent and has not been answered yet. */
  sending = $state(false);
  hint = $state.raw<HintAnswer | null>(null);
  thinking = $state(false);

  opened = 0;

  /** Computed once for each state, because every part of the table uses them. */
  readonly names = $derived(playerNames(this.state?.chairs ?? []));

  /** How many chat messages have been read; those from before the page was opened count as read. */
  private readCount = $state(0);
  private scenes = $state.raw<Scene[]>([]);
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Nothing is shown move by move until it is this person's turn. */
  private skipping = false;
  /** An Age is being counted. */
  private holding = false;
  /** A player is asked about their Orc board: the answer is part of the counting. */
  private pillageAsked = false;
  private readonly connection: Connection;
  /** The preview that has been requested. */
  private pendingPreview: { message: AskPreview; answer: (preview: Preview | null) => void } | null = null;
  private readonly showings: Showing[] = [];
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

  /** The game as it is shown now. */
  get view(): TableView | null {
    return this.scene?.view ?? null;
  }

  /** What the person at this screen can do now; null while something is still being shown. */
  get offers(): Offers | null {
    if (this.cover !== null || this.state?.paused || this.sending) return null;
    return this.scene?.offers ?? null;
  }

  /** Whether somebody at this screen has a seat at the table. */
  get seated(): boolean {
    return this.seats.length > 0;
  }

  /** Whether the seat whose view is shown is to move. */
  get mine(): boolean {
    return this.seated && this.view?.seat === this.viewedSeat && !this.view.over;
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

  /** The events of an entry, as the seat whose view is shown may see them. */
  eventsOf(entry: Entry): GameEvent[] {
    return entry.happenings[this.viewedSeat] ?? Object.values(entry.happenings)[0] ?? [];
  }

  onShow(showing: Showing): void {
    this.showings.push(showing);
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

  sendCommand(type: 'start' | 'undo' | 'pause' | 'resume' | 'leave', seat = this.speaker): void {
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

  /** The next person has taken the shared screen. */
  uncover(): void {
    if (this.cover === null) return;
    this.viewedSeat = this.cover;
    this.cover = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
    if (this.heldMessages) this.heldMessages = [];
  }

  /** Show everything that is still pending, at once. */
  flush(): void {
    this.showAll();
    this.shownMove = null;
  }

  /** Show everything at once until it is this person's turn. */
  skip(): void {
    this.skipping = true;
    this.flush();
  }

  /** Hold back everything after this Age until `resume` is called. */
  hold(): void {
    this.holding = true;
    this.shownMove = null;
  }

  resume(): void {
    if (!this.holding) return;
    this.holding = false;
    this.advance();
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
    if (!message.seats.includes(this.viewedSeat)) this.viewedSeat = this.lastMover ?? message.seats[0] ?? SPECTATOR;
    if (this.sending && message.missed.some((update) => update.line.move_id === this.moveId)) this.sending = false;
    this.handOver();
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

  /** Drop what is pending: show the latest table, now or as soon as nothing is held back. */
  private jump(missed: readonly Update[], scenes: Scene[]): void {
    const first = this.queue[0] ?? missed[0];
    this.queue.length = 0;
    this.shownMove = null;
    if (this.waits && first) this.queue.push({ ...first, line: { kind: 'returned' }, happenings: {}, scenes });
    else this.scenes = scenes;
    this.catchUp();
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
    this.queue.push(update);
    const own = update.line.by === 'person' && this.seats.includes(update.line.seat ?? -1);
    this.advance(own);
    // A bot may answer at once. Its move is shown after the pieces of this move have landed.
    if (own) this.scheduleNext(PACE_MS[settings.pace]);
  }

  /** Add the new entries to the log, and return them. */
  private enter(updates: readonly Update[]): Update[] {
    const fresh = updates.filter((update) => update.seq > this.last);
    this.entries = [...this.entries, ...fresh];
    return fresh;
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

  /** Show what is pending: at once if nothing should be animated, otherwise one move after another. */
  private advance(quickly = false): void {
    if (quickly || this.skipping || atOnce()) this.showAll();
    else if (this.timer === undefined) this.next();
  }

  /** Show the next move, and schedule the one after it. */
  private next(): void {
    const update = this.waits ? undefined : this.queue.shift();
    if (!update) {
      this.timer = undefined;
      this.shownMove = null;
      this.handOver();
      return;
    }
    this.show(update, false);
    this.scheduleNext(timeFor(this.eventsOf(update)));
  }

  /** Whether pending moves are held back. */
  private get waits(): boolean {
    return this.holding && !this.pillageAsked;
  }

  private scheduleNext(after: number): void {
    this.timer = setTimeout(() => this.next(), after);
  }

  private showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length && !this.waits) this.show(this.queue.shift()!, true);
    if (this.mine) this.skipping = false;
    this.handOver();
  }

  private show(update: Update, quickly: boolean): void {
    const before = this.view;
    this.scenes = update.scenes;
    this.catchUp();
    const after = this.view;
    if (!after) return;
    this.shownMove = this.isShownStepwise(update) ? { entry: update, view: after } : null;
    const happenings = this.eventsOf(update);
    this.pillageAsked = happenings.some(({ kind }) => kind === 'horde_asked');
    const ageEnded = happenings.some(({ kind }) => kind === 'age_ended');
    if (!quickly || ageEnded || !this.queue.length)
      for (const showing of this.showings) showing(happenings, before, after);
  }

  /** Texts follow the table: `shown` ends before the first pending entry. */
  private catchUp(): void {
    const next = this.queue[0]?.seq ?? Infinity;
    this.shown = this.entries.filter(({ seq }) => seq < next);
  }

  /** Whether it is another player's move, which is shown step by step. */
  private isShownStepwise({ line }: Update): boolean {
    const other = line.kind === 'moved' && !this.seats.includes(line.seat ?? -1);
    return other && !this.skipping && settings.pace !== 'instant' && !document.hidden;
  }

  /** On a shared screen: cover the table until the person to move has taken it. */
  private handOver(): void {
    if (this.waits) return;
    const deciding = this.scenes[0]?.view.seat;
    if (deciding === undefined || !this.seats.includes(deciding)) return;
    if (deciding !== this.viewedSeat || this.cover !== null) this.cover = deciding;
  }

  /** The number of the last known entry. Entry 1 only creates the table, so a new page asks for those after it. */
  private get last(): number {
    return this.entries.at(-1)?.seq ?? 1;
  }

  /** The seat at this screen that moved last: after a reload that person still has the screen. */
  private get lastMover(): number | undefined {
    const moved = ({ line }: Entry): boolean => line.kind === 'moved' && this.seats.includes(line.seat ?? SPECTATOR);
    return this.entries.findLast(moved)?.line.seat;
  }

  private get scene(): Scene | undefined {
    return this.scenes.find((scene) => scene.seat === this.viewedSeat) ?? this.scenes[0];
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

/** How long a move is shown before the next one. */
export function timeFor(happenings: readonly GameEvent[]): number {
  const times = happenings.some(({ kind }) => kind === 'band_played') ? BAND_MS : PACE_MS;
  return times[settings.pace];
}

function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}.${Math.random().toString(36).slice(2)}`;
}
