/**
 * Announcements for screen readers: a sentence for each move, in order, and none is lost. Reading a sentence takes
 * time; sentences that arrive meanwhile wait, and are then announced together. What the person can do follows the moves
 * that led there: when it is their turn, nothing waits any longer.
 */
import { linesOf } from './log-lines';
import { moveOf } from './moves';
import { statusOf } from './status';
import type { Entry, Playing } from '../game/playing';
import { t } from '../lib/texts.svelte';

export interface Sentence {
  seq: number;
  /** Whether it describes a move. */
  move: boolean;
  text: string;
}

/** Sentences that are announced together. */
export interface Batch {
  id: number;
  sentences: Sentence[];
}

const LEAST_MS = 1200;
const MS_PER_LETTER = 55;
/** The longest time for sentences announced together; without it, a fast game would be announced minutes late. */
const MOST_MS = 6000;
/** How many announcements stay in the page, and for how long, for slow screen readers. */
const MOST_BATCHES = 6;
const LINGER_MS = 8000;

export class Announcer {
  batches = $state.raw<Batch[]>([]);

  private lastSeq = 0;
  /** Entries become sentences only when they are announced, for the person who has the screen then. */
  private readonly waiting: Entry[] = [];
  private covered = false;
  /** What the person can do, and whether it is still to be announced. */
  private prompt = '';
  private prompts = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private clearTimer: ReturnType<typeof setTimeout> | undefined;
  private next = 0;

  constructor(private readonly store: Playing) {}

  /**
   * Announce what has been shown since the last call, or since the page was opened; what the person can do only if they
   * can do it `now`, not while an Age is counted.
   */
  listen(now = true): void {
    // The beginning of the log is known only after the server's answer.
    const last = Math.max(this.lastSeq, this.store.opened);
    const fresh = this.store.shown.filter(({ seq }) => seq > last);
    this.lastSeq = fresh.at(-1)?.seq ?? this.lastSeq;
    this.waiting.push(...fresh);
    const acts = now && this.store.mine && this.store.offers;
    const prompt = acts ? `${ended(t('web-your-turn'))} ${statusOf(this.store)}` : '';
    if (prompt !== this.prompt) this.prompts = !!prompt;
    this.prompt = prompt;
    if (this.prompts || (fresh.length && this.timer === undefined)) this.say();
  }

  /** On a shared screen: remove what was announced, and hold the rest back for the next person. */
  cover(): void {
    this.covered = true;
    this.clear();
  }

  /** The next person has taken the shared screen. */
  uncover(): void {
    this.covered = false;
    if (this.timer === undefined) this.say();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.clearTimer);
  }

  private say(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.covered) return;
    const sentences = this.waiting.splice(0).flatMap((entry) => this.sentencesOf(entry));
    if (this.prompts) sentences.push({ seq: this.lastSeq, move: false, text: this.prompt });
    this.prompts = false;
    if (!sentences.length) return;
    this.batches = [...this.batches, { id: this.next++, sentences }].slice(-MOST_BATCHES);
    const letters = sentences.reduce((sum, { text }) => sum + text.length, 0);
    const needed = Math.max(LEAST_MS, letters * MS_PER_LETTER);
    this.timer = setTimeout(() => this.say(), Math.min(MOST_MS, needed));
    clearTimeout(this.clearTimer);
    this.clearTimer = setTimeout(() => this.clear(), needed + LINGER_MS);
  }

  private clear(): void {
    this.batches = [];
  }

  private sentencesOf(entry: Entry): Sentence[] {
    const { seq } = entry;
    const move = moveOf(entry, this.store.eventsOf(entry), this.store.names);
    const lines = linesOf(entry, this.store).filter(({ game }) => !move || !game);
    const around = lines.map(({ text }) => ({ seq, move: false, text: ended(text) }));
    return move ? [...around, { seq, move: true, text: ended(move.sentence) }] : around;
  }
}

/** Add a full stop, so that it is not read as one sentence with the next. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : t('move-ended', { text });
}
