/** Cards by kind and number. */
import { describe, expect, it } from 'vitest';
import { both, cardsOf, counted, same, sorted, total, without } from '../src/game/counts';
import { colourOf, tribeOf } from '../src/game/vocabulary';

const HAND = { skeleton: 2, 'orc.red': 1, 'elf.red': 2, 'elf.blue': 1, 'troll.red': 1 };

describe('counts', () => {
  it('are cards, and cards are counts', () => {
    expect(total(HAND)).toBe(7);
    expect(cardsOf({ 'elf.red': 2, skeleton: 1 })).toEqual(['elf.red', 'elf.red', 'skeleton']);
    expect(counted(cardsOf(HAND))).toEqual(HAND);
    expect([total({}), cardsOf({}), counted([])]).toEqual([0, [], {}]);
  });

  it('are taken away, and never less than none', () => {
    expect(without(HAND, { 'elf.red': 1, skeleton: 2, 'orc.red': 5, 'giant.grey': 1 })).toEqual({
      'elf.red': 1,
      'elf.blue': 1,
      'troll.red': 1,
    });
  });

  it('have cards in common', () => {
    expect(both(HAND, { 'elf.red': 1, skeleton: 5, 'giant.grey': 1 })).toEqual({ skeleton: 2, 'elf.red': 1 });
  });

  it('are the same in any order', () => {
    expect(same(HAND, counted(cardsOf(HAND).reverse()))).toBe(true);
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

  it('is in the same order however it was told', () => {
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
