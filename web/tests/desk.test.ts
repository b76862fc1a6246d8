/** What the person at this screen is told where they cannot do what they try. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Playing } from '../src/lib/playing';
import { speak, t } from '../src/lib/texts.svelte';
import { Desk } from '../src/table/desk.svelte';
import type { Offers } from '../src/wire/messages';

const NOTHING: Offers = { seat: 0, hand: {}, leaders: [], stages: [], prospects: [], bands: [] };
const play = vi.fn();
const notice = vi.fn();

/** A desk at which so much can be done. */
function desk(offers: Partial<Offers>): Desk {
  return new Desk({ offers: { ...NOTHING, ...offers }, play, notice } as unknown as Playing);
}

beforeAll(() => speak('en'));
beforeEach(() => vi.clearAllMocks());

describe('recruiting', () => {
  it('takes a card, or draws one', () => {
    const recruit: Offers['recruit'] = { take: ['elf.red'], draw: 1 };
    desk({ recruit }).recruit('elf.red');
    desk({ recruit }).recruit();
    expect(play.mock.calls).toEqual([[{ kind: 'recruit', card: 'elf.red' }], [{ kind: 'recruit' }]]);
    expect(notice).not.toHaveBeenCalled();
  });

  it('is refused to a full hand', () => {
    desk({ hand: { 'elf.red': 10 } }).recruit();
    expect(notice).toHaveBeenCalledExactlyOnceWith(t('refusal-hand-full', { limit: 10 }), ['R20']);
    expect(play).not.toHaveBeenCalled();
  });
});

describe.each([
  ['the Orc horde is asked about', { pillage: { empty: 3, keep: 0 } }, 'pillage-first', 'R37'],
  ['a turn is under way', { hand: { 'elf.red': 2 }, decisions: ['stop'] }, 'mid-turn', 'R24'],
])('while %s', (_, offers: Partial<Offers>, code, rule) => {
  it.each([
    ['recruiting', (at: Desk) => at.recruit()],
    ['leading a Band', (at: Desk) => at.start('elf.red')],
  ])('%s is refused for that reason', (_, act) => {
    act(desk(offers));
    expect(notice).toHaveBeenCalledExactlyOnceWith(t(`refusal-${code}`), [rule]);
    expect(play).not.toHaveBeenCalled();
  });
});
