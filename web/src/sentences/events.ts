/** Events as log lines in the reader's language: the sentences are in `events.ftl`. */
import type { GameEvent, Benefit } from '../wire/messages';
import { isKingdom, tribeOf } from '../game/vocabulary';
import { cardName, t, type Values } from '../lib/texts.svelte';

/** An event as a sentence, with the players' names. */
export function eventSentence(happening: GameEvent, names: readonly string[]): string {
  return t('event-' + happening.kind.replaceAll('_', '-'), values(happening, names));
}

/** Why the first player of an Age begins; empty if that is not known. */
export function beginning(happenings: readonly GameEvent[], age: number, names: readonly string[]): string {
  const start = happenings.find((happening) => happening.kind === 'age_started' && happening.age === age);
  return start ? eventSentence(start, names) : '';
}

/** Cards as a list, equal ones grouped. */
export function cardList(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list([...counts].map(([card, count]) => t('event-cards', { card, count })));
}

/** The label of a card in the pool, for a player who can take it or only see it. */
export function poolCard(card: string, count: number, open: boolean): string {
  return t(open ? 'web-take-spoken' : 'web-pool-card', { card, count });
}

/** The reasons for a move, one each. */
export function reasonsOf(reasons: readonly Benefit[]): string[] {
  return reasons.map((reason) => t('insight-reason', { ...reason }));
}

/** Join one, two or many items. */
export function list(items: readonly string[]): string {
  if (!items.length) return t('web-none');
  let text = items.at(-1)!;
  items
    .slice(0, -1)
    .reverse()
    .forEach((item, place) => (text = t(place ? 'event-list-more' : 'event-list-last', { item, rest: text })));
  return text;
}

function values(happening: GameEvent, names: readonly string[]): Values {
  const args: Values = { skeleton_winner: null, card: null, cards: null };
  for (const [field, value] of Object.entries(happening)) {
    if (field === 'seat' || field === 'first') args.player = names[value as number];
    else if (field === 'cards' && value)
      Object.assign(args, { cards: value.length ? cardList(value) : null, count: value.length });
    else if (field === 'leader' && value) args.leader = cardName(value);
    else if (field === 'colours') args.count = value.length;
    else if (['number', 'string', 'boolean'].includes(typeof value)) args[field] = value;
  }
  if (args.card === null && happening.kind !== 'card_drawn') delete args.card;
  return { ...args, ...extraValues(happening, names) };
}

function extraValues(happening: GameEvent, names: readonly string[]): Values {
  switch (happening.kind) {
    case 'game_started':
      return { tribes: list(happening.tribes.map((tribe) => t('tribe', { tribe }))) };
    case 'age_started': {
      const tied = [happening.first, ...(happening.tied ?? [])].sort((one, other) => one - other);
      return {
        tied: list(tied.map((seat) => names[seat]!)),
        drawer: names[happening.drawer ?? -1] ?? '',
        own: happening.drawer === happening.first,
        glory: happening.glory ?? 0,
      };
    }
    case 'game_ended': {
      const winners = names.filter((_, seat) => happening.places[seat] === 1);
      return { winners: list(winners), count: winners.length };
    }
    case 'glory':
      return {
        where: isKingdom(happening.source) ? 'kingdom' : happening.source,
        kingdom: happening.source,
        tied: list((happening.tied ?? []).map((seat) => names[seat]!)),
        sharing: happening.tied?.length ?? 0,
        led: tribeOf(happening.leader ?? 'none'),
        trolls: happening.trolls ?? false,
        skeletons: happening.skeletons ?? 0,
        size: happening.size ?? 0,
      };
    default:
      return {};
  }
}

/** Capitalise the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
