/** The notices for actions that are not possible. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Playing } from '../src/game/playing';
import { setLanguage, t } from '../src/lib/texts.svelte';
import { MoveBuilder } from '../src/table/move-builder.svelte';
import type { Offers } from '../src/wire/messages';

const NOTHING: Offers = { seat: 0, hand: {}, leaders: [], stages: [], prospects: [], bands: [] };
const play = vi.fn();
const notice = vi.fn();

/** A builder with these offers. */
function builder(offers: Partial<Offers>): MoveBuilder {
  return new MoveBuilder({ offers: { ...NOTHING, ...offers }, play, notice } as unknown as Playing);
}

beforeAll(() => setLanguage('en'));
beforeEach(() => vi.clearAllMocks());

describe('recruiting', () => {
  it('takes a card, or draws one', () => {
    const recruit: Offers['recruit'] = { take: ['elf.red'], draw: 1 };
    builder({ recruit }).recruit('elf.red');
    builder({ recruit }).recruit();
    expect(play.mock.calls).toEqual([[{ kind: 'recruit', card: 'elf.red' }], [{ kind: 'recruit' }]]);
    expect(notice).not.toHaveBeenCalled();
  });

  it('is refused for the reason that the server gives', () => {
    builder({ no_recruit: { code: 'refusal-hand-full', values: { limit: 10 }, rules: ['R20'] } }).recruit();
    expect(notice).toHaveBeenCalledExactlyOnceWith(t('refusal-hand-full', { limit: 10 }), ['R20']);
    expect(play).not.toHaveBeenCalled();
  });
});

describe('leading a Band', () => {
  it('is refused for the reason that the server gives', () => {
    const no_leaders = { skeleton: { code: 'refusal-skeleton-leads', values: {}, rules: ['R-T9'] } };
    builder({ hand: { skeleton: 1 }, no_leaders }).start('skeleton');
    expect(notice).toHaveBeenCalledExactlyOnceWith(t('refusal-skeleton-leads'), ['R-T9']);
  });

  it('is refused to a card that the Bands before have used', () => {
    builder({ hand: { 'elf.red': 1 } }).start('elf.red');
    expect(notice).toHaveBeenCalledExactlyOnceWith(t('web-cannot-lead', { card: 'elf.red' }));
  });
});
