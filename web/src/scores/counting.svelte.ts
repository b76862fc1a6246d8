/** The counting of an Age: the current step, what has been paid so far, and the table as it was. */
import { after, beforeEnd, type CeremonyStep } from '../game/glory';
import { still } from '../lib/settings.svelte';
import type { Kingdom, TableView } from '../wire/messages';
import { countedView, payment, placesIn, type Counted } from './counted-table';

export class Counting {
  /** The step that is shown; after the last one, the summary. */
  at = $state(0);
  /** How many of the step's payments have reached their players. */
  landed = $state(0);
  playing = $state(!still());
  /** The counting waits while the Dragon is shown. */
  waits = $state(false);
  /** Counts the starts of steps, so that a repeated step is animated again. */
  turn = $state(0);

  private readonly data: Counted;
  readonly steps: readonly CeremonyStep[] = $derived.by(() => this.data.steps);
  readonly step: CeremonyStep | undefined = $derived.by(() => this.steps[this.at]);
  /** A player still has to decide: the counting stops at the question. */
  readonly asked: boolean = $derived.by(() => this.steps.at(-1)?.kind === 'asked');
  readonly last: number = $derived.by(() => (this.asked ? this.steps.length - 1 : this.steps.length));
  readonly before: number[] = $derived.by(() => beforeEnd(this.data.view, this.data.age));
  /** The totals when the step began. */
  readonly startTotals: number[] = $derived.by(() => after(this.before, this.steps.slice(0, this.at)));
  readonly paying = $derived.by(() => payment(this.step));
  readonly totals: number[] = $derived.by(() => {
    const totals = [...this.startTotals];
    for (const { seat, points } of this.paying.slice(0, this.landed)) totals[seat]! += points;
    return totals;
  });
  readonly final: number[] = $derived.by(() => after(this.before, this.steps));
  readonly view: TableView = $derived.by(() => countedView(this.data, this.at, this.landed, this.totals));

  constructor(data: Counted) {
    this.data = data;
    if (still()) this.at = this.last;
  }

  get age(): number {
    return this.data.age;
  }

  get happenings(): Counted['happenings'] {
    return this.data.happenings;
  }

  /** The highlighted kingdom, and the places in it; after the last step, the whole map. */
  get lit(): { kingdom: Kingdom | null; places: number[] } {
    const kingdom = this.step?.kind === 'kingdom' && !this.waits ? this.step.kingdom : null;
    return { kingdom, places: placesIn(this.step, this.data.view.players) };
  }

  /** Whether the step is fully paid. */
  get settled(): boolean {
    return this.landed >= this.paying.length;
  }

  to(place: number): void {
    this.playing = false;
    this.show(place);
  }

  /** Go to a step; going back, or without animations, it is shown as already paid. */
  show(place: number): void {
    const back = place < this.at;
    this.at = Math.max(0, Math.min(this.last, place));
    this.turn += 1;
    this.landed = back || still() ? this.paying.length : 0;
  }

  play(): void {
    const over = this.at >= this.last;
    if (over) this.show(0);
    this.playing = over || !this.playing;
  }
}
