/**
 * What this screen shows of a table: it follows what happens at a pace at which people can see what the others did. Any
 * input shows the rest at once, so nobody has to wait. While an Age is counted, later moves are held back.
 */
import type { GameEvent, Scene, TableView, Update } from '../wire/messages';
import type { Entry, Showing, ShownMove } from './playing';
import { Paced } from './paced';
import { atOnce } from '../lib/painted.svelte';
import { settings } from '../lib/settings.svelte';

export const SPECTATOR = 6;

export class ShownTable {
  entries = $state.raw<Entry[]>([]);
  shown = $state.raw<Entry[]>([]);
  shownMove = $state.raw<ShownMove | null>(null);
  seats = $state.raw<number[]>([]);
  /** The seat whose view is shown; if several people share the screen, the seat of the person using it. */
  viewedSeat = $state(SPECTATOR);
  /** On a shared screen: the seat that it must be handed to before its view is shown. */
  cover = $state<number | null>(null);

  protected readonly queue = new Paced<Update>({
    show: (update, quickly) => this.show(update, quickly),
    eventsOf: (update) => this.eventsOf(update),
    waits: () => this.waits,
    ended: (quickly) => this.ended(quickly),
  });
  /** Nothing is shown move by move until it is this person's turn. */
  protected skipping = false;
  private scenes = $state.raw<Scene[]>([]);
  /** An Age is being counted. */
  private holding = false;
  /** A player is asked about their Orc board: the answer is part of the counting. */
  private pillageAsked = false;
  private readonly showings: Showing[] = [];

  /** The game as it is shown now. */
  get view(): TableView | null {
    return this.scene?.view ?? null;
  }

  /** Whether somebody at this screen has a seat at the table. */
  get seated(): boolean {
    return this.seats.length > 0;
  }

  /** Whether the seat whose view is shown is to move. */
  get mine(): boolean {
    return this.seated && this.view?.seat === this.viewedSeat && !this.view.over;
  }

  /** The events of an entry, as the seat whose view is shown may see them. */
  eventsOf(entry: Entry): GameEvent[] {
    return entry.happenings[this.viewedSeat] ?? Object.values(entry.happenings)[0] ?? [];
  }

  onShow(showing: Showing): void {
    this.showings.push(showing);
  }

  /** The next person has taken the shared screen. */
  uncover(): void {
    if (this.cover === null) return;
    this.viewedSeat = this.cover;
    this.cover = null;
  }

  /** Show everything that is still pending, at once. */
  flush(): void {
    this.queue.showAll();
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

  protected get scene(): Scene | undefined {
    return this.scenes.find((scene) => scene.seat === this.viewedSeat) ?? this.scenes[0];
  }

  /** The number of the last known entry. Entry 1 only creates the table, so a new page asks for those after it. */
  protected get last(): number {
    return this.entries.at(-1)?.seq ?? 1;
  }

  /** Add the new entries to the log, and return them. */
  protected enter(updates: readonly Update[]): Update[] {
    const fresh = updates.filter((update) => update.seq > this.last);
    this.entries = [...this.entries, ...fresh];
    return fresh;
  }

  /** Show what is pending: at once if nothing should be animated, otherwise one move after another. */
  protected advance(quickly = false): void {
    this.queue.advance(quickly || this.skipping || atOnce());
  }

  /** Drop what is pending: show the latest table, now or as soon as nothing is held back. */
  protected jump(missed: readonly Update[], scenes: Scene[]): void {
    const { pending } = this.queue;
    const first = pending[0] ?? missed[0];
    pending.length = 0;
    this.shownMove = null;
    if (this.waits && first) pending.push({ ...first, line: { kind: 'returned' }, happenings: {}, scenes });
    else this.scenes = scenes;
    this.catchUp();
    if (!this.seats.includes(this.viewedSeat)) this.viewedSeat = this.lastMover ?? this.seats[0] ?? SPECTATOR;
    this.handOver();
  }

  /** Texts follow the table: `shown` ends before the first pending entry. */
  protected catchUp(): void {
    const next = this.queue.pending[0]?.seq ?? Infinity;
    this.shown = this.entries.filter(({ seq }) => seq < next);
  }

  /** Whether pending moves are held back. */
  private get waits(): boolean {
    return this.holding && !this.pillageAsked;
  }

  private ended(quickly: boolean): void {
    if (!quickly) this.shownMove = null;
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
    if (!quickly || ageEnded || !this.queue.pending.length)
      for (const showing of this.showings) showing(happenings, before, after);
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

  /** The seat at this screen that moved last: after a reload that person still has the screen. */
  private get lastMover(): number | undefined {
    const moved = ({ line }: Entry): boolean => line.kind === 'moved' && this.seats.includes(line.seat ?? SPECTATOR);
    return this.entries.findLast(moved)?.line.seat;
  }
}
