/** The steps of the end of an Age in words. */
import type { Booking, CeremonyStep } from '../lib/glory';
import { list, tell } from '../lib/telling';
import { t } from '../lib/texts.svelte';
import { sourceName } from './names';

/** The sign of a step, as `SourceIcon` knows it. */
export function signOf(step: CeremonyStep): string {
  if (step.kind === 'kingdom') return step.kingdom;
  return step.kind === 'horde' || step.kind === 'asked' ? 'orcs' : step.kind;
}

export function titleOf(step: CeremonyStep, names: readonly string[]): string {
  if (step.kind === 'bands') return t('scores-bands-of', { player: names[step.seat] });
  if (step.kind === 'horde' || step.kind === 'asked') return t('scores-horde-of', { player: names[step.seat] });
  return sourceName(signOf(step));
}

/** What happens in a step, in whole sentences. */
export function tellStep(step: CeremonyStep, names: readonly string[]): string[] {
  const glory = step.glory.map((booking) => tell(booking, names));
  switch (step.kind) {
    case 'kingdom': {
      const key = step.markers.some(Boolean) ? 'scores-kingdom-nothing' : 'scores-kingdom-empty';
      return glory.length ? glory : [t(key, { kingdom: step.kingdom })];
    }
    case 'merfolk':
      return glory.length ? glory : [t('scores-merfolk-nothing')];
    case 'horde': {
      const kind = step.kept ? 'horde_kept' : 'horde_emptied';
      return [tell({ kind, seat: step.seat, colours: step.colours }, names), ...glory];
    }
    case 'asked':
      return [t('scores-horde-asked', { player: names[step.seat] })];
    case 'skeletons':
      return [t('scores-skeletons-told'), ...step.bands.map((band) => tellCrumbling(band, names))];
    default:
      return glory;
  }
}

/** A Band loses its Skeletons. */
export function tellCrumbling({ seat, size, skeletons }: Booking, names: readonly string[]): string {
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
