/** How the counting of an Age moves on: laurels fly, and one step follows the other. */
import { untrack } from 'svelte';
import { settings, still } from '../lib/settings.svelte';
import { placeStep, play } from '../lib/sound';
import { ranks } from './counted-table';
import type { Counting } from './counting.svelte';
import type GloryFlights from './GloryFlights.svelte';
import { signOf } from './step-sentences';

/** Times: from the light to the first laurel, between laurels, of a flight, and to read the result. */
const LIGHT_MS = 420;
const APART_MS = 180;
const FLIGHT_MS = 620;
const HOLD_MS = { kingdom: 900, other: 1600 };

/** Animate the steps of a counting, from within the component that shows it. */
export function paceSteps(counting: () => Counting, flights: () => ReturnType<typeof GloryFlights> | undefined): void {
  const speed = $derived(settings.pace === 'calm' ? 1 : 0.5);

  /** Animate a step: the light, then the laurels, first place last. */
  $effect(() => {
    void counting().turn;
    const { at, waits } = counting();
    return untrack(() => {
      const { step, paying } = counting();
      if (waits || !step || counting().settled) return;
      if (still()) {
        counting().landed = paying.length;
        return;
      }
      if (step.kind === 'kingdom') play('lit');
      const timers = paying.map((booking, place) => {
        const begins = (LIGHT_MS + place * APART_MS) * speed;
        const starts = setTimeout(() => flights()?.fly(booking, signOf(step), FLIGHT_MS * speed), begins);
        const lands = setTimeout(() => land(at, place), begins + FLIGHT_MS * speed);
        return [starts, lands];
      });
      return () => {
        for (const timer of timers.flat()) clearTimeout(timer);
        flights()?.clear();
      };
    });
  });

  function land(at: number, place: number): void {
    if (counting().at !== at) return;
    const before = ranks(counting().totals).join();
    counting().landed = place + 1;
    play('laurel', { step: placeStep(counting().paying[place]?.place ?? 1) });
    if (ranks(counting().totals).join() !== before) play('rank');
  }

  /** Show the next step when all laurels have landed and there was time to read. */
  $effect(() => {
    if (!counting().playing || counting().waits || counting().at >= counting().last || !counting().settled) return;
    const hold = (counting().step?.kind === 'kingdom' ? HOLD_MS.kingdom : HOLD_MS.other) * speed;
    const timer = setTimeout(() => counting().show(counting().at + 1), hold);
    return () => clearTimeout(timer);
  });

  $effect(() => {
    if (counting().at >= counting().steps.length) counting().playing = false;
  });

  // Without animations, steps that arrive later are shown at once too.
  $effect(() => {
    const { last } = counting();
    if (still()) untrack(() => counting().show(last));
  });
}
