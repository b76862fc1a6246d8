/** The table in sentences, for screen readers and for the text view. */
import type { KingdomView, SeatView, TableView } from '../wire/messages';
import { coloursInWords } from '../boards/board-sentences';
import { cardsOf } from '../game/counts';
import { cardList, list } from '../sentences/events';
import { t } from '../lib/texts.svelte';

/** A kingdom: the token for its first place in this Age, everyone's markers, and who leads. */
export function kingdomInWords(kingdom: KingdomView, view: TableView, names: readonly string[]): string {
  return t('web-kingdom-spoken', {
    kingdom: kingdom.name,
    token: kingdom.tokens[view.pays[view.age - 1]?.indexOf(1) ?? -1] ?? 0,
    markers: list(
      kingdom.markers.flatMap((count, seat) => (count ? [t('web-kingdom-markers', { name: names[seat], count })] : [])),
    ),
    leaders: kingdom.leaders.length ? list(kingdom.leaders.map((seat) => names[seat]!)) : null,
  });
}

/** A player: Glory, hand, and whose turn it is. */
export function playerInWords(seat: number, view: TableView, names: readonly string[]): string {
  const { glory, hand_size } = view.seats[seat]!;
  return t('web-player-spoken', { name: names[seat], glory, cards: hand_size, turn: view.seat === seat });
}

/** What a player has besides cards, Glory and Bands, a line each. */
export function belongings(seat: SeatView): string[] {
  return [
    t('web-supply', { count: seat.supply }),
    ...(seat.merfolk === undefined ? [] : [t('web-merfolk-space', { space: seat.merfolk })]),
    ...(seat.horde ? [coloursInWords(seat.horde)] : []),
    ...(seat.trolls ?? []).map((value) => t('web-troll-token', { value })),
    ...(seat.giant ? [t('web-giant-holds', { size: seat.giant })] : []),
    ...(seat.known ? [t('web-known', { cards: cardList(cardsOf(seat.known)) })] : []),
  ];
}
