/** Things that are shown one after another, each for as long as people need to see it. */
import { settings } from '../lib/settings.svelte';
import type { GameEvent } from '../wire/messages';

/** How long a move is shown before the next one. */
export const PACE_MS = { calm: 900, brisk: 350, instant: 0 } as const;
/** The same for a Band, which has cards to lay out and more text to read. */
export const BAND_MS = { calm: 2600, brisk: 1300, instant: 0 } as const;

interface Screen<Thing> {
  /** Show a thing; quickly, if what follows is shown at once. */
  show(thing: Thing, quickly: boolean): void;
  eventsOf(thing: Thing): readonly GameEvent[];
  /** Whether what is pending is held back. */
  waits(): boolean;
  /** Nothing more can be shown now; quickly, if the last thing was not shown for its time. */
  ended(quickly: boolean): void;
}

export class Paced<Thing> {
  readonly pending: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly screen: Screen<Thing>) {}

  /** Show what is pending: all of it at once, or one thing after another. */
  advance(quickly: boolean): void {
    if (quickly) this.showAll();
    else if (this.timer === undefined) this.next();
  }

  showAll(): void {
    this.close();
    this.timer = undefined;
    while (this.pending.length && !this.screen.waits()) this.screen.show(this.pending.shift()!, true);
    this.screen.ended(true);
  }

  /** Show the next thing after this time. */
  wait(after: number): void {
    this.timer = setTimeout(() => this.next(), after);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const thing = this.screen.waits() ? undefined : this.pending.shift();
    if (thing === undefined) {
      this.timer = undefined;
      this.screen.ended(false);
      return;
    }
    this.screen.show(thing, false);
    const band = this.screen.eventsOf(thing).some(({ kind }) => kind === 'band_played');
    this.wait((band ? BAND_MS : PACE_MS)[settings.pace]);
  }
}
