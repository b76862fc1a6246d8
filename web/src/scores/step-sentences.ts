/** Sentences for the steps of the end of an Age. */
import type { Booking, CeremonyStep } from '../game/glory';
import { list, eventSentence } from '../sentences/events';
import { t } from '../lib/texts.svelte';
import type { TableView } from '../wire/messages';
import { passed, paysFor } from './counted-table';
import type { Counting } from './counting.svelte';
import { sourceName } from './source-names';

/** The sign of a step, as `SourceIcon` knows it. */
export function signOf(step: CeremonyStep): string {
  if (step.kind === 'kingdom') return step.kingdom;
  if (step.kind === 'other') return step.source;
  return step.kind === 'horde' || step.kind === 'asked' ? 'orcs' : step.kind;
}

export function titleOf(step: CeremonyStep, names: readonly string[]): string {
  if (step.kind === 'bands') return t('scores-bands-of', { player: names[step.seat] });
  if (step.kind === 'horde' || step.kind === 'asked') return t('scores-horde-of', { player: names[step.seat] });
  return sourceName(signOf(step));
}

/** The position in the counting: "Kingdom 3 of 6: Straton". */
export function counterOf(steps: readonly CeremonyStep[], at: number, names: readonly string[]): string {
  const step = steps[at]!;
  if (step.kind !== 'kingdom') return titleOf(step, names);
  const count = steps.filter(({ kind }) => kind === 'kingdom').length;
  return t('scores-ceremony-kingdom', { number: at + 1, count, kingdom: step.kingdom });
}

/** What a step is about, in a sentence, and who has passed whom in it. */
export function summaryOf(counting: Counting, view: TableView, names: readonly string[]): string {
  const { step, startTotals, totals } = counting;
  if (!step) return '';
  const parts = [gist(step, view, counting.age, names)];
  const paid = counting.paying.slice(0, counting.landed).map(({ seat }) => seat);
  for (const seat of new Set(paid.reverse())) {
    const behind = passed(seat, startTotals, totals).map((rival) => names[rival]!);
    if (behind.length) parts.push(t('scores-ceremony-passes', { player: names[seat], others: list(behind) }));
  }
  return parts.filter(Boolean).join(' ');
}

function gist(step: CeremonyStep, view: TableView, age: number, names: readonly string[]): string {
  switch (step.kind) {
    case 'kingdom': {
      const kingdom = view.kingdoms.find(({ name }) => name === step.kingdom);
      const tokens = list(paysFor(kingdom ?? { tokens: [] }, view.pays[age - 1] ?? []).map(String));
      return step.glory.length
        ? t('scores-ceremony-pays', { kingdom: step.kingdom, tokens })
        : describeStep(step, names)[0]!;
    }
    case 'bands': {
      const points = step.glory.reduce((sum, booking) => sum + booking.points, 0);
      return t('scores-ceremony-bands', { player: names[step.seat], count: step.glory.length, points });
    }
    case 'merfolk':
      return step.glory.length ? t('scores-ceremony-merfolk') : describeStep(step, names)[0]!;
    case 'skeletons':
      return t('scores-skeletons-sentence');
    case 'asked':
      return describeStep(step, names)[0]!;
    default:
      return t('scores-ceremony-sentence', { sentence: describeStep(step, names)[0] });
  }
}

/** What happens in a step, in whole sentences. */
export function describeStep(step: CeremonyStep, names: readonly string[]): string[] {
  const glory = step.glory.map((booking) => eventSentence(booking, names));
  switch (step.kind) {
    case 'kingdom': {
      const key = step.markers.some(Boolean) ? 'scores-kingdom-nothing' : 'scores-kingdom-empty';
      return glory.length ? glory : [t(key, { kingdom: step.kingdom })];
    }
    case 'merfolk':
      return glory.length ? glory : [t('scores-merfolk-nothing')];
    case 'horde': {
      const kind = step.kept ? 'horde_kept' : 'horde_emptied';
      return [eventSentence({ kind, seat: step.seat, colours: step.colours }, names), ...glory];
    }
    case 'asked':
      return [t('scores-horde-asked', { player: names[step.seat] })];
    case 'skeletons':
      return [t('scores-skeletons-sentence'), ...step.bands.map((band) => describeCrumbling(band, names))];
    default:
      return glory;
  }
}

/** A Band loses its Skeletons. */
export function describeCrumbling({ seat, size, skeletons }: Booking, names: readonly string[]): string {
  return t('scores-skeletons-leave', { player: names[seat], size, skeletons });
}

/** "2nd by Trolls, shared with Ben". */
export function placeOf({ place, tied = [], trolls }: Booking, names: readonly string[]): string {
  return t('event-place', {
    place,
    trolls: trolls ?? false,
    sharing: tied.length,
    tied: list(tied.map((seat) => names[seat]!)),
  });
}
