/** An exercise of the lesson, with the interface of a table. The bots' moves are shown at the usual pace. */
import { Refused } from '../net/api';
import type { Entry, Playing, Showing, ShownMove } from '../game/playing';
import { atOnce } from '../lib/painted.svelte';
import { settings } from '../lib/settings.svelte';
import { Paced } from '../game/paced';
import { t } from '../lib/texts.svelte';
import type { GameEvent, LessonStep, AnyMove, Offers, Preview, TableView } from '../wire/messages';
import type { Exercise } from './exercises';

const LEARNER = 0;

export class LessonStore implements Playing {
  readonly link = 'open';
  readonly state = null;
  readonly seated = true;
  readonly thinking = false;
  readonly opened = 0;
  hint = null;
  view = $state.raw<TableView | null>(null);
  /** The table before the first entry. */
  start: TableView | null = null;
  entries = $state.raw<Entry[]>([]);
  shownMove = $state.raw<ShownMove | null>(null);
  sending = $state(false);
  /** A message for the learner: another move was expected, or something went wrong. */
  nudge = $state('');
  /** The rules that a refused move would break. */
  nudgeRules = $state.raw<string[]>([]);
  /** The exercise is complete: the task is done, and everything has been shown. */
  complete = $state(false);

  private nextOffers = $state.raw<Offers | null>(null);
  private readonly queue = new Paced<LessonStep>({
    show: (step) => this.show(step),
    eventsOf: ({ happenings }) => happenings,
    waits: () => false,
    ended: (quickly) => this.ended(quickly),
  });
  /** Something is still being shown. */
  private busy = $state(false);
  private closed = false;

  constructor(
    private readonly exercise: Exercise,
    readonly names: string[],
    private readonly showing: Showing,
  ) {}

  get offers(): Offers | null {
    return this.sending || this.busy ? null : this.nextOffers;
  }

  /** In the lesson, entries arrive only when they are shown. */
  get shown(): Entry[] {
    return this.entries;
  }

  get mine(): boolean {
    return this.view?.seat === LEARNER && !this.view.over;
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      const { view, offers, steps } = await this.exercise.open();
      if (!steps.length) this.view = view;
      this.take(steps, offers);
    });
  }

  play(move: AnyMove): void {
    this.flush();
    this.sending = true;
    this.notice('');
    void this.attempt(async () => {
      const { nudge, steps, offers } = await this.exercise.play(move);
      if (nudge) this.notice(t(nudge, this.values));
      else this.take(steps, offers);
    });
  }

  /** The numbers in the scene's texts. */
  values: Record<string, number> = {};

  async preview(move: AnyMove): Promise<Preview | null> {
    try {
      return await this.exercise.preview(move);
    } catch {
      return null;
    }
  }

  /** Show everything that is still pending, at once. */
  flush(): void {
    this.queue.showAll();
    this.shownMove = null;
  }

  get skippable(): boolean {
    return this.shownMove !== null;
  }

  /** All moves of an answer arrive together. */
  skip(): void {
    this.flush();
  }

  close(): void {
    this.closed = true;
    this.queue.close();
  }

  eventsOf(entry: Entry): GameEvent[] {
    return entry.happenings[LEARNER] ?? [];
  }

  now(): number {
    return Date.now() / 1000;
  }

  notice(text: string, rules: string[] = []): void {
    this.nudge = text;
    this.nudgeRules = rules;
  }

  /** There are no hints in the lesson, and each step can be tried again instead of taken back. */
  askHint(): void {}
  sendCommand(): void {}

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.notice(problem.message, problem.rules);
    } finally {
      this.sending = false;
    }
  }

  private take(steps: LessonStep[], offers: Offers | null): void {
    if (this.closed) return;
    this.nextOffers = offers;
    this.busy = true;
    this.queue.pending.push(...steps);
    this.queue.advance(atOnce());
  }

  private show({ seat, happenings, view }: LessonStep): void {
    const before = this.view;
    if (!this.entries.length) this.start = before;
    const seq = this.entries.length + 1;
    const line = { kind: 'moved', seat, by: seat === LEARNER ? 'person' : 'bot' } as const;
    this.showing(happenings, before, view);
    const entry = { seq, at: this.now(), line, happenings: { [LEARNER]: happenings } };
    this.entries = [...this.entries, entry];
    this.shownMove = seat === LEARNER || settings.pace === 'instant' ? null : { entry, view };
    this.view = view;
  }

  private ended(quickly: boolean): void {
    if (!quickly) this.shownMove = null;
    this.busy = false;
    this.complete = this.entries.length > 0 && this.nextOffers === null && this.queue.pending.length === 0;
  }
}
