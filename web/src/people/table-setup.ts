/** The form for a new table, stored between visits, and the request that it becomes. */
import type { Choices, ClockIn, TableIn, Tribe } from '../wire/messages';
import { PIECE_COLOURS } from '../art/colours.svelte';
import { loadWith, save } from '../lib/storage';
import { t } from '../lib/texts.svelte';
import { USUAL_LEVEL } from './player-names';

export type SeatWish = 'you' | 'open' | 'here' | 'bot';

export interface SeatDraft {
  wish: SeatWish;
  /** The name of another person at this device. */
  name: string;
  level: string;
  /** The colour that was chosen for a person at this device. */
  colour?: number;
}

export interface Setup {
  seats: SeatDraft[];
  preset: string;
  /** Options that differ from the edition's. */
  options: Record<string, string>;
  tribes: 'random' | 'first_game' | 'character' | 'chosen';
  /** The character of the sets that one is drawn from. */
  character: string;
  /** The tribes that were chosen or drawn. */
  chosen: Tribe[];
  clock: NonNullable<ClockIn['kind']>;
  minutes: number;
  increment: number;
  days: number;
  listed: boolean;
  memory_aid: boolean;
  hints: boolean;
  rated: boolean;
}

const KEY = 'ethnos.setup';

function defaults(): Setup {
  const bot: SeatDraft = { wish: 'bot', name: '', level: USUAL_LEVEL };
  return {
    seats: [{ ...bot, wish: 'you' }, { ...bot, wish: can.meet ? 'open' : 'bot' }, { ...bot }, { ...bot }],
    preset: t('edition'),
    options: {},
    tribes: 'random',
    character: 'short',
    chosen: [],
    clock: 'none',
    minutes: 15,
    increment: 10,
    days: 2,
    listed: false,
    memory_aid: false,
    hints: false,
    rated: false,
  };
}

/** The last choices. */
export function remembered(): Setup {
  const setup = loadWith(KEY, defaults());
  if (can.meet) return setup;
  // A server's page at the same host may have stored open seats.
  return { ...setup, seats: setup.seats.map((seat) => (seat.wish === 'open' ? { ...seat, wish: 'bot' } : seat)) };
}

export function remember(setup: Setup): void {
  save(KEY, setup);
}

/** Change the number of seats: new ones are like the last one. */
export function withSeats(seats: readonly SeatDraft[], number: number): SeatDraft[] {
  const last = seats.at(-1)!;
  const more: SeatDraft = { ...last, wish: last.wish === 'you' ? 'bot' : last.wish, name: '' };
  return [...seats, ...Array.from({ length: number }, () => ({ ...more }))].slice(0, number);
}

/** Whether somebody at this device sits there. */
export function isHere({ wish }: SeatDraft): boolean {
  return wish === 'you' || wish === 'here';
}

/** The colours that were chosen for people at this device; of two equal ones the first counts. */
export function chosenColours(seats: readonly SeatDraft[]): (number | undefined)[] {
  return seats.map((seat, place) => {
    const earlier = seats.slice(0, place).some((other) => isHere(other) && other.colour === seat.colour);
    return isHere(seat) && !earlier ? seat.colour : undefined;
  });
}

/** The colour that each seat will have: what is not chosen is the seat's own, or what is left. */
export function coloursOf(seats: readonly SeatDraft[]): number[] {
  const chosen = chosenColours(seats);
  const own = chosen.map((colour, seat) => colour ?? (chosen.includes(seat) ? undefined : seat));
  const left = [...PIECE_COLOURS.keys()].filter((colour) => !own.includes(colour));
  return own.map((colour) => colour ?? left.shift()!);
}

/** The number of tribes that the game needs. */
export function tribesNeeded(setup: Setup, choices: Choices): number {
  return choices.tribes_in_play[setup.seats.length]!;
}

/** Whether the table gets the tribes that were chosen or drawn here. */
export function hasOwnSet({ tribes }: Setup): boolean {
  return tribes === 'chosen' || tribes === 'character';
}

/** The request for this table. */
export function tableOf(setup: Setup, name: string): TableIn {
  const colours = chosenColours(setup.seats);
  return {
    name,
    seats: setup.seats.map(({ wish, level }, seat) => {
      if (wish === 'bot') return { kind: 'bot', level };
      const colour = colours[seat];
      return { kind: wish === 'you' ? 'person' : 'open', ...(colour === undefined ? {} : { colour }) };
    }),
    preset: setup.preset,
    options: setup.options,
    tribes: hasOwnSet(setup) ? setup.chosen : (setup.tribes as 'random' | 'first_game'),
    clock: clockOf(setup),
    listed: setup.listed,
    memory_aid: setup.memory_aid,
    hints: setup.hints,
    rated: setup.rated && can.rate,
  };
}

function clockOf({ clock, minutes, increment, days }: Setup): ClockIn {
  if (clock === 'bank') return { kind: 'bank', seconds: minutes * 60, increment };
  if (clock === 'days') return { kind: 'days', seconds: days };
  return { kind: 'none' };
}
