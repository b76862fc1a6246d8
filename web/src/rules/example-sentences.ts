/** The drawing of an example, described in sentences. */
import { bandsOf } from '../game/band-builder';
import { cardsOf, countsOf, without } from '../game/counts';
import { cardList, list } from '../sentences/events';
import { t } from '../lib/texts.svelte';
import type { BandView, ExampleOut, Kingdom, KingdomView, TableView } from '../wire/messages';

/** The names of the players in an example. */
export function namesIn(example: ExampleOut): string[] {
  return example.before.seats.map((_, seat) => t('rules-example-player', { seat }));
}

/** The Bands that an example scores, with their owners and what they give. */
export function scoredBands(example: ExampleOut): { seat: number; band: BandView; points: number }[] {
  const scored: number[] = [];
  return example.happenings.flatMap((happening) => {
    if (happening.kind !== 'glory' || happening.source !== 'bands') return [];
    const { seat, points } = happening;
    const band = example.before.seats[seat]!.bands[scored.filter((other) => other === seat).length]!;
    scored.push(seat);
    return [{ seat, band, points }];
  });
}

/** What a source gives each seat in an example. */
export function gains(example: ExampleOut, source: string): number[] {
  return example.before.seats.map((_, seat) =>
    example.happenings.reduce(
      (sum, event) =>
        event.kind === 'glory' && event.seat === seat && event.source === source ? sum + event.points : sum,
      0,
    ),
  );
}

export function kingdomIn(view: TableView, name: Kingdom): KingdomView {
  return view.kingdoms.find((kingdom) => kingdom.name === name)!;
}

/** Who holds the Giant token. */
export function giantIn(view: TableView): number {
  return view.seats.findIndex((seat) => seat.giant !== undefined);
}

/** Whether a board is shown: a move changes it, or it is scored. */
export function shows(example: ExampleOut, board: 'merfolk' | 'horde' | 'trolls' | 'giant'): boolean {
  const { before, after, sources } = example;
  if (board === 'giant') return !sources.length && giantIn(before) !== giantIn(after);
  if (board === 'merfolk' && sources.length) return sources.includes('merfolk');
  if (board === 'horde' && sources.length) return sources.includes('orcs');
  if (board === 'trolls' && sources.length) return before.seats.some((seat) => seat.trolls?.length);
  return before.seats.some((seat, place) => `${seat[board]}` !== `${after.seats[place]![board]}`);
}

/** The whole drawing in sentences. */
export function describeExample(example: ExampleOut, names: string[]): string {
  return [
    ...handSentences(example, names),
    ...kingdomSentences(example, names),
    ...boardSentences(example, names),
    ...bandSentences(example, names),
  ].join(' ');
}

function handSentences(example: ExampleOut, names: string[]): string[] {
  const bands = bandsOf(example.move);
  if (!bands.length) return [];
  const name = names[example.before.viewer!];
  const hand = example.before.seats[example.before.viewer!]!.hand!;
  const rest = without(hand, countsOf(bands.flatMap((band) => band.cards)));
  return [
    ...bands.map((band) => t('rules-example-spoken-band', { name, cards: cardList(band.cards) })),
    ...(cardsOf(rest).length ? [t('rules-example-spoken-rest', { cards: cardList(cardsOf(rest)) })] : []),
  ];
}

function kingdomSentences(example: ExampleOut, names: string[]): string[] {
  const markers = (view: TableView, name: Kingdom): string =>
    list(
      kingdomIn(view, name).markers.flatMap((count, seat) =>
        count ? [t('web-kingdom-markers', { name: names[seat], count })] : [],
      ),
    );
  return example.kingdoms.map((kingdom) =>
    t('rules-example-spoken-kingdom', {
      kingdom,
      markers: change(markers(example.before, kingdom), markers(example.after, kingdom)),
    }),
  );
}

function boardSentences(example: ExampleOut, names: string[]): string[] {
  const { before } = example;
  // Tokens are returned at the end of an Age: what was scored is the state before.
  const after = example.sources.length ? before : example.after;
  const texts: string[] = [];
  before.seats.forEach((seat, place) => {
    const name = names[place]!;
    const next = after.seats[place]!;
    if (shows(example, 'merfolk'))
      texts.push(t('rules-example-spoken-track', { name, spaces: change(`${seat.merfolk}`, `${next.merfolk}`) }));
    if (shows(example, 'horde') && next.horde!.length)
      texts.push(
        t('rules-example-spoken-horde', { name, colours: change(colours(seat.horde!), colours(next.horde!)) }),
      );
    if (shows(example, 'trolls') && next.trolls!.length)
      texts.push(
        t('rules-example-spoken-trolls', { name, tokens: change(values(seat.trolls!), values(next.trolls!)) }),
      );
  });
  if (shows(example, 'giant')) {
    const holder = (view: TableView): string => list(names.filter((_, seat) => seat === giantIn(view)));
    texts.push(t('rules-example-spoken-giant', { holders: change(holder(before), holder(after)) }));
  }
  return texts;
}

function bandSentences(example: ExampleOut, names: string[]): string[] {
  return scoredBands(example).map(({ seat, band }) =>
    t('rules-example-spoken-laid', { name: names[seat], cards: cardList(band.cards) }),
  );
}

const colours = (names: readonly string[]): string => list(names.map((colour) => t('colour', { colour })));
const values = (numbers: readonly number[]): string => list(numbers.map(String));

/** The value before and after, or the one value if it is unchanged. */
function change(before: string, after: string): string {
  return before === after ? before : t('rules-example-spoken-change', { before, after });
}
