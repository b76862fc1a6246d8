/**
 * The builder against the server: real offers, each with every legal move in that position. Everything that a person
 * can build is one of these moves, and each of them can be built.
 */
import { describe, expect, it } from 'vitest';
import {
  begin,
  eligible,
  lead,
  leaders,
  leftOver,
  markerOf,
  mayFollow,
  moveOf,
  possibleLeaders,
  settle,
  bandContext,
  toggle,
  unanswered,
  type Draft,
  type Plan,
  type Together,
} from '../src/game/band-builder';
import { cardsOf, countsOf, intersection, same, total, without, type Counts } from '../src/game/counts';
import type { Kingdom, Offers, PlayBand } from '../src/wire/messages';
import fixture from './fixtures/offers.jsonl?raw';

const KINGDOMS: Kingdom[] = ['duris', 'rhea', 'straton', 'althea', 'ithys', 'pelagon'];

interface Position {
  name: string;
  offers: Offers;
  /** Every legal Band move, in short notation. */
  legal: Set<string>;
}

const positions = fixture
  .trim()
  .split('\n')
  .map((line, place): Position => {
    const { offers, moves } = JSON.parse(line) as { offers: Offers; moves: string };
    const bands = moves.split(' ').filter((move) => /^\w\./.test(move));
    return { name: `${place}: ${cardsOf(offers.hand as Counts).join(', ')}`, offers, legal: new Set(bands) };
  });
const building = positions.filter(({ legal }) => legal.size);

/** A move as tests/server/offers_fixture.py writes it. */
function short(move: PlayBand, hand: readonly string[]): string {
  const letters = (cards: readonly string[]): string =>
    [...cards.map((card) => String.fromCharCode(97 + hand.indexOf(card)))].sort().join('');
  const kingdoms = (names: readonly Kingdom[]): string =>
    [...names.map((name) => KINGDOMS.indexOf(name))].sort().join('');
  return [
    `${letters([move.leader])}.${letters(move.cards)}`,
    move.kingdom ? `@${kingdoms([move.kingdom])}` : '',
    move.extra?.length ? `+${kingdoms(move.extra)}` : '',
    move.token ? `!${move.token}` : '',
    move.horde ? 'h' : '',
    move.keep?.length ? `=${letters(move.keep)}` : '',
    move.draw ? 'd' : '',
    move.then ? `>${short(move.then, hand)}` : '',
  ].join('');
}

const notationOf = ({ offers }: Position, plan: Plan): string => short(moveOf(offers, plan), Object.keys(offers.hand));

/** Every selection of the cards, with a minimum and a maximum of each. */
function choices(most: Counts, least: Counts = {}): Counts[] {
  return Object.entries(most).reduce<Counts[]>(
    (selections, [card, count]) =>
      selections.flatMap((counts) => {
        const from = least[card] ?? 0;
        const numbers = Array.from({ length: count - from + 1 }, (_, more) => from + more);
        return numbers.map((number) => (number ? { ...counts, [card]: number } : counts));
      }),
    [{}],
  );
}

/** Every list of at most this many kingdoms. */
function kingdomLists(most: number, from = 0): Kingdom[][] {
  if (!most) return [[]];
  const rest = KINGDOMS.slice(from).flatMap((kingdom, place) =>
    kingdomLists(most - 1, from + place).map((more) => [kingdom, ...more]),
  );
  return [[], ...rest];
}

/** Every combination of choices for the last Band of a plan. */
function allChoices(offers: Offers, before: Plan, draft: Draft): Draft[] {
  const { band } = bandContext(offers, [...before, draft]);
  const kingdoms = band.kingdoms ? [...band.kingdoms, ...(band.decline ? (['none'] as const) : [])] : [null];
  return kingdoms.flatMap((kingdom) => {
    const placed = settle(offers, before, { ...draft, kingdom });
    const { power, left } = bandContext(offers, [...before, placed]);
    let drafts = [placed];
    const each = <Value>(values: Value[], answer: (value: Value) => Partial<Draft>): void => {
      drafts = drafts.flatMap((draft) => values.map((value) => settle(offers, before, { ...draft, ...answer(value) })));
    };
    if (power.extra) each(kingdomLists(power.extra), (extra) => ({ extra }));
    if (power.tokens) each([0, ...power.tokens], (token) => ({ token }));
    if (power.horde) each([true, false], (horde) => ({ horde }));
    if (power.draw) each([true, false], (draw) => ({ draw }));
    if (power.keep)
      each(
        choices(left).filter((keep) => total(keep) <= power.keep!),
        (keep) => ({ keep }),
      );
    return drafts;
  });
}

/** The Band with these cards, built by removing one card after another. */
function withCards(offers: Offers, before: Plan, full: Draft, cards: Counts): Draft {
  let draft = full;
  for (const card of cardsOf(without(full.cards, cards))) draft = toggle(offers, [...before, draft], card, false);
  return draft;
}

/** Every plan that can be built from some Bands. */
function* plans(offers: Offers, before: Plan = []): Generator<Plan> {
  for (const leader of leaders(offers, before))
    for (const way of ['tribe', 'colour'] satisfies Together[]) {
      const most = eligible(offers, before, leader, way);
      if (!total(most)) continue;
      const full = begin(offers, before, leader, way);
      for (const cards of choices(most, { [leader]: 1 }))
        for (const draft of allChoices(offers, before, withCards(offers, before, full, cards))) {
          const plan = [...before, draft];
          yield plan;
          if (mayFollow(offers, plan)) yield* plans(offers, plan);
        }
    }
}

/** A random number generator with a fixed seed. */
function randomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the positions', () => {
  it('have every tribe lead and every choice made', () => {
    const tribes = building.flatMap(({ offers }) => offers.leaders.map(({ leader }) => leader.split('.')[0]));
    expect(new Set(tribes).size).toBe(11);
    for (const sign of ['@', '+', '!', 'h', '=', 'd', '>'])
      expect(
        building.filter(({ legal }) => [...legal].some((move) => move.slice(1).includes(sign))).length,
      ).toBeGreaterThan(5);
    expect(building.some(({ offers }) => offers.stages.length > 5)).toBe(true);
    expect(building.some(({ offers }) => offers.bands.some(({ decline }) => decline))).toBe(true);
    expect(building.some(({ offers }) => offers.hand.skeleton)).toBe(true);
  });
});

describe('what can be built', () => {
  it.each(building)('is every legal move and no other: $name', (position) => {
    const built = new Set<string>();
    for (const plan of plans(position.offers)) built.add(notationOf(position, plan));
    expect([...built].filter((move) => !position.legal.has(move))).toEqual([]);
    expect([...position.legal].filter((move) => !built.has(move))).toEqual([]);
  });
});

/** One random action that a person can do next, as the builder does it. */
function step({ offers }: Position, plan: Plan, below: (most: number) => number): Plan {
  const any = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const before = plan.slice(0, -1);
  const draft = plan.at(-1);
  const last = (changed: Draft): Plan => [...before, changed];
  if (!draft) return [begin(offers, [], any(leaders(offers, [])))];
  const { band, power, left, hand } = bandContext(offers, plan);
  switch (below(12)) {
    case 0:
      return last(begin(offers, before, any(leaders(offers, before))));
    case 1:
      return last(lead(offers, plan, any(possibleLeaders(offers, plan))));
    case 2: {
      const ways = (['tribe', 'colour'] as const).filter((way) => total(eligible(offers, before, draft.leader, way)));
      return last(begin(offers, before, draft.leader, any(ways)));
    }
    case 3:
      return last(settle(offers, before, { ...draft, extra: kingdomLists(power.extra ?? 0)[below(7)] ?? [] }));
    case 4:
      return last(settle(offers, before, { ...draft, token: any([0, ...(power.tokens ?? [])]) }));
    case 5:
      return last(settle(offers, before, { ...draft, horde: !draft.horde, draw: !draft.draw }));
    case 6: {
      const keep = countsOf(cardsOf(left).filter(() => below(2)));
      return last(settle(offers, before, { ...draft, keep }));
    }
    case 7:
      return mayFollow(offers, plan) ? [...plan, begin(offers, plan, any(leaders(offers, plan)))] : plan;
    case 8:
      return before;
    case 9:
      return last(settle(offers, before, { ...draft, kingdom: any([...(band.kingdoms ?? []), 'none']) as Kingdom }));
    default:
      return last(toggle(offers, plan, any(Object.keys(hand)), below(2) === 0));
  }
}

describe('a person who changes their mind', () => {
  it.each(building)('never leaves the legal moves: $name', (position) => {
    const { offers, legal } = position;
    const below = randomBelow(position.name.length);
    let plan: Plan = [];
    for (let steps = 0; steps < 250; steps++) {
      plan = step(position, plan, below);
      const draft = plan.at(-1);
      if (!draft) continue;
      const before = plan.slice(0, -1);
      const now = bandContext(offers, plan);
      expect(draft.cards[draft.leader]).toBeGreaterThan(0);
      expect(same(intersection(draft.cards, now.eligible), draft.cards)).toBe(true);
      expect(settle(offers, before, draft)).toEqual(draft);
      expect(now.size).toBe(total(draft.cards));
      expect(cardsOf({ ...now.left }).length + now.size + total(combined(before))).toBe(total(offers.hand as Counts));
      if (unanswered(offers, plan)) expect(now.band.kingdoms!.length).toBeGreaterThan(1);
      else expect(legal).toContain(notationOf(position, plan));
    }
  });
});

function combined(plan: Plan): Counts {
  return countsOf(plan.flatMap((draft) => cardsOf(draft.cards)));
}

// --- Single cases -------------------------------------------------------------------------------------------------

/** The first position in which a Leader of a tribe has such a Band with all possible cards in it. */
function findBand(tribe: string, condition: (offers: Offers, draft: Draft) => boolean = () => true): [Offers, Draft] {
  for (const { offers } of building)
    for (const leader of leaders(offers, []).filter((card) => card.startsWith(tribe))) {
      const draft = begin(offers, [], leader);
      if (condition(offers, draft)) return [offers, draft];
    }
  throw new Error(`no ${tribe} leads like this`);
}

describe('a Leader', () => {
  it('is never left out', () => {
    const [offers, draft] = findBand('minotaur');
    let plan: Plan = [draft];
    for (const card of cardsOf(draft.cards)) plan = [toggle(offers, plan, card, false)];
    expect(plan[0]!.cards).toEqual({ [draft.leader]: 1 });
    expect(toggle(offers, plan, draft.leader, false).cards).toEqual({ [draft.leader]: 1 });
  });

  it('takes in no more of a card than there are', () => {
    const [offers, draft] = findBand('minotaur');
    expect(Object.keys(draft.cards)).not.toEqual([]);
    for (const card of Object.keys(draft.cards)) expect(toggle(offers, [draft], card, true)).toEqual(draft);
  });

  it('begins with the larger of its Bands', () => {
    for (const { offers } of building)
      for (const leader of leaders(offers, [])) {
        const sizes = (['tribe', 'colour'] as const).map((way) => total(eligible(offers, [], leader, way)));
        expect(total(begin(offers, [], leader).cards)).toBe(Math.max(...sizes));
      }
  });

  it('gives way to another card of the same Band, and the Band stays', () => {
    let changes = 0;
    for (const { offers } of building)
      for (const plan of leaders(offers, []).map((leader) => [begin(offers, [], leader)]))
        for (const other of possibleLeaders(offers, plan)) {
          const draft = lead(offers, plan, other);
          expect(draft.cards).toEqual(plan[0]!.cards);
          expect(draft.leader).toBe(other);
          changes += Number(other !== plan[0]!.leader);
        }
    expect(changes).toBeGreaterThan(100);
  });
});

describe('a marker', () => {
  it('waits for its kingdom', () => {
    const [offers, draft] = findBand('wingfolk', (offers, draft) => unanswered(offers, [draft]) !== null);
    const { band } = bandContext(offers, [draft]);
    expect(unanswered(offers, [draft])).toBe('kingdom');
    expect(markerOf(draft, band)).toBeNull();
    const placed = settle(offers, [], { ...draft, kingdom: band.kingdoms![0]! });
    expect(unanswered(offers, [placed])).toBeNull();
    expect(markerOf(placed, band)).toBe(band.kingdoms![0]);
    expect(moveOf(offers, [placed]).kingdom).toBe(band.kingdoms![0]);
  });

  it('that may be declined is placed unless it is declined', () => {
    const [offers, draft] = findBand('minotaur', (offers, draft) => bandContext(offers, [draft]).band.decline === true);
    const { band } = bandContext(offers, [draft]);
    expect(markerOf(draft, band)).toBe(band.kingdoms![0]);
    const declined = settle(offers, [], { ...draft, kingdom: 'none' });
    expect(markerOf(declined, band)).toBeNull();
    expect(moveOf(offers, [declined])).not.toHaveProperty('kingdom');
  });

  it('is placed automatically where there is no choice', () => {
    const [offers, draft] = findBand(
      'minotaur',
      (offers, draft) => bandContext(offers, [draft]).band.marker !== undefined,
    );
    expect(markerOf(draft, bandContext(offers, [draft]).band)).toBe(bandContext(offers, [draft]).band.marker);
    expect(moveOf(offers, [draft])).not.toHaveProperty('kingdom');
  });
});

describe('a Troll', () => {
  const several = (offers: Offers, draft: Draft): boolean =>
    (bandContext(offers, [draft]).power.tokens?.length ?? 0) > 1 && total(draft.cards) > 1;

  it('takes the highest token again after a card was out and in', () => {
    const [offers, draft] = findBand('troll', several);
    const card = cardsOf(without(draft.cards, { [draft.leader]: 1 }))[0]!;
    const smaller = toggle(offers, [draft], card, false);
    expect(draft.token).toBe(bandContext(offers, [draft]).power.tokens!.at(-1));
    expect(toggle(offers, [smaller], card, true)).toEqual(draft);
  });

  it('takes the token that was chosen, or none', () => {
    const [offers, draft] = findBand('troll', several);
    const card = cardsOf(without(draft.cards, { [draft.leader]: 1 }))[0]!;
    const [low] = bandContext(offers, [draft]).power.tokens!;
    for (const token of [0, low!]) {
      const smaller = toggle(offers, [settle(offers, [], { ...draft, token })], card, false);
      expect(toggle(offers, [smaller], card, true).token).toBe(token);
    }
    expect(moveOf(offers, [settle(offers, [], { ...draft, token: 0 })])).not.toHaveProperty('token');
  });
});

describe('an Elf', () => {
  const spare = (offers: Offers, draft: Draft): boolean =>
    total(draft.cards) > 1 && total(bandContext(offers, [draft]).left) >= total(draft.cards);

  it('keeps as much as it can, also after a card was out and in', () => {
    const [offers, draft] = findBand('elf', spare);
    const { left, power } = bandContext(offers, [draft]);
    expect(total(draft.keep)).toBe(Math.min(power.keep!, total(left)));
    const card = cardsOf(without(draft.cards, { [draft.leader]: 1 }))[0]!;
    const smaller = toggle(offers, [draft], card, false);
    expect(total(smaller.keep)).toBe(bandContext(offers, [smaller]).power.keep);
    expect(toggle(offers, [smaller], card, true)).toEqual(draft);
  });

  it('keeps the chosen cards, or none', () => {
    const [offers, draft] = findBand('elf', (offers, draft) => spare(offers, draft) && total(draft.keep) > 1);
    const card = cardsOf(without(draft.cards, { [draft.leader]: 1 }))[0]!;
    for (const keep of [{}, { [Object.keys(draft.keep).at(-1)!]: 1 }]) {
      const chosen = settle(offers, [], { ...draft, keep });
      expect(chosen.keep).toEqual(keep);
      const smaller = toggle(offers, [chosen], card, false);
      expect(toggle(offers, [smaller], card, true).keep).toEqual(keep);
    }
  });
});

describe('a Centaur', () => {
  const [offers, first] = findBand(
    'centaur',
    (offers, draft) => offers.stages.length > 4 && mayFollow(offers, [draft]),
  );

  it('is followed by what its stage says', () => {
    const smallest = withCards(offers, [], first, { [first.leader]: 1 });
    expect(mayFollow(offers, [smallest])).toBe(bandContext(offers, [smallest]).power.another === true);
    const plan = [smallest, begin(offers, [smallest], leaders(offers, [smallest])[0]!)];
    const place = offers.leaders.findIndex(({ leader }) => leader === plan[1]!.leader);
    const stage = offers.stages[offers.stages[0]!.then![smallest.leader]!]!;
    expect(bandContext(offers, plan).prospects).toBe(offers.prospects[stage.prospects[place]!]);
    expect(moveOf(offers, plan).then!.leader).toBe(plan[1]!.leader);
  });

  it('uses up its cards', () => {
    const after = leftOver(offers, [first]);
    expect(same(after, without(offers.hand as Counts, first.cards))).toBe(true);
    expect(leaders(offers, [first])).not.toEqual([]);
    for (const leader of leaders(offers, [first])) {
      const cards = eligible(offers, [first], leader, 'tribe');
      expect(same(intersection(cards, after), cards)).toBe(true);
    }
  });

  it.each([true, false])('that declines its marker is followed only where the offers say so: %s', (followed) => {
    const [may, draft] = findBand('centaur', (offers, draft) => {
      const { band } = bandContext(offers, [draft]);
      return band.decline === true && (band.declined?.another ?? false) === followed && mayFollow(offers, [draft]);
    });
    const declined = settle(may, [], { ...draft, kingdom: 'none' });
    expect(mayFollow(may, [declined])).toBe(followed);
    if (!followed) return;
    const plan = [declined, begin(may, [declined], leaders(may, [declined])[0]!)];
    const place = may.leaders.findIndex(({ leader }) => leader === plan[1]!.leader);
    expect(bandContext(may, plan).prospects).toBe(may.prospects[may.stages[0]!.prospects[place]!]);
  });
});
