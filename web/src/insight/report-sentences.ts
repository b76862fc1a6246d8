/** The analysis of a game in the reader's language: the sentences are in `insight.ftl`. */
import { percent, worst, type Chances } from './graph';
import { bandsOf } from '../game/band-builder';
import { cardList, list, reasonsOf } from '../sentences/events';
import { t } from '../lib/texts.svelte';
import type { AnyMove, PlayBand, TurnReport } from '../wire/messages';

/** A move in a few words. */
export function describeMove(move: AnyMove | undefined): string {
  if (!move) return t('insight-unfinished');
  switch (move.kind) {
    case 'recruit':
      return move.card ? t('insight-move', { move: 'take', card: move.card }) : t('insight-move', { move: 'draw' });
    case 'pillage':
      return t('insight-move', { move: move.empty ? 'pillage' : 'keep' });
    case 'show_skeletons':
      return t('insight-move', { move: 'show' });
    default:
      return bandsOf(move)
        .map((band) => partsOf(band).join(', '))
        .join('; ');
  }
}

/** Who moved, and how. */
export function describeTurn(turn: TurnReport, names: readonly string[]): string {
  return t('insight-moment', { turn: turn.number, player: names[turn.seat], move: describeMove(turn.move) });
}

/** All chances in one sentence. */
export function describeChances(chances: Chances, names: readonly string[]): string {
  return list(chances.map((chance, seat) => t('insight-now', { player: names[seat], chance: percent(chance) })));
}

export function describeChange(turn: TurnReport, seat: number): string {
  return t('insight-chance', { before: percent(turn.before[seat]!), after: percent(turn.after[seat]!) });
}

/** What a turn lost; empty if it has no mark. */
export function describeLoss(turn: TurnReport): string {
  const decision = worst(turn);
  return decision ? t('insight-lost', { mark: decision.mark, lost: percent(decision.lost) }) : '';
}

/** What a turn lost, and what would have been better. */
export function describeVerdict(turn: TurnReport): string {
  const decision = worst(turn);
  if (!decision?.better) return describeLoss(turn);
  const values = { mark: decision.mark, lost: percent(decision.lost) };
  const move = describeMove(decision.better.move);
  const reasons = reasonsOf(decision.better.reasons).join(', ');
  return t(reasons ? 'insight-verdict' : 'insight-verdict-plain', { ...values, move, reasons });
}

/** A Band and what its Leader does; for kept cards only their number, which all players saw. */
function partsOf(band: PlayBand): string[] {
  const parts = [t('insight-move', { move: 'band', cards: cardList(band.cards) })];
  const add = (part: string, values: Parameters<typeof t>[1] = {}): void => {
    parts.push(t('insight-part', { part, ...values }));
  };
  if (band.kingdom) add('kingdom', { kingdom: band.kingdom });
  if (band.extra?.length) add('extra', { kingdoms: list(band.extra.map((kingdom) => t('kingdom', { kingdom }))) });
  if (band.token) add('token', { value: band.token });
  if (band.horde) add('horde');
  if (band.keep?.length) add('keep', { count: band.keep.length });
  if (band.draw) add('draw', { count: band.cards.length });
  return parts;
}
