/** A sentence for each move: the same in the log, the story, the sheet that shows a move, and for screen readers. */
import type { BandPlayed, CardsDiscarded, GameEvent, KingdomView, TableView } from '../wire/messages';
import { DURING_AGE, lasting } from '../game/glory';
import type { Entry, Playing } from '../game/playing';
import { isSkeleton, tribeOf } from '../game/vocabulary';
import { capital, cardList, list, eventSentence } from './events';
import { t } from '../lib/texts.svelte';

/** A move described for people. */
export interface Move {
  seq: number;
  seat: number;
  /** What the player did; empty if the move only drew the third Dragon. */
  text: string;
  /** The same, with the Dragons and the ends and beginnings of Ages that followed. */
  sentence: string;
}

/** An effect of a Band: a line with its picture. */
export interface Effect {
  kind: 'marker' | 'none' | 'merfolk' | 'giant' | 'troll' | 'orc' | 'kept' | 'drawn' | 'pool';
  /** Its kingdom or colour, or a number. */
  which: string | number;
  text: string;
}

/** Events after a move that are part of its sentence. */
const SAID = new Set<GameEvent['kind']>(['dragon', 'age_ended', 'age_started', 'game_ended']);

/** The move in an entry of the log; null if the entry is something else. */
export function moveOf(entry: Entry, happenings: readonly GameEvent[], names: readonly string[]): Move | null {
  const { kind, seat } = entry.line;
  if (kind !== 'moved' || seat === undefined || !happenings.length) return null;
  const [events, later] = splitMove(happenings, seat);
  const text = moveSentence(events, names[seat]!, names);
  const rest = later.filter(({ kind }) => SAID.has(kind)).map((happening) => eventSentence(happening, names));
  return { seq: entry.seq, seat, text, sentence: join('move-sentences', text ? [text, ...rest] : rest) };
}

/** What followed a move: Dragons, and all that the end of an Age brings. */
export function following(happenings: readonly GameEvent[], seat: number): GameEvent[] {
  return splitMove(happenings, seat)[1];
}

/** Split a text at a name: the part before it, the name, and the rest. */
export function splitAtName(text: string, name: string): [before: string, name: string, after: string] {
  const at = text.indexOf(name);
  return at < 0 ? ['', '', text] : [text.slice(0, at), name, text.slice(at + name.length)];
}

/** Only the Bands of a move; their effects are listed separately. */
export function bandsInWords(happenings: readonly GameEvent[], player: string): string {
  const bands = happenings.filter((happening) => happening.kind === 'band_played');
  return bands.length ? t('move-said', { player, what: join('move-apart', groups(bands)) }) : '';
}

/** The cards of each Band of a move, the Leader first. */
export function playedBands(happenings: readonly GameEvent[]): string[][] {
  return happenings.flatMap((happening) => (happening.kind === 'band_played' ? [happening.cards] : []));
}

/** The effects of a move's Bands, with the player's new standing. */
export function effectsOf(happenings: readonly GameEvent[], seat: number, view: TableView, names: string[]): Effect[] {
  const events = splitMove(happenings, seat)[0];
  const effects = events.flatMap((happening): Effect[] => {
    switch (happening.kind) {
      case 'marker_placed':
        return [{ kind: 'marker', which: happening.kingdom, text: markerNow(happening.kingdom, seat, view, names) }];
      case 'cards_discarded':
        return [{ kind: 'pool', which: '', text: toPool(happening) }];
      default: {
        const [kind, which] = pictureOf(happening);
        return kind ? [{ kind, which, text: clause(happening) }] : [];
      }
    }
  });
  const drawn = drawing(events);
  if (drawn) effects.push({ kind: 'drawn', which: '', text: drawn });
  return effects.map((effect) => ({ ...effect, text: capital(effect.text) }));
}

// --- What has just happened ---------------------------------------------------------------------------------------

/** Each player's last move since the viewer's own, which is included; newest last. */
export function sinceOwnTurn(store: Playing): Move[] {
  const moved = lasting(store.shown).filter(({ line }) => line.kind === 'moved' && line.seat !== undefined);
  const viewer = store.seated ? store.view?.viewer : undefined;
  const own = moved.findLastIndex(({ line }) => line.seat === viewer);
  const last = new Map<number, Entry>();
  for (const entry of moved.slice(Math.max(own, 0))) last.set(entry.line.seat!, entry);
  return [...last.values()]
    .sort((one, other) => one.seq - other.seq)
    .flatMap((entry) => moveOf(entry, store.eventsOf(entry), store.names) ?? []);
}

// --- Sentences ----------------------------------------------------------------------------------------------------

/** What the player did, and what followed from it. */
function splitMove(happenings: readonly GameEvent[], seat: number): [events: GameEvent[], later: GameEvent[]] {
  const end = happenings.findIndex(({ kind }) => kind === 'age_ended');
  const early = end < 0 ? happenings : happenings.slice(0, end);
  const events = early.filter((happening) => isOwn(happening, seat));
  // The sentence on the end of the Age mentions the third Dragon.
  const ending = end < 0 ? undefined : early.findLast(({ kind }) => kind === 'dragon');
  return [events, happenings.filter((happening) => !events.includes(happening) && happening !== ending)];
}

function isOwn(happening: GameEvent, seat: number): boolean {
  if (!('seat' in happening) || happening.seat !== seat) return false;
  if (happening.kind === 'glory') return happening.source === DURING_AGE || happening.source === 'orcs';
  return !['dragon', 'turn_passed', 'hand_dealt', 'horde_asked'].includes(happening.kind);
}

function moveSentence(events: readonly GameEvent[], player: string, names: readonly string[]): string {
  const [first] = events;
  if (!first) return '';
  switch (first.kind) {
    case 'card_taken':
      return t('move-taken', { player, card: first.card });
    case 'card_drawn':
      return events.length === 1 ? eventSentence(first, names) : t('move-said', { player, what: drawing(events) });
    case 'band_played':
      return t('move-said', { player, what: join('move-apart', groups(events)) });
    default:
      return join('event-list-more', [eventSentence(first, names), ...events.slice(1).map(clause).filter(Boolean)]);
  }
}

/** The Bands, each with what it did, then the cards. */
function groups(events: readonly GameEvent[]): string[] {
  const bands: string[][] = [];
  const cards: string[] = [];
  for (const happening of events) {
    const text = happening.kind === 'card_drawn' ? '' : clause(happening);
    if (happening.kind === 'band_played') bands.push([bands.length ? t('move-then', { what: text }) : text]);
    else if (text && ['cards_discarded', 'cards_kept'].includes(happening.kind)) cards.push(text);
    else if (text) bands.at(-1)?.push(text);
  }
  const drawn = drawing(events);
  if (drawn) cards.push(drawn);
  return [...bands.map((parts) => join('event-list-more', parts)), ...cards];
}

function drawing(events: readonly GameEvent[]): string {
  const drawn = events.flatMap((happening) => (happening.kind === 'card_drawn' ? [happening.card] : []));
  if (!drawn.length) return '';
  const known = drawn.filter((card) => card !== undefined && card !== null);
  return t('move-draws', { count: drawn.length, cards: known.length === drawn.length ? cardList(known) : null });
}

/** A part of a sentence; empty for events that need no mention. */
function clause(happening: GameEvent): string {
  switch (happening.kind) {
    case 'band_played':
      return bandClause(happening);
    case 'marker_placed':
      return t('move-marker', { why: happening.why, kingdom: happening.kingdom });
    case 'no_marker':
      return t('move-no-marker', { why: happening.why, kingdom: happening.kingdom });
    case 'marker_declined':
      return happening.why === 'band' ? t('move-no-marker', { why: 'declined', kingdom: null }) : '';
    case 'track_moved':
      return t('move-merfolk', { goal: happening.goal });
    case 'giant_taken':
      return t('move-giant');
    case 'token_taken':
      return t('move-token', { value: happening.value });
    case 'horde_joined':
      return t('move-horde', { colour: happening.colour });
    case 'glory':
      return t('move-glory', { points: happening.points });
    case 'cards_kept':
      return happening.count ? t('move-kept', { count: happening.count }) : '';
    case 'cards_discarded':
      return happening.cards.length ? t('move-pool', { count: happening.cards.length }) : '';
    default:
      return '';
  }
}

function bandClause({ leader, cards, size }: BandPlayed): string {
  const others = cards.filter((card) => !isSkeleton(card));
  return t('move-band', {
    card: leader,
    size,
    by: others.every((card) => tribeOf(card) === tribeOf(leader)) ? 'tribe' : 'colour',
    skeletons: cards.length - others.length,
  });
}

/** The picture of a line. */
function pictureOf(happening: GameEvent): [kind: Effect['kind'] | null, which: string | number] {
  switch (happening.kind) {
    case 'no_marker':
      return ['none', happening.kingdom];
    case 'marker_declined':
      return [happening.why === 'band' ? 'none' : null, ''];
    case 'track_moved':
      return ['merfolk', happening.goal];
    case 'giant_taken':
      return ['giant', ''];
    case 'token_taken':
      return ['troll', happening.value];
    case 'horde_joined':
      return ['orc', happening.colour];
    case 'cards_kept':
      return [happening.count ? 'kept' : null, happening.count];
    default:
      return [null, ''];
  }
}

/** The cards that go to the pool: one by its name, several by their number, so that the line stays short. */
function toPool(discarded: CardsDiscarded): string {
  const { cards } = discarded;
  return cards.length === 1 ? t('move-to-pool', { cards: cardList(cards) }) : clause(discarded);
}

/** The standing of a player in a kingdom after placing a marker. */
function markerNow(name: string, seat: number, view: TableView, names: readonly string[]): string {
  const kingdom = view.kingdoms.find((candidate): candidate is KingdomView => candidate.name === name);
  const markers = kingdom?.markers[seat] ?? 0;
  const leaders = kingdom?.leaders ?? [];
  const rivals = leaders.filter((other) => other !== seat).map((other) => names[other]!);
  const standing = !leaders.includes(seat) ? 'behind' : rivals.length ? 'level' : 'leads';
  return t('move-marker-now', { kingdom: name, markers, standing, rivals: list(rivals) });
}

/** Combine the parts, from the last to the first. */
function join(key: string, parts: readonly string[]): string {
  return parts.reduceRight((rest, item) => (rest ? t(key, { item, rest }) : item), '');
}
