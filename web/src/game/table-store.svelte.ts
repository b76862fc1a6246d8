/**
 * A table as this browser has it. What the server tells is taken in at once; what is *shown* follows at a pace at which
 * people can see what the others did. Any input finishes the showing, so nobody ever waits for it. While an Age is
 * counted, what comes after it waits.
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
import type { Entry, Playing, Showing, Telling } from './playing';
import { playerNames } from '../people/player-names';
import { keep, seatsAt, touch } from '../people/own-seats.svelte';
import { settings, still } from '../lib/settings.svelte';
import { t, type Values } from '../lib/texts.svelte';

export const SPECTATOR = 6;

/** Told what an own move has brought about before it is shown; it is shown when this is through. */
export type Lifting = (happenings: GameEvent[], before: TableView) => Promise<void>;

/** A short message at the edge of the screen. */
export interface Notice {
  id: number;
  text: string;
  rules: string[];
}

/** How long something is shown before the next thing. */
export const PACE_MS = { calm: 900, brisk: 350, instant: 0 } as const;
/** How long a Band is: its cards are laid out, and there is more to read. */
export const BAND_MS = { calm: 2600, brisk: 1300, instant: 0 } as const;
const NOTICE_MS = 6000;

export class TableStore implements Playing {
  link = $state<Link>('connecting');
  /** Why the server wants no more of this connection. */
  refusal = $state('');
  state = $state.raw<State | null>(null);
  seats = $state.raw<number[]>([]);
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  telling = $state.raw<Telling | null>(null);
  chat = $state.raw<ChatOut[]>([]);
  notices = $state.raw<Notice[]>([]);
  /** The seat through whose eyes this screen looks; with several people at it, whoever has it in hand. */
  looking = $state(SPECTATOR);
  /** A person of this screen who is to take it into their hands, while the others look away. */
  cover = $state<number | null>(null);
  /** A move was sent and not answered yet. */
  sending = $state(false);
  hint = $state.raw<HintAnswer | null>(null);
  thinking = $state(false);

  opened = 0;

  /** Made once for each state: every part of the table asks for them. */
  readonly names = $derived(playerNames(this.state?.chairs ?? []));

  /** So much of the talk has been read; what was said before somebody came counts as read. */
  private read = $state(0);
  private scenes = $state.raw<Scene[]>([]);
  private readonly queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** An Age is being counted. */
  private holding = false;
  /** Somebody is asked about their Orc horde: the answer belongs to the counting. */
  private questioned = false;
  private readonly connection: Connection;
  /** The preview that is waited for. */
  private asking: { message: AskPreview; answer: (preview: Preview | null) => void } | null = null;
  private readonly showings: Showing[] = [];
  private lifting: Lifting | null = null;
  /** What the server says while something is being lifted. */
  private held: Outgoing[] | null = null;
  private clockSkew = 0;
  private sent = '';
  private hintAsked = '';
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
        told: (message) => this.hear(message),
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

  /** What the person at this screen can do now; nothing while something is still being shown. */
  get offers(): Offers | null {
    if (this.cover !== null || this.state?.paused || this.sending) return null;
    return this.scene?.offers ?? null;
  }

  /** Whether this screen has a seat at the table. */
  get seated(): boolean {
    return this.seats.length > 0;
  }

  /** Whether it is the turn of the seat that this screen looks through. */
  get mine(): boolean {
    return this.seated && this.view?.seat === this.looking && !this.view.over;
  }

  /** Whether somebody at this screen can do what is for the host. */
  get host(): boolean {
    return this.hosting !== null;
  }

  /** How much has been said that nobody at this screen has read. */
  get unread(): number {
    return this.chat.length - this.read;
  }

  /** Seconds on the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.clockSkew;
  }

  /** What happened, as this screen may see it. */
  happened(entry: Entry): GameEvent[] {
    return entry.happenings[this.looking] ?? Object.values(entry.happenings)[0] ?? [];
  }

  onShow(showing: Showing): void {
    this.showings.push(showing);
  }

  onLift(lifting: Lifting): void {
    this.lifting = lifting;
  }

  // --- Doing ------------------------------------------------------------------------------------------------------

  play(move: AnyMove): void {
    this.flush();
    this.sent = freshId();
    this.sending = true;
    this.hint = null;
    this.send({ type: 'move', id: this.sent, seat: this.looking, move });
  }

  /** What a move would do; null where it is not possible after all, or another question came after it. */
  preview(move: AnyMove): Promise<Preview | null> {
    this.asking?.answer(null);
    return new Promise((answer) => {
      this.asking = { message: { type: 'preview', id: freshId(), seat: this.looking, move }, answer };
      this.send(this.asking.message);
    });
  }

  askHint(): void {
    this.hintAsked = freshId();
    this.thinking = this.tell({ type: 'hint', id: this.hintAsked, seat: this.looking });
  }

  simply(type: 'start' | 'undo' | 'pause' | 'resume' | 'leave', seat = this.speaker): void {
    this.tell({ type, seat });
  }

  answer(yes: boolean, seat: number): void {
    this.tell({ type: 'answer', seat, yes });
  }

  seatBot(at: number, level: string): void {
    this.tell({ type: 'seat_bot', seat: this.hosting ?? this.speaker, at, level });
  }

  /** Talk; false where nobody can hear it now. */
  say(text: string): boolean {
    if (this.seated) return this.tell({ type: 'say', seat: this.speaker, text });
    return this.tell({ type: 'say', name: settings.name, text });
  }

  /** All that was said is before somebody's eyes. */
  readChat(): void {
    this.read = this.chat.length;
  }

  react(reaction: string): void {
    this.tell({ type: 'react', seat: this.speaker, reaction });
  }

  /** The next person has the screen in their hands. */
  uncover(): void {
    if (this.cover === null) return;
    this.looking = this.cover;
    this.cover = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
    if (this.held) this.held = [];
  }

  /** Show everything that is still to be shown, now. */
  flush(): void {
    this.showAll();
    this.telling = null;
  }

  /** Show nothing of what comes after this Age until `resume` is called. */
  hold(): void {
    this.holding = true;
    this.telling = null;
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

  // --- Hearing ----------------------------------------------------------------------------------------------------

  /**
   * What an own move sends flying is lifted off the table a frame before the table changes: to draw both takes longer
   * than a frame may. Everything else that is said meanwhile waits, so that nothing comes out of order.
   */
  private hear(message: Outgoing): void {
    if (this.held) this.held.push(message);
    else if (this.lifting && this.view && this.answers(message) && !still() && !document.hidden) {
      this.held = [message];
      void this.lifting(this.happened(message), this.view).finally(() => this.release());
    } else this.told(message);
  }

  private release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const message of held) this.told(message);
  }

  /** Whether it is the move that was sent from here, and is waited for. */
  private answers(message: Outgoing): message is Update {
    return message.type === 'update' && this.sending && message.line.move_id === this.sent;
  }

  private told(message: Outgoing): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'update':
        return this.updated(message);
      case 'done':
        if (message.id === this.sent) this.sending = false;
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
        return;
      case 'pong':
        this.clockSkew = message.now - Date.now() / 1000;
    }
  }

  private welcomed(message: Welcome): void {
    this.clockSkew = message.now - Date.now() / 1000;
    this.refusal = '';
    if (!this.state) {
      this.read = message.chat.length;
      this.opened = message.missed.at(-1)?.seq ?? 0;
    }
    this.state = message.state;
    this.seats = message.seats;
    this.chat = message.chat;
    this.jump(this.enter(message.missed), message.scenes);
    if (!message.seats.includes(this.looking)) this.looking = message.seats[0] ?? SPECTATOR;
    if (this.sending && message.missed.some((update) => update.line.move_id === this.sent)) this.sending = false;
    this.hand();
    this.refresh();
    touch(this.id, message.state.status === 'over');
    this.thinking = false;
    if (this.asking) this.send(this.asking.message);
    if (this.start && message.state.status === 'open' && this.hosting !== null) this.simply('start', this.hosting);
  }

  /** What was still to be shown is so no more: the table is as it is now, or will be as soon as it is not held. */
  private jump(missed: readonly Update[], scenes: Scene[]): void {
    const first = this.queue[0] ?? missed[0];
    this.queue.length = 0;
    this.telling = null;
    if (this.waits && first) this.queue.push({ ...first, line: { kind: 'returned' }, happenings: {}, scenes });
    else this.scenes = scenes;
    this.catchUp();
  }

  private updated(update: Update): void {
    if (!this.enter([update]).length) return;
    if (update.state?.status === 'over' && this.state?.status !== 'over') touch(this.id, true);
    this.state = update.state ?? this.state;
    if (this.answers(update)) this.sending = false;
    if (update.line.kind === 'said')
      this.chat = [...this.chat, { seat: update.line.seat ?? -1, name: update.line.name!, text: update.line.text! }];
    if (update.line.kind === 'joined' || update.line.kind === 'returned') this.refresh();
    if (!update.scenes.length) return this.catchUp();
    this.hint = null;
    this.queue.push(update);
    const own = update.line.by === 'person' && this.seats.includes(update.line.seat ?? -1);
    this.advance(own);
    // What the others answer at once is a sight of its own: it waits until what was sent flying has landed.
    if (own) this.goOn(PACE_MS[settings.pace]);
  }

  /** Add to the log what is new, and say what that is. */
  private enter(updates: readonly Update[]): Update[] {
    const fresh = updates.filter((update) => update.seq > this.last);
    this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  private refused(id: string, code: string, values: Values, rules: string[]): void {
    if (id === this.sent) this.sending = false;
    if (id === this.hintAsked) this.thinking = false;
    if (!this.previewed(id, null)) this.notice(t(code, values), rules);
  }

  /** A preview is answered; false where nobody waits for it. */
  private previewed(id: string, preview: Preview | null): boolean {
    if (id !== this.asking?.message.id) return false;
    this.asking.answer(preview);
    this.asking = null;
    return true;
  }

  /** Show what is new: at once where nothing should move, else as soon as it is its turn. */
  private advance(atOnce = false): void {
    if (atOnce || still() || document.hidden) this.showAll();
    else if (this.timer === undefined) this.next();
  }

  /** Show the next thing, and what follows after a while. */
  private next(): void {
    const update = this.waits ? undefined : this.queue.shift();
    if (!update) {
      this.timer = undefined;
      this.telling = null;
      this.hand();
      return;
    }
    this.show(update, false);
    this.goOn(timeFor(this.happened(update)));
  }

  /** Whether everything that is still to be shown has to wait. */
  private get waits(): boolean {
    return this.holding && !this.questioned;
  }

  private goOn(after: number): void {
    this.timer = setTimeout(() => this.next(), after);
  }

  private showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length && !this.waits) this.show(this.queue.shift()!, true);
    this.hand();
  }

  private show(update: Update, quickly: boolean): void {
    const before = this.view;
    this.scenes = update.scenes;
    this.catchUp();
    const after = this.view;
    if (!after) return;
    this.telling = this.tellable(update) ? { entry: update, view: after } : null;
    const happenings = this.happened(update);
    this.questioned = happenings.some(({ kind }) => kind === 'horde_asked');
    const weighty = happenings.some(({ kind }) => kind === 'age_ended');
    if (!quickly || weighty || !this.queue.length)
      for (const showing of this.showings) showing(happenings, before, after);
  }

  /** The words follow the table: they come to what is still to be shown, and no further. */
  private catchUp(): void {
    const next = this.queue[0]?.seq ?? Infinity;
    this.shown = this.entries.filter(({ seq }) => seq < next);
  }

  /** Whether it is a move that people at this screen should see being made. */
  private tellable({ line }: Update): boolean {
    const other = line.kind === 'moved' && !this.seats.includes(line.seat ?? -1);
    return other && settings.pace !== 'instant' && !document.hidden;
  }

  /** Several people at one screen: whoever decides next takes it, the others look away. */
  private hand(): void {
    if (this.waits) return;
    const deciding = this.scenes[0]?.view.seat;
    if (deciding === undefined || !this.seats.includes(deciding)) return;
    if (deciding !== this.looking || this.cover !== null) this.cover = deciding;
  }

  /** The last entry of the log. The first one only says that there is a table: a page just opened is told all others. */
  private get last(): number {
    return this.entries.at(-1)?.seq ?? 1;
  }

  private get scene(): Scene | undefined {
    return this.scenes.find((scene) => scene.seat === this.looking) ?? this.scenes[0];
  }

  private get speaker(): number {
    return this.seats.includes(this.looking) ? this.looking : (this.seats[0] ?? SPECTATOR);
  }

  /** The seat of this screen that may do what is for the host. */
  private get hosting(): number | null {
    return this.state?.hosts.find((seat) => this.seats.includes(seat)) ?? null;
  }

  /** Own seats are kept with their names for the list of games; a personal link does not say which seat it opens. */
  private refresh(): void {
    const own = seatsAt(this.id);
    for (const one of own) {
      const seat = one.seat < 0 && own.length === 1 ? this.seats[0]! : one.seat;
      const name = this.state?.chairs[seat]?.name;
      if (name && (name !== one.name || seat !== one.seat)) keep({ ...one, seat, name });
    }
  }

  private send(message: Incoming): boolean {
    return this.connection.send(message);
  }

  /** Send what is not sent again by itself: where that cannot be, whoever did it is told. */
  private tell(message: Incoming): boolean {
    const sent = this.send(message);
    if (!sent) this.notice(t('web-not-sent'));
    return sent;
  }
}

/** How long a move is shown before the next thing. */
export function timeFor(happenings: readonly GameEvent[]): number {
  const times = happenings.some(({ kind }) => kind === 'band_played') ? BAND_MS : PACE_MS;
  return times[settings.pace];
}

function freshId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}.${Math.random().toString(36).slice(2)}`;
}
