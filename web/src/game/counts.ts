/** Cards counted by kind, as the server sends them. */
import type { Card } from '../wire/messages';
import { colourOf, isSkeleton, tribeOf } from './vocabulary';

export type Counts = Record<string, number>;

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Every card separately. */
export function cardsOf(counts: Counts): Card[] {
  return (Object.entries(counts) as [Card, number][]).flatMap(([card, count]) => Array<Card>(count).fill(card));
}

export function countsOf(cards: readonly string[]): Counts {
  const counts: Counts = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** What is left after removing some of the cards. */
export function without(counts: Counts, removed: Counts): Counts {
  const left: Counts = {};
  for (const [card, count] of Object.entries(counts)) {
    const rest = count - (removed[card] ?? 0);
    if (rest > 0) left[card] = rest;
  }
  return left;
}

/** The cards that are in both. */
export function intersection(one: Counts, other: Counts): Counts {
  const common: Counts = {};
  for (const [card, count] of Object.entries(one)) {
    const shared = Math.min(count, other[card] ?? 0);
    if (shared > 0) common[card] = shared;
  }
  return common;
}

/** Whether they are the same cards. */
export function same(one: Counts, other: Counts): boolean {
  return total(one) === total(other) && total(intersection(one, other)) === total(one);
}

/** Cards in the order of a hand: by tribe or by colour, the larger groups first, Skeletons last. */
export function sorted(counts: Counts, order: 'tribe' | 'colour'): string[] {
  const group = order === 'tribe' ? tribeOf : colourOf;
  const inner = order === 'tribe' ? colourOf : tribeOf;
  const sizes: Counts = {};
  for (const [card, count] of Object.entries(counts)) sizes[group(card)] = (sizes[group(card)] ?? 0) + count;
  const rank = (card: string): [number, number, string, string] => [
    isSkeleton(card) ? 1 : 0,
    -sizes[group(card)]!,
    group(card),
    inner(card),
  ];
  return Object.keys(counts).sort((one, other) => compare(rank(one), rank(other)));
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  for (let place = 0; place < one.length; place++) {
    if (one[place]! < other[place]!) return -1;
    if (one[place]! > other[place]!) return 1;
  }
  return 0;
}
