/**
 * Putting a Band together from the server's offers. There is no rule in here: who can join whom, what each size does and
 * what a Leader offers is all in the offers; this only keeps what a person has chosen so far within them.
 */
import type { BandOffer, Kingdom, LeaderOffer, Offers, PlayBand, Power, Prospects } from '../wire/messages';
import { both, cardsOf, counted, same, sorted, total, without, type Counts } from './counts';

export type Together = 'tribe' | 'colour';

/** A Band as it is chosen so far. */
export interface Draft {
  leader: string;
  together: Together;
  /** All its cards, the Leader among them. */
  cards: Counts;
  /** Where the marker goes, where that is a choice: 'none' for no marker, null while nobody has said. */
  kingdom: Kingdom | 'none' | null;
  extra: Kingdom[];
  /** The Troll token: 0 for none, null where none is offered. */
  token: number | null;
  horde: boolean;
  /** What an Elf keeps. */
  keep: Counts;
  draw: boolean;
}

/** A turn with Bands: one, or several after Centaurs. */
export type Plan = readonly Draft[];

/** What a Band of a plan stands on: the cards there were for it, and what the server says about it. */
export interface Standing {
  /** The hand before this Band. */
  hand: Counts;
  leaderOffer: LeaderOffer;
  prospects: Prospects;
  /** The cards that can be in it, the Leader among them. */
  eligible: Counts;
  size: number;
  band: BandOffer;
  power: Power;
  /** Cards of the hand that are in no Band so far. */
  left: Counts;
}

/** The cards that no Band of the plan has taken. */
export function leftOver(offers: Offers, plan: Plan): Counts {
  return plan.reduce((hand, draft) => without(hand, draft.cards), offers.hand as Counts);
}

/** Cards that can lead the next Band. */
export function leaders(offers: Offers, plan: Plan): string[] {
  const hand = leftOver(offers, plan);
  return offers.leaders.map((one) => one.leader).filter((leader) => (hand[leader] ?? 0) > 0);
}

/** The cards that can go with a Leader, by tribe or by colour, out of what the Bands before have left. */
export function eligible(offers: Offers, before: Plan, leader: string, together: Together): Counts {
  const offer = offerOf(offers, leader);
  const all = together === 'colour' ? offer.by_colour : offer.by_tribe;
  return all ? both(all as Counts, leftOver(offers, before)) : {};
}

/** A new Band after those of the plan, with every card that can be in it. */
export function begin(offers: Offers, before: Plan, leader: string, together?: Together): Draft {
  const sizes = { tribe: total(eligible(offers, before, leader, 'tribe')), colour: 0 };
  if (offerOf(offers, leader).by_colour) sizes.colour = total(eligible(offers, before, leader, 'colour'));
  const way = together ?? (sizes.colour > sizes.tribe ? 'colour' : 'tribe');
  const draft = settle(offers, before, blank(leader, way, eligible(offers, before, leader, way)));
  return { ...draft, keep: usual(offers, before, draft).keep };
}

/** Leave a card out of the last Band, or take it in. */
export function toggle(offers: Offers, plan: Plan, card: string, into: boolean): Draft {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const most = eligible(offers, before, draft.leader, draft.together)[card] ?? 0;
  const least = card === draft.leader ? 1 : 0;
  const count = Math.max(least, Math.min(most, (draft.cards[card] ?? 0) + (into ? 1 : -1)));
  const cards = { ...without(draft.cards, { [card]: most }), ...(count ? { [card]: count } : {}) };
  return changed(offers, before, draft, { ...draft, cards });
}

/** Another card of the same Band leads it. */
export function lead(offers: Offers, plan: Plan, leader: string): Draft {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const way = wayFor(offers, before, draft, leader);
  return changed(offers, before, draft, { ...blank(leader, way, draft.cards), keep: draft.keep });
}

/** Cards of the last Band that could lead it as it is. */
export function possibleLeaders(offers: Offers, plan: Plan): string[] {
  const draft = plan.at(-1)!;
  return leaders(offers, plan.slice(0, -1)).filter((card) => (draft.cards[card] ?? 0) > 0);
}

/** What the last Band stands on. */
export function standing(offers: Offers, plan: Plan): Standing {
  const before = plan.slice(0, -1);
  const draft = plan.at(-1)!;
  const place = offers.leaders.findIndex((one) => one.leader === draft.leader);
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
  const { band } = standing(offers, plan);
  return band.kingdoms && !plan.at(-1)!.kingdom ? 'kingdom' : null;
}

/** Whether another Band can follow the last one. */
export function mayFollow(offers: Offers, plan: Plan): boolean {
  const { power } = standing(offers, plan);
  if (!power.another || !leaders(offers, plan).length) return false;
  return offers.stages[stageAfter(offers, plan.slice(0, -1))]!.then?.[plan.at(-1)!.leader] !== undefined;
}

/** The whole move that a plan means. */
export function moveOf(offers: Offers, plan: Plan): PlayBand {
  let move: PlayBand | undefined;
  for (let last = plan.length; last > 0; last--) move = bandMove(offers, plan.slice(0, last), move);
  return move!;
}

function bandMove(offers: Offers, plan: Plan, then?: PlayBand): PlayBand {
  const draft = plan.at(-1)!;
  const { band, power } = standing(offers, plan);
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
  } as PlayBand;
}

function blank(leader: string, together: Together, cards: Counts): Draft {
  return { leader, together, cards, kingdom: null, extra: [], token: null, horde: true, keep: {}, draw: true };
}

/** Choices that the Band as it is now does not offer fall away; what it newly offers gets its usual answer. */
export function settle(offers: Offers, before: Plan, draft: Draft): Draft {
  const { band, power, left } = standing(offers, [...before, draft]);
  return {
    ...draft,
    kingdom: whereTo(band, draft.kingdom),
    extra: draft.extra.slice(0, power.extra ?? 0),
    token: power.tokens ? whichToken(power.tokens, draft.token) : null,
    keep: counted(cardsOf(both(draft.keep, left)).slice(0, power.keep ?? 0)),
  };
}

/** What was chosen, where it is still offered; where there is one kingdom alone the marker goes there. */
function whereTo(band: BandOffer, chosen: Draft['kingdom']): Draft['kingdom'] {
  if (!band.kingdoms) return null;
  if (chosen === 'none' ? band.decline : band.kingdoms.includes(chosen!)) return chosen;
  return band.kingdoms.length === 1 ? band.kingdoms[0]! : null;
}

/** What was chosen, where it is still there; the highest where nobody has said. */
function whichToken(tokens: readonly number[], chosen: number | null): number {
  return chosen === 0 || tokens.includes(chosen!) ? chosen! : tokens.at(-1)!;
}

/** A Band with other cards or another Leader: an answer that was the usual one becomes what is usual now. */
function changed(offers: Offers, before: Plan, was: Draft, draft: Draft): Draft {
  const { token, keep } = usual(offers, before, was);
  const settled = settle(offers, before, { ...draft, token: was.token === token ? null : was.token });
  return same(was.keep, keep) ? { ...settled, keep: usual(offers, before, settled).keep } : settled;
}

/** What people mostly want: the highest Troll token, and an Elf that keeps as much as it can. */
function usual(offers: Offers, before: Plan, draft: Draft): Pick<Draft, 'token' | 'keep'> {
  const { power, left } = standing(offers, [...before, draft]);
  const cards = sorted(left, 'tribe').flatMap((card) => Array<string>(left[card]!).fill(card));
  return { token: power.tokens?.at(-1) ?? null, keep: counted(cards.slice(0, power.keep ?? 0)) };
}

/** The stage that the next Band after these is told by. */
function stageAfter(offers: Offers, before: Plan): number {
  let stage = 0;
  for (const draft of before) stage = offers.stages[stage]!.then?.[draft.leader] ?? stage;
  return stage;
}

/** A Band keeps its way of being together where the new Leader allows it. */
function wayFor(offers: Offers, before: Plan, draft: Draft, leader: string): Together {
  const fits = (way: Together): boolean =>
    total(both(draft.cards, eligible(offers, before, leader, way))) === total(draft.cards);
  if (fits(draft.together)) return draft.together;
  return draft.together === 'tribe' ? 'colour' : 'tribe';
}

function offerOf(offers: Offers, leader: string): LeaderOffer {
  const found = offers.leaders.find((one) => one.leader === leader);
  if (!found) throw new Error(`no leader ${leader}`);
  return found;
}
