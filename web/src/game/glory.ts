/**
 * Glory in the order in which the page shows it. From events: the end of each Age step by step, and the totals over the
 * game. From a view: the score sheet. All Glory comes from the server's `glory` events; this file only puts them in order
 * and adds them up.
 */
import { KINGDOMS } from './vocabulary';
import type { Colour, Glory, GameEvent, Kingdom, LineOut, SeatView, Source, TableView } from '../wire/messages';

export type Booking = Glory;

/** The only source that gives Glory during an Age; all others do at its end. */
export const DURING_AGE = 'giant_now' satisfies Source;

/** An entry of a table's log, or a step of a replay. */
export interface LogEntry {
  seq: number;
  line: Pick<LineOut, 'kind' | 'taken_back'>;
  /** If several seats get the events, by seat: Glory is the same for all of them. */
  happenings: readonly GameEvent[] | Readonly<Record<string, readonly GameEvent[]>>;
}

/** The events of some entries, in order. */
export function happenedIn(...entries: readonly Pick<LogEntry, 'happenings'>[]): GameEvent[] {
  return entries.flatMap(({ happenings }) =>
    Array.isArray(happenings) ? (happenings as readonly GameEvent[]) : (Object.values(happenings)[0] ?? []),
  );
}

/** The entries that count: without moves that were taken back and the entries that took them back. */
export function lasting<Entry extends Pick<LogEntry, 'seq' | 'line'>>(entries: readonly Entry[]): Entry[] {
  const takenBack = new Set(entries.flatMap(({ line }) => line.taken_back ?? []));
  return entries.filter(({ seq, line }) => line.kind !== 'undone' && !takenBack.has(seq));
}

// --- The end of an Age --------------------------------------------------------------------------------------------

/** A step of the end of an Age, with the Glory that it gives. */
export type CeremonyStep = { glory: Booking[] } & (
  | { kind: 'kingdom'; kingdom: Kingdom; markers: number[] }
  | { kind: 'merfolk'; spaces: number[] }
  | { kind: 'giant' }
  /** Any source that has no step of its own. */
  | { kind: 'other'; source: Source }
  | { kind: 'horde'; seat: number; colours: Colour[]; kept: boolean }
  /** A player still has to decide about their Orc board. */
  | { kind: 'asked'; seat: number }
  /** Skeletons leave these Bands. */
  | { kind: 'skeletons'; bands: Booking[] }
  | { kind: 'bands'; seat: number }
);

/** The Glory of an Age, in the order in which it was booked. */
export interface AgeBookings {
  age: number;
  /** Gained during the Age. */
  during: Booking[];
  /** The steps of its end so far. */
  steps: CeremonyStep[];
  /** All Glory of the Age has been given. */
  whole: boolean;
}

/** All Glory by Age, the end of each Age step by step. Events of a game that has already begun need the table before them. */
export function bookings(happenings: Iterable<GameEvent>, start: TableView | null = null): AgeBookings[] {
  const reader = new Reader(start);
  for (const happening of happenings) reader.read(happening);
  return reader.ages;
}

/** Keeps track of the boards, because a `glory` event has the markers only of seats that got something. */
class Reader {
  readonly ages: AgeBookings[] = [];
  private players = 0;
  private markers = new Map<Kingdom, number[]>();
  private spaces: number[] = [];

  constructor(start: TableView | null) {
    if (!start) return;
    this.players = start.players;
    this.markers = new Map(start.kingdoms.map(({ name, markers }) => [name, [...markers]]));
    this.spaces = start.seats.map(({ merfolk }) => merfolk ?? 0);
  }

  read(happening: GameEvent): void {
    switch (happening.kind) {
      case 'game_started':
        this.players = happening.players;
        this.markers = new Map(KINGDOMS.map((kingdom) => [kingdom, this.zeros()]));
        this.spaces = this.zeros();
        return;
      case 'age_started':
      case 'game_ended':
        for (const age of this.ages) age.whole = true;
        return;
      case 'marker_placed':
        this.markersIn(happening.kingdom)[happening.seat] = happening.markers;
        return;
      case 'track_moved':
        this.spaces[happening.seat] = happening.goal;
        return;
      case 'age_ended':
        this.end(this.age(happening.age));
        return;
      case 'horde_asked':
        this.latest?.steps.push({ kind: 'asked', seat: happening.seat, glory: [] });
        return;
      case 'horde_emptied':
      case 'horde_kept':
        this.horde(happening.seat, happening.colours, happening.kind === 'horde_kept');
        return;
      case 'glory':
        this.book(happening);
    }
  }

  private zeros(): number[] {
    return Array<number>(this.players).fill(0);
  }

  private markersIn(kingdom: Kingdom): number[] {
    const markers = this.markers.get(kingdom) ?? this.zeros();
    this.markers.set(kingdom, markers);
    return markers;
  }

  private age(age: number): AgeBookings {
    const existing = this.ages.find((bookings) => bookings.age === age);
    if (existing) return existing;
    const fresh: AgeBookings = { age, during: [], steps: [], whole: false };
    this.ages.push(fresh);
    return fresh;
  }

  private get latest(): AgeBookings | undefined {
    return this.ages.at(-1);
  }

  /** Every kingdom has a step, even if it gives nothing. */
  private end(age: AgeBookings): void {
    for (const kingdom of KINGDOMS)
      age.steps.push({ kind: 'kingdom', kingdom, markers: [...this.markersIn(kingdom)], glory: [] });
    if (this.spaces.some((space) => space > 0))
      age.steps.push({ kind: 'merfolk', spaces: [...this.spaces], glory: [] });
  }

  private horde(seat: number, colours: Colour[], kept: boolean): void {
    const steps = this.latest?.steps;
    if (!steps) return;
    if (steps.at(-1)?.kind === 'asked') steps.pop();
    steps.push({ kind: 'horde', seat, colours, kept, glory: [] });
  }

  private book(glory: Booking): void {
    const age = this.age(glory.age);
    if (glory.source === DURING_AGE) age.during.push(glory);
    else this.stepFor(age.steps, glory).glory.push(glory);
  }

  private stepFor(steps: CeremonyStep[], glory: Booking): CeremonyStep {
    const { source, seat } = glory;
    const match = steps.find((step) => {
      if (step.kind === 'kingdom') return step.kingdom === source;
      if (step.kind === 'merfolk') return source === 'merfolk';
      if (step.kind === 'horde') return source === 'orcs' && step.seat === seat;
      if (step.kind === 'other') return step.source === source;
      return step.kind === 'bands' && source === 'bands' && step.seat === seat;
    });
    if (source === 'bands' && glory.skeletons) crumble(steps, glory);
    if (match) return match;
    const fresh = freshStep(glory);
    steps.push(fresh);
    return fresh;
  }
}

function freshStep({ source, seat }: Booking): CeremonyStep {
  if (source === 'bands') return { kind: 'bands', seat, glory: [] };
  return source === 'giant_end' ? { kind: 'giant', glory: [] } : { kind: 'other', source, glory: [] };
}

/** Skeletons leave all Bands before the first one is paid. */
function crumble(steps: CeremonyStep[], band: Booking): void {
  const step = steps.find((step) => step.kind === 'skeletons');
  if (step) step.bands.push(band);
  else {
    const first = steps.findIndex(({ kind }) => kind === 'bands');
    steps.splice(first < 0 ? steps.length : first, 0, { kind: 'skeletons', bands: [band], glory: [] });
  }
}

/** The total of each seat when an Age ended, from the score sheet. */
export function beforeEnd(view: TableView, age: number): number[] {
  return view.seats.map((_, seat) =>
    view.sheet
      .slice(0, age)
      .flatMap((sources, place) => (place < age - 1 ? Object.values(sources) : [sources[DURING_AGE]]))
      .reduce((sum, points) => sum + (points?.[seat] ?? 0), 0),
  );
}

/** The total of each seat after some steps, from its total before. */
export function after(before: readonly number[], steps: readonly CeremonyStep[]): number[] {
  const totals = [...before];
  for (const { glory } of steps) for (const { seat, points } of glory) totals[seat] = (totals[seat] ?? 0) + points;
  return totals;
}

// --- The course of the game ---------------------------------------------------------------------------------------

export type Sums = Partial<Record<Source, number[]>>;

/** The standings after a move, or after a source has been paid at the end of an Age. */
export interface Moment {
  seq: number;
  age: number;
  /** Paid at the end of the Age; null for a move. */
  source: Source | null;
  totals: number[];
  sources: Sums;
}

/** Glory of each seat over the entries. At the end of an Age each source is a separate moment. */
export function timeline(entries: readonly LogEntry[]): Moment[] {
  const moments: Moment[] = [];
  let now: Moment = { seq: 0, age: 0, source: null, totals: [], sources: {} };
  for (const entry of lasting(entries)) {
    if (!['started', 'moved'].includes(entry.line.kind)) continue;
    now = { ...now, seq: entry.seq, source: null };
    moments.push(now);
    for (const happening of happenedIn(entry)) {
      if (happening.kind === 'game_started') now.totals = Array<number>(happening.players).fill(0);
      else if (happening.kind === 'age_started') now = startAge(moments, now, happening.age);
      else if (happening.kind === 'glory') now = addGlory(moments, now, happening);
    }
  }
  return moments;
}

/** The next Age begins after all payments, but in the same entry. */
function startAge(moments: Moment[], now: Moment, age: number): Moment {
  if (now.source === null && now.age === 0) {
    now.age = age;
    return now;
  }
  const next = { ...now, age, source: null };
  moments.push(next);
  return next;
}

function addGlory(moments: Moment[], now: Moment, { source, seat, points }: Booking): Moment {
  const own = source === DURING_AGE ? null : source;
  const moment = own === now.source ? now : { ...now, source: own };
  if (moment !== now) moments.push(moment);
  moment.totals = plus(moment.totals, seat, points);
  moment.sources = { ...moment.sources, [source]: plus(moment.sources[source] ?? [], seat, points) };
  return moment;
}

function plus(points: readonly number[], seat: number, more: number): number[] {
  const sums = Array.from({ length: Math.max(points.length, seat + 1) }, (_, place) => points[place] ?? 0);
  sums[seat]! += more;
  return sums;
}

// --- The score sheet ----------------------------------------------------------------------------------------------

interface Row<Name> {
  source: Name;
  /** The points of each seat. */
  points: number[];
}

export type SheetRow = Row<Source>;

export interface SheetSection {
  age: number;
  /** Not given yet: what the Age would give if it ended now. */
  projected: boolean;
  rows: SheetRow[];
  sums: number[];
}

/**
 * The score sheet by Age. Finished Ages have a row for every source in play, the others only for sources that gave
 * something; on request there is also a row for what the Age would give if it ended now.
 */
export function sheetRows(view: TableView, { projected = false } = {}): SheetSection[] {
  const sections = view.sheet
    .map((sources, place) => section(view, place + 1, sources))
    .filter(({ age, sums }) => age < view.age || (age === view.age && (view.over || sums.some(Boolean))));
  if (projected && !view.over) sections.push({ ...section(view, view.age, view.projected), projected: true });
  return sections;
}

function section(view: TableView, age: number, sources: Sums): SheetSection {
  const rows = view.sources
    .map((source) => ({ source, points: sources[source] ?? zeros(view) }))
    .filter(({ points }) => age < view.age || view.over || points.some(Boolean));
  return { age, projected: false, rows, sums: sumRows(view.players, rows) };
}

function sumRows(players: number, rows: readonly SheetRow[]): number[] {
  return Array.from({ length: players }, (_, seat) => rows.reduce((sum, { points }) => sum + points[seat]!, 0));
}

/** A source of Glory; the Giant token gives Glory at two times, but is one. */
export type WholeSource = Exclude<Source, 'giant_now' | 'giant_end'> | 'giant';

function wholeSource(source: Source): WholeSource {
  return source === 'giant_now' || source === 'giant_end' ? 'giant' : source;
}

/** What each source has given in these Ages, by default in the whole game; without those that gave nothing. */
export function bySource(view: TableView, ages: readonly Sums[] = view.sheet): Row<WholeSource>[] {
  return [...new Set(view.sources.map(wholeSource))]
    .map((whole) => {
      const parts = view.sources.filter((source) => wholeSource(source) === whole);
      const rows = ages.flatMap((age) => parts.map((source) => ({ source, points: age[source] ?? zeros(view) })));
      return { source: whole, points: sumRows(view.players, rows) };
    })
    .filter(({ points }) => points.some(Boolean));
}

function zeros(view: TableView): number[] {
  return view.seats.map(() => 0);
}

// --- Standings ----------------------------------------------------------------------------------------------------

export type Standing = Pick<SeatView, 'place' | 'glory' | 'tie'> & { seat: number };

/** The seats from first to last. */
export function standings(view: TableView): Standing[] {
  const rows = view.seats.map(({ place, glory, tie }, seat) => ({ seat, place, glory, ...(tie ? { tie } : {}) }));
  return rows.sort((one, other) => one.place - other.place);
}
