/** Sets of tribes: their numbers among all sets, and what the study says about one. */
import type { Tribe } from '../wire/messages';
import { tribesOf, type Figures, type Group, type Sets } from './figures.svelte';

/** Values of sets are stored as whole numbers: multiplied by this. */
const DIGITS = 100;
/** Differences in length below this percentage are not noticed. */
const SAME_LENGTH = 4;
/** A set is out of the ordinary if it differs by more standard errors than this. */
const CLEAR = 2;

export type Way = 'shorter' | 'longer' | 'luck' | 'skill' | 'alike' | 'apart' | 'usual';

export interface SetFacts {
  length: { way: Way; percent: number };
  changes: { value: number; mean: number };
  /** A better player's wins in percent. */
  skill?: { way: Way; wins: number; mean: number; players: number };
  /** The tribes whose leads are worth most and least. */
  spread?: { way: Way; best: Tribe; worst: Tribe };
}

const setsBySize = new Map<number, number[][]>();

/** Every set of this size, in the order in which the study numbers them. */
function allSets(size: number, total: number): number[][] {
  if (!setsBySize.has(size)) setsBySize.set(size, [...combinations(0, size, total)]);
  return setsBySize.get(size)!;
}

function* combinations(first: number, size: number, total: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let number = first; number <= total - size; number += 1)
      for (const rest of combinations(number + 1, size - 1, total)) yield [number, ...rest];
}

/** The tribes of a set. */
export function setAt(figures: Figures, size: number, number: number): Tribe[] {
  const tribes = tribesOf(figures);
  return allSets(size, tribes.length)[number]!.map((place) => tribes[place]!);
}

function numberOf(figures: Figures, chosen: readonly Tribe[]): number {
  const tribes = tribesOf(figures);
  const places = chosen.map((tribe) => tribes.indexOf(tribe)).sort((one, other) => one - other);
  return allSets(chosen.length, tribes.length).findIndex((set) => set.every((place, i) => place === places[i]));
}

/** A set of a character that differs from the present one. */
export function drawSet(
  figures: Figures,
  size: number,
  character: string,
  present: readonly Tribe[],
  random: () => number = Math.random,
): Tribe[] {
  const numbers = figures.sets[size]?.characters[character] ?? [];
  const left = numbers.filter((number) => number !== numberOf(figures, present));
  const number = left[Math.floor(random() * left.length)];
  return number === undefined ? [] : setAt(figures, size, number);
}

/** The characters that have sets. */
export function charactersOf(figures: Figures, size: number): string[] {
  return Object.keys(figures.sets[size]?.characters ?? {});
}

/** What the study says about a set; null if it has no such set. */
export function factsOf(figures: Figures, chosen: readonly Tribe[]): SetFacts | null {
  const sets = figures.sets[chosen.length];
  const number = numberOf(figures, chosen);
  if (!sets || number < 0) return null;
  const [rounds, mean] = valueOf(sets, 'rounds', number);
  const percent = Math.round(100 * (rounds / mean - 1));
  const [changes, usualChanges] = valueOf(sets, 'changes', number);
  return {
    length: { way: wayOf(percent, SAME_LENGTH, 'shorter', 'longer'), percent: Math.abs(percent) },
    changes: { value: changes, mean: usualChanges },
    ...skillOf(sets, number),
    ...spreadOf(figures, sets, chosen, number),
  };
}

function skillOf(sets: Sets, number: number): Pick<SetFacts, 'skill'> {
  if (!sets.skill || !sets.columns.skill) return {};
  const [wins, mean] = valueOf(sets, 'skill', number);
  const { players } = sets.skill;
  const way = wayOf(wins - mean, CLEAR * sets.errors.skill!, 'luck', 'skill');
  return { skill: { way, wins: (100 * wins) / players, mean: (100 * mean) / players, players } };
}

function spreadOf(figures: Figures, sets: Sets, chosen: readonly Tribe[], number: number): Pick<SetFacts, 'spread'> {
  if (!sets.columns.spread) return {};
  const group: Group = figures.sets[chosen.length] === Object.values(figures.sets)[0] ? 'small' : 'large';
  const { tribes } = figures.groups[group];
  const leaders = chosen
    .filter((tribe) => tribes[tribe].worth)
    .sort((one, other) => tribes[other].worth![0]!.wins[0] - tribes[one].worth![0]!.wins[0]);
  const values = sets.columns.spread;
  const below = values.filter((value) => value < values[number]!).length;
  return { spread: { way: below < values.length / 3 ? 'alike' : 'apart', best: leaders[0]!, worst: leaders.at(-1)! } };
}

/** The value of a set, and the mean of all sets. */
function valueOf(sets: Sets, column: string, number: number): [number, number] {
  const values = sets.columns[column]!;
  const sum = values.reduce((total, value) => total + value, 0);
  return [values[number]! / DIGITS, sum / values.length / DIGITS];
}

function wayOf(difference: number, least: number, less: Way, more: Way): Way {
  if (Math.abs(difference) < least) return 'usual';
  return difference < 0 ? less : more;
}
