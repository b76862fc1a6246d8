/**
 * Building a Band from the server's offers. This file knows no rules: which cards can be together, what each size does
 * and what a Leader can do are all in the offers. It only keeps a person's choices consistent with them.
 */
import type {
  AnyMove,
  BandOffer,
  Card,
  Kingdom,
  LeaderOffer,
  Offers,
  PlayBand,
  Power,
  Prospects,
} from '../wire/messages';
import { cardsOf, countsOf, intersection, same, sorted, total, without, type Counts } from './counts';

export type Together = 'tribe' | 'colour';

/** A Band as chosen so far. */
export interface Draft {
  leader: Card;
  together: Together;
  /** All its cards, the Leader among them. */
  cards: Counts;
  /** The kingdom for the marker, if there is a choice: 'none' for no marker, null while undecided. */
  kingdom: Kingdom | 'none' | null;
  extra: Kingdom[];
  /** The Troll token: 0 for none, null if none is offered. */
  token: number | null;
  horde: boolean;
  /** The cards that an Elf keeps. */
  keep: Counts;
  draw: boolean;
}

/** A turn with Bands: one, or several after Centaurs. */
export type Plan = readonly Draft[];

/** The context of a Band in a plan: the cards that were available, and the server's offers for it. */
export interface BandContext {
  /** The hand before this Band. */
  hand: Counts;
  leaderOffer: LeaderOffer;
  prospects: Prospects;
  /** The cards that can be in it, the Leader among them. */
  eligible: Counts;
  size: number;
  band: BandOffer;
  power: Power;
  /** Cards of the hand that are not in a Band yet. */
  left: Counts;
}

/** The cards that are in no Band of the plan. */
export function leftOver(offers: Offers, plan: Plan): Counts {
  return plan.reduce((hand, draft) => without(hand, draft.cards), offers.hand as Counts);
}

/** Cards that can lead the next Band. */
export function leaders(offers: Offers, plan: Plan): Card[] {
  const hand = leftOver(offers, plan);
  return offers.leaders.map((offer) => offer.leader).filter((leader) => (hand[leader] ?? 0) > 0);
}

/** The cards that can go with a Leader, by tribe or by colour, out of those that the earlier Bands have left. */
export function eligible(offers: Offers, before: Plan, leader: Card, together: Together): Counts {
  const offer = offerOf(offers, leader);
  const cards = together === 'colour' ? offer.by_colour : offer.by_tribe;
  return cards ? intersection(cards as Counts, leftOver(offers, before)) : {};
}

/** A new Band after those of the plan, with every card that can be in it. */
export function begin(offers: Offers, before: Plan, leader: Card, together?: Together): Draft {
  const sizes = { tribe: total(eligible(offers, before, leader, 'tribe')), colour: 0 };
  if (offerOf(offers, leader).by_colour) sizes.colour = total(eligible(offers, before, leader, 'colour'));
  const way = together ?? (sizes.colour > sizes.tribe ? 'colour' : 'tribe');
  const draft = settle(offers, before, blank(leader, way, eligible(offers, before, leader, way)));
  return { ...draft, keep: defaults(offers, before, draft).keep };
}

/** Remove a card from the last Band, or add it. */
export function toggle(offers: Offers, plan: Plan, card: string, into: boolean): Draft {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const most = eligible(offers, before, draft.leader, draft.together)[card] ?? 0;
  const least = card === draft.leader ? 1 : 0;
  const count = Math.max(least, Math.min(most, (draft.cards[card] ?? 0) + (into ? 1 : -1)));
  const cards = { ...without(draft.cards, { [card]: most }), ...(count ? { [card]: count } : {}) };
  return updateDefaults(offers, before, draft, { ...draft, cards });
}

/** Let another card of the last Band lead it. */
export function lead(offers: Offers, plan: Plan, leader: Card): Draft {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const way = wayFor(offers, before, draft, leader);
  return updateDefaults(offers, before, draft, { ...blank(leader, way, draft.cards), keep: draft.keep });
}

/** Cards of the last Band that could lead it with its present cards. */
export function possibleLeaders(offers: Offers, plan: Plan): Card[] {
  const draft = plan.at(-1)!;
  return leaders(offers, plan.slice(0, -1)).filter((card) => (draft.cards[card] ?? 0) > 0);
}

/** The context of the last Band. */
export function bandContext(offers: Offers, plan: Plan): BandContext {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const place = offers.leaders.findIndex((offer) => offer.leader === draft.leader);
  const leaderOffer = offers.leaders[place]!;
  const prospects = offers.prospects[offers.stages[stageAfter(offers, before)]!.prospects[place]!]!;
  const size = total(draft.cards);
  const band = offers.bands[prospects.sizes[size - 1]!]!;
  const declined = band.kingdoms && draft.kingdom === 'none';
  const hand = leftOver(offers, before);
  return {
    hand,
    leaderOffer,
    prospects,
    eligible: eligible(offers, before, draft.leader, draft.together),
    size,
    band,
    power: (declined ? band.declined : band.power) ?? {},
    left: without(hand, draft.cards),
  };
}

/** Which kingdom gets the marker of a Band; null for none. */
export function markerOf(draft: Draft, band: BandOffer): Kingdom | null {
  if (band.marker) return band.marker;
  return band.kingdoms && draft.kingdom !== 'none' ? draft.kingdom : null;
}

/** Whether something has to be chosen before the last Band can be played. */
export function unanswered(offers: Offers, plan: Plan): 'kingdom' | null {
  const { band } = bandContext(offers, plan);
  return band.kingdoms && !plan.at(-1)!.kingdom ? 'kingdom' : null;
}

/** Whether another Band can follow the last one. */
export function mayFollow(offers: Offers, plan: Plan): boolean {
  return bandContext(offers, plan).power.another === true && leaders(offers, plan).length > 0;
}

/** The move that a plan amounts to. */
export function moveOf(offers: Offers, plan: Plan): PlayBand {
  let move: PlayBand | undefined;
  for (let last = plan.length; last > 0; last--) move = bandMove(offers, plan.slice(0, last), move);
  return move!;
}

/** The Bands of a move, one after another; the server has put the Leader of each first. */
export function bandsOf(move: AnyMove): PlayBand[] {
  return move.kind === 'play_band' ? [move, ...(move.then ? bandsOf(move.then) : [])] : [];
}

function bandMove(offers: Offers, plan: Plan, then?: PlayBand): PlayBand {
  const draft = plan.at(-1)!;
  const { band, power } = bandContext(offers, plan);
  return {
    kind: 'play_band',
    leader: draft.leader,
    cards: cardsOf(draft.cards),
    ...(band.kingdoms && draft.kingdom !== 'none' ? { kingdom: draft.kingdom } : {}),
    ...(power.extra ? { extra: draft.extra } : {}),
    ...(power.tokens && draft.token ? { token: draft.token } : {}),
    ...(power.horde ? { horde: draft.horde } : {}),
    ...(power.keep ? { keep: cardsOf(draft.keep) } : {}),
    ...(power.draw ? { draw: draft.draw } : {}),
    ...(then ? { then } : {}),
  };
}

function blank(leader: Card, together: Together, cards: Counts): Draft {
  return { leader, together, cards, kingdom: null, extra: [], token: null, horde: true, keep: {}, draw: true };
}

/** Drop choices that the changed Band no longer offers, and set defaults for those that are new. */
export function settle(offers: Offers, before: Plan, draft: Draft): Draft {
  const { band, power, left } = bandContext(offers, [...before, draft]);
  return {
    ...draft,
    kingdom: kingdomChoice(band, draft.kingdom),
    extra: draft.extra.slice(0, power.extra ?? 0),
    token: power.tokens ? tokenChoice(power.tokens, draft.token) : null,
    keep: countsOf(cardsOf(intersection(draft.keep, left)).slice(0, power.keep ?? 0)),
  };
}

/** The chosen kingdom if it is still offered; a single kingdom is chosen automatically. */
function kingdomChoice(band: BandOffer, chosen: Draft['kingdom']): Draft['kingdom'] {
  if (!band.kingdoms) return null;
  if (chosen === 'none' ? band.decline : band.kingdoms.includes(chosen!)) return chosen;
  return band.kingdoms.length === 1 ? band.kingdoms[0]! : null;
}

/** The chosen token if it is still offered; the highest one by default. */
function tokenChoice(tokens: readonly number[], chosen: number | null): number {
  return chosen === 0 || tokens.includes(chosen!) ? chosen! : tokens.at(-1)!;
}

/** After a change of cards or Leader: choices that were at their default get the new default. */
function updateDefaults(offers: Offers, before: Plan, previous: Draft, draft: Draft): Draft {
  const { token, keep } = defaults(offers, before, previous);
  const settled = settle(offers, before, { ...draft, token: previous.token === token ? null : previous.token });
  return same(previous.keep, keep) ? { ...settled, keep: defaults(offers, before, settled).keep } : settled;
}

/** Default choices: the highest Troll token, and an Elf that keeps as many cards as it can. */
function defaults(offers: Offers, before: Plan, draft: Draft): Pick<Draft, 'token' | 'keep'> {
  const { power, left } = bandContext(offers, [...before, draft]);
  const cards = sorted(left, 'tribe').flatMap((card) => Array<string>(left[card]!).fill(card));
  return { token: power.tokens?.at(-1) ?? null, keep: countsOf(cards.slice(0, power.keep ?? 0)) };
}

/** The stage of the offers that describes the next Band; a Band that declined its marker leaves it as it is. */
function stageAfter(offers: Offers, before: Plan): number {
  let stage = 0;
  for (const draft of before) if (draft.kingdom !== 'none') stage = offers.stages[stage]!.then?.[draft.leader] ?? stage;
  return stage;
}

/** A Band stays by tribe or by colour if the new Leader allows it. */
function wayFor(offers: Offers, before: Plan, draft: Draft, leader: Card): Together {
  const fits = (way: Together): boolean =>
    total(intersection(draft.cards, eligible(offers, before, leader, way))) === total(draft.cards);
  if (fits(draft.together)) return draft.together;
  return draft.together === 'tribe' ? 'colour' : 'tribe';
}

function offerOf(offers: Offers, leader: Card): LeaderOffer {
  const offer = offers.leaders.find((offer) => offer.leader === leader);
  if (!offer) throw new Error(`no leader ${leader}`);
  return offer;
}
