/** Sets of tribes by character, and what the study says about a set. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadExtras, setLanguage, t } from '../src/lib/texts.svelte';
import {
  formatNumber,
  formatNumbers,
  interval,
  loadFigures,
  tribesOf,
  TRIBE_TEXTS,
  type Figures,
} from '../src/tribes/figures.svelte';
import { remembered, tableOf } from '../src/people/table-setup';
import { charactersOf, drawSet, factsOf, setAt } from '../src/tribes/sets';
import type { Tribe } from '../src/wire/messages';

let figures: Figures;

beforeAll(async () => {
  await setLanguage('en');
  figures = await loadFigures();
});

const SHORT: Tribe[] = ['centaur', 'elf', 'minotaur', 'wingfolk', 'wizard', 'skeleton'];
const LONG: Tribe[] = ['dwarf', 'halfling', 'merfolk', 'minotaur', 'orc', 'troll'];

describe('sets', () => {
  it('are numbered as the study numbers them', () => {
    const tribes = tribesOf(figures);
    expect(tribes).toHaveLength(12);
    expect(setAt(figures, 6, 0)).toEqual(tribes.slice(0, 6));
    expect(setAt(figures, 6, 923)).toEqual(tribes.slice(6));
    expect(setAt(figures, 5, 791)).toEqual(tribes.slice(7));
    expect(figures.sets['6']!.columns.rounds).toHaveLength(924);
  });

  it.each([5, 6])('of %i tribes have every character', (size) => {
    expect(charactersOf(figures, size)).toEqual(['short', 'long', 'lucky', 'deep', 'balanced']);
    for (const character of charactersOf(figures, size))
      expect(new Set(drawSet(figures, size, character, [])).size).toBe(size);
  });

  it('are drawn anew each time', () => {
    let present = drawSet(figures, 6, 'short', [], () => 0);
    for (let times = 0; times < 5; times += 1) {
      const next = drawSet(figures, 6, 'short', present, () => 0);
      expect(next).not.toEqual(present);
      present = next;
    }
  });

  it('that do not exist are empty', () => {
    expect(drawSet(figures, 4, 'short', [])).toEqual([]);
    expect(factsOf(figures, ['elf'])).toBeNull();
  });
});

describe('what the study says', () => {
  it('depends on the tribes and not on their order', () => {
    const facts = factsOf(figures, SHORT)!;
    expect(facts.length.way).toBe('shorter');
    expect(facts.length.percent).toBeGreaterThan(20);
    expect(factsOf(figures, [...SHORT].reverse())).toEqual(facts);
    expect(factsOf(figures, LONG)!.length.way).toBe('longer');
  });

  it('comes from the figures', () => {
    const changed = structuredClone(figures) as unknown as {
      sets: Record<string, { columns: Record<string, number[]> }>;
    };
    const number = figures.sets['6']!.columns.rounds!.findIndex(
      (_, set) => setAt(figures, 6, set).join() === SHORT.join(),
    );
    changed.sets['6']!.columns.rounds![number] = 20_000;
    expect(factsOf(changed as unknown as Figures, SHORT)!.length.way).toBe('longer');
  });

  it('names the leads that are worth most and least', () => {
    expect(factsOf(figures, LONG)!.spread).toMatchObject({ best: 'merfolk', worst: 'halfling' });
  });
});

describe('a table', () => {
  it('gets the tribes that were drawn by character', () => {
    const setup = { ...remembered(), tribes: 'character' as const, chosen: LONG };
    expect(tableOf(setup, 'Ada').tribes).toEqual(LONG);
    expect(tableOf({ ...setup, tribes: 'chosen' }, 'Ada').tribes).toEqual(LONG);
    expect(tableOf({ ...setup, tribes: 'first_game' }, 'Ada').tribes).toBe('first_game');
  });
});

describe('numbers', () => {
  it('are written as the language writes them', async () => {
    expect(formatNumber(-1234.56, 1)).toBe('−1,234.6');
    expect(formatNumber(-0.001, 1)).toBe('0.0');
    expect(interval([0.5, -0.25, 1.25], 2)).toBe('0.50\u00a0[−0.25;\u00a01.25]');
    expect(formatNumbers({ claim: 'x', numbers: { turns: '4.0', share: '97' } })).toEqual({
      turns: '4.0',
      share: '97',
    });
    await setLanguage('de');
    expect(formatNumber(4.5, 1)).toBe('4,5');
    await setLanguage('en');
  });
});

describe('texts that only some pages need', () => {
  it('are there in every language once they were needed', async () => {
    await loadExtras(TRIBE_TEXTS);
    expect(t('tribes-all')).toBe('All tribes');
    await setLanguage('de');
    expect(t('tribes-all')).toBe('Alle Stämme');
    await setLanguage('en');
    expect(t('tribes-all')).toBe('All tribes');
  });
});
