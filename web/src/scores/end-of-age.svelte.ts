/** The end of an Age on the page: first the third Dragon, then the counting on the map. */
import { bookings } from '../game/glory';
import { settings } from '../lib/settings.svelte';
import type { GameEvent, TableView } from '../wire/messages';
import { Counting } from './counting.svelte';

/** A third Dragon, and the seat that drew it. */
interface Drawn {
  age: number;
  seat: number;
}

/** The game that a page shows. */
interface Game {
  readonly happenings: readonly GameEvent[];
  readonly view: TableView | null;
  /** The table before the first event, unless that is the start of the game. */
  readonly start?: TableView | null;
}

export class EndOfAge {
  counting = $state.raw<Counting | null>(null);
  /** The third Dragon, which fills the screen before the counting. */
  dragon = $state.raw<Drawn | null>(null);

  readonly ages = $derived.by(() => bookings(this.game.happenings, this.game.start));
  /** The table as it was just before each Age ended, as far as this page has seen it. */
  private readonly before: Record<number, TableView> = {};

  constructor(private readonly read: () => Game) {}

  private get game(): Game {
    return this.read();
  }

  /** Show the end of an Age if these events contain one; otherwise false. */
  follow(happenings: readonly GameEvent[], before: TableView | null): boolean {
    const end = happenings.find((happening) => happening.kind === 'age_ended');
    if (end?.kind !== 'age_ended') return false;
    if (before) this.before[end.age] = before;
    this.show(end.age);
    this.rise(end);
    return true;
  }

  /** Count an Age on the map, starting from the table before its last move. */
  show(age: number, base = this.before[age] ?? null): void {
    const game = this.read;
    const steps = (): Counting['steps'] => this.ages.find((bookings) => bookings.age === age)?.steps ?? [];
    this.counting = new Counting({
      age,
      base,
      get steps() {
        return steps();
      },
      get view() {
        return game().view!;
      },
      get happenings() {
        return game().happenings;
      },
    });
  }

  /** Show the Dragon; the counting waits for it. */
  rise({ age, seat }: Drawn): void {
    if (settings.pace === 'instant') return;
    this.dragon = { age, seat };
    if (this.counting) this.counting.waits = true;
  }

  /** The Dragon has been shown: start counting. */
  begin(): void {
    if (this.counting) this.counting.waits = false;
  }

  close(): void {
    this.counting = null;
  }
}
