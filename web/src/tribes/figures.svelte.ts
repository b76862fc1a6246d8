/** The published study's figures of tribes and sets, and how they are written. Loaded when a page first shows them. */
import { language, loadExtras } from '../lib/texts.svelte';
import type { Tribe } from '../wire/messages';

/** The mean, and the ends of its 95 % interval. */
export type Estimate = readonly [number, number, number];

export type Group = 'small' | 'large';

/** A sentence on how a tribe is played, and its numbers with as many digits as are shown. */
export interface Advice {
  claim: string;
  numbers: Readonly<Record<string, string>>;
}

export interface Worth {
  wins: Estimate;
  glory: Estimate;
  sure: readonly [boolean, boolean];
}

export interface TribeFigures {
  effects: readonly { values: Estimate; sure: boolean }[];
  advice: readonly Advice[];
  /** The rest exists only for tribes that can lead. Lists begin with all Ages, then have each Age. */
  worth?: readonly Worth[];
  most?: readonly Worth[];
  /** Bands of a winner and of another player by Age. */
  led?: readonly [readonly number[], readonly number[]];
  more?: Estimate;
  more_sure?: boolean;
  cards?: number;
  markers?: number;
  sources?: readonly { glory: Estimate; sure: boolean }[];
}

export interface Partner {
  tribe: Tribe;
  glory: Estimate;
}

export interface Sets {
  /** A hundred times the value of each set, in the order of all sets. */
  columns: Readonly<Record<string, readonly number[]>>;
  errors: Readonly<Record<string, number>>;
  /** The numbers of the sets of each character. */
  characters: Readonly<Record<string, readonly number[]>>;
  /** For how many players a better player's wins were measured. */
  skill?: { players: number; slips: number };
}

export interface Figures {
  study: { games: number; games_of_bot: number; bot: string };
  effects: readonly string[];
  sources: readonly string[];
  groups: Readonly<Record<Group, { players: readonly number[]; tribes: Readonly<Record<Tribe, TribeFigures>> }>>;
  partners: Readonly<Partial<Record<Tribe, { best: readonly Partner[]; worst: readonly Partner[] }>>>;
  sets: Readonly<Record<string, Sets>>;
}

/** The texts about the figures. */
export const TRIBE_TEXTS = import.meta.glob<string>('../../../src/ethnos/locale/*/tribes.ftl', {
  query: '?raw',
  import: 'default',
});

let loading: Promise<Figures> | undefined;

/** The figures, with the texts about them. */
export function loadFigures(): Promise<Figures> {
  loading ??= load().catch((reason: unknown) => {
    loading = undefined; // The next page tries again.
    throw reason;
  });
  return loading;
}

async function load(): Promise<Figures> {
  const [module] = await Promise.all([import('../../tribes.json'), loadExtras(TRIBE_TEXTS)]);
  return module.default as unknown as Figures;
}

let chosen = $state<Group>('large');

/** The numbers of players that figures are shown for. */
export const shown = {
  get group(): Group {
    return chosen;
  },
  set group(group: Group) {
    chosen = group;
  },
};

/** The tribes in the order of the game's components, as the sets are numbered. */
export function tribesOf(figures: Figures): Tribe[] {
  return Object.keys(figures.groups.large.tribes) as Tribe[];
}

/** A number as the language writes it. */
export function formatNumber(value: number, digits: number): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const rounded = Number(value.toFixed(digits)) || 0;
  return rounded.toLocaleString(language(), format).replace('-', '−');
}

/** An estimate with its interval. */
export function interval([mean, low, high]: Estimate, digits: number): string {
  const [middle, from, to] = [mean, low, high].map((value) => formatNumber(value, digits));
  return `${middle}\u00a0[${from};\u00a0${to}]`;
}

/** The numbers of a sentence as the language writes them. */
export function formatNumbers({ numbers }: Advice): Record<string, string> {
  const entries = Object.entries(numbers).map(([name, text]) => {
    const digits = text.split('.')[1]?.length ?? 0;
    return [name, formatNumber(Number(text), digits)] as const;
  });
  return Object.fromEntries(entries);
}
