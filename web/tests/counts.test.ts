/** Cards by kind and number. */
import { describe, expect, it } from 'vitest';
import { cardsOf, countsOf, intersection, same, sorted, total, without } from '../src/game/counts';
import { colourOf, tribeOf } from '../src/game/vocabulary';

const HAND = { skeleton: 2, 'orc.red': 1, 'elf.red': 2, 'elf.blue': 1, 'troll.red': 1 };

describe('counts', () => {
  it('convert to cards and back', () => {
    expect(total(HAND)).toBe(7);
    expect(cardsOf({ 'elf.red': 2, skeleton: 1 })).toEqual(['elf.red', 'elf.red', 'skeleton']);
    expect(countsOf(cardsOf(HAND))).toEqual(HAND);
    expect([total({}), cardsOf({}), countsOf([])]).toEqual([0, [], {}]);
  });

  it('are subtracted, never below zero', () => {
    expect(without(HAND, { 'elf.red': 1, skeleton: 2, 'orc.red': 5, 'giant.grey': 1 })).toEqual({
      'elf.red': 1,
      'elf.blue': 1,
      'troll.red': 1,
    });
  });

  it('have cards in common', () => {
    expect(intersection(HAND, { 'elf.red': 1, skeleton: 5, 'giant.grey': 1 })).toEqual({ skeleton: 2, 'elf.red': 1 });
  });

  it('are the same in any order', () => {
    expect(same(HAND, countsOf(cardsOf(HAND).reverse()))).toBe(true);
    expect(same(HAND, without(HAND, { skeleton: 1 }))).toBe(false);
    expect(same({ 'elf.red': 1 }, { 'elf.blue': 1 })).toBe(false);
    expect(same({}, {})).toBe(true);
  });
});

describe('a hand', () => {
  it('is in order: large groups first, Skeletons last', () => {
    expect(sorted(HAND, 'tribe')).toEqual(['elf.blue', 'elf.red', 'orc.red', 'troll.red', 'skeleton']);
    expect(sorted(HAND, 'colour')).toEqual(['elf.red', 'orc.red', 'troll.red', 'elf.blue', 'skeleton']);
  });

  it('is in the same order whatever the order of its counts', () => {
    const other = Object.fromEntries(Object.entries(HAND).reverse());
    for (const order of ['tribe', 'colour'] as const) expect(sorted(other, order)).toEqual(sorted(HAND, order));
  });

  it('has cards with a tribe, and mostly a colour', () => {
    expect([tribeOf('elf.red'), colourOf('elf.red'), tribeOf('skeleton'), colourOf('skeleton')]).toEqual([
      'elf',
      'red',
      'skeleton',
      '',
    ]);
  });
});
