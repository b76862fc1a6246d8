/** The drawing of an example, described in sentences. */
import { cardsOf, counted, without } from '../game/counts';
import { cardList, list } from '../sentences/events';
import { t } from '../lib/texts.svelte';
import type { BandView, ExampleOut, Kingdom, KingdomView, PlayBand, TableView } from '../wire/messages';

/** The people of the examples. */
export function namesIn(example: ExampleOut): string[] {
  return example.before.seats.map((_, seat) => t('rules-example-player', { seat }));
}

/** The Bands of the move, one after another. */
export function bandsOf(example: ExampleOut): PlayBand[] {
  const bands: PlayBand[] = [];
  if (example.move.kind === 'play_band')
    for (let band: PlayBand | null | undefined = example.move; band; band = band.then) bands.push(band);
  return bands;
}

/** The cards of a Band, the Leader first. */
export function leaderFirst(band: PlayBand): string[] {
  return [band.leader, ...cardsOf(without(counted(band.cards), counted([band.leader])))];
}

/** The Bands that an example scores, with their owners and what they give. */
export function scoredBands(example: ExampleOut): { seat: number; band: BandView; points: number }[] {
  const seen: number[] = [];
  return example.happenings.flatMap((happening) => {
    if (happening.kind !== 'glory' || happening.source !== 'bands') return [];
    const { seat, points } = happening;
    const band = example.before.seats[seat]!.bands[seen.filter((one) => one === seat).length]!;
    seen.push(seat);
    return [{ seat, band, points }];
  });
}

/** What a source gives each seat in an example. */
export function gains(example: ExampleOut, source: string): number[] {
  return example.before.seats.map((_, seat) =>
    example.happenings.reduce(
      (sum, one) => (one.kind === 'glory' && one.seat === seat && one.source === source ? sum + one.points : sum),
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

/** Everything in sentences. */
export function spoken(example: ExampleOut, names: string[]): string {
  return [
    ...hand(example, names),
    ...kingdoms(example, names),
    ...boards(example, names),
    ...laid(example, names),
  ].join(' ');
}

function hand(example: ExampleOut, names: string[]): string[] {
  const bands = bandsOf(example);
  if (!bands.length) return [];
  const name = names[example.before.viewer!];
  const rest = without(example.before.seats[example.before.viewer!]!.hand!, counted(bands.flatMap((one) => one.cards)));
  return [
    ...bands.map((band) => t('rules-example-spoken-band', { name, cards: cardList(leaderFirst(band)) })),
    ...(cardsOf(rest).length ? [t('rules-example-spoken-rest', { cards: cardList(cardsOf(rest)) })] : []),
  ];
}

function kingdoms(example: ExampleOut, names: string[]): string[] {
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

function boards(example: ExampleOut, names: string[]): string[] {
  const { before } = example;
  // Tokens are returned at the end of an Age. What was scored is what was there before.
  const after = example.sources.length ? before : example.after;
  const told: string[] = [];
  before.seats.forEach((seat, place) => {
    const name = names[place]!;
    const then = after.seats[place]!;
    if (shows(example, 'merfolk'))
      told.push(t('rules-example-spoken-track', { name, spaces: change(`${seat.merfolk}`, `${then.merfolk}`) }));
    if (shows(example, 'horde') && then.horde!.length)
      told.push(t('rules-example-spoken-horde', { name, colours: change(colours(seat.horde!), colours(then.horde!)) }));
    if (shows(example, 'trolls') && then.trolls!.length)
      told.push(t('rules-example-spoken-trolls', { name, tokens: change(values(seat.trolls!), values(then.trolls!)) }));
  });
  if (shows(example, 'giant')) {
    const holder = (view: TableView): string => list(names.filter((_, seat) => seat === giantIn(view)));
    told.push(t('rules-example-spoken-giant', { holders: change(holder(before), holder(after)) }));
  }
  return told;
}

function laid(example: ExampleOut, names: string[]): string[] {
  return scoredBands(example).map(({ seat, band }) =>
    t('rules-example-spoken-laid', { name: names[seat], cards: cardList(band.cards) }),
  );
}

const colours = (all: readonly string[]): string => list(all.map((colour) => t('colour', { colour })));
const values = (all: readonly number[]): string => list(all.map(String));

/** The value before and after, or the one value if it is unchanged. */
function change(before: string, after: string): string {
  return before === after ? before : t('rules-example-spoken-change', { before, after });
}
