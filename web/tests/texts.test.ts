/** Texts by key, in the reader's language. */
import { FluentBundle } from '@fluent/bundle';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cardName, known, language, LANGUAGES, preferred, setLanguage, t } from '../src/lib/texts.svelte';

beforeAll(() => setLanguage('en'));

describe('languages', () => {
  it('are those that have a catalogue', () => {
    expect(LANGUAGES).toContain('en');
    expect([...new Set(LANGUAGES)]).toEqual(LANGUAGES);
  });

  it.each([
    [['en'], 'en'],
    [['en-GB', 'de'], 'en'],
    [['xx', 'en-US'], 'en'],
    [['xx-YY'], 'en'],
    [[], 'en'],
  ])('of %j the first known one is used', (wishes, expected) => expect(preferred(wishes)).toBe(expected));

  it('that were requested last are used, whichever is loaded first', async () => {
    await Promise.all([setLanguage('de'), setLanguage('en')]);
    expect([language(), t('web-yes'), document.documentElement.lang]).toEqual(['en', 'Yes', 'en']);
    await Promise.all([setLanguage('pl'), setLanguage('en'), setLanguage('de')]);
    expect([language(), t('web-yes')]).toEqual(['de', 'Ja']);
    await setLanguage('en');
  });

  it('are not parsed again while they are in use', async () => {
    await setLanguage('en');
    const parsed = vi.spyOn(FluentBundle.prototype, 'addResource');
    await setLanguage('en');
    expect(parsed).not.toHaveBeenCalled();
    await setLanguage('de');
    expect(parsed).toHaveBeenCalled();
    parsed.mockRestore();
    await setLanguage('en');
  });

  it('without a catalogue are replaced by English', async () => {
    await setLanguage('xx');
    expect(language()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(t('web-yes')).toBe('Yes');
  });
});

describe('a text', () => {
  it('has its values filled in', () => {
    expect(t('web-age-of', { age: 1, ages: 3 })).toBe('Age 1 of 3');
    expect(t('web-dragons', { count: 1, last: 3 })).toBe('1 of 3 Dragons');
    expect(t('web-dragons', { count: 2, last: 3 })).toBe('2 of 3 Dragons');
  });

  it('selects by words for booleans and missing values', () => {
    expect(t('web-line-answered', { name: 'Ada', yes: true })).toBe('Ada agrees');
    expect(t('web-line-answered', { name: 'Ada', yes: false })).toBe('Ada disagrees');
    expect(t('event-card-drawn', { player: 'Ada', card: null })).toBe('Ada draws a card');
    expect(t('event-card-drawn', { player: 'Ada', card: undefined })).toBe('Ada draws a card');
  });

  it('knows a card by tribe and colour', () => {
    expect([cardName('elf.red'), cardName('skeleton')]).toEqual(['red Elf', 'Skeleton']);
  });

  it('takes a name as it is', () => {
    expect(t('web-cover', { name: '{ $name } <b>' })).toBe('{ $name } <b>, it is your turn');
  });

  it('that is missing is its key', () => {
    expect([t('no-such-text'), known('no-such-text'), known('web-yes')]).toEqual(['no-such-text', false, true]);
  });

  it('that lacks a value is still a text, and a warning is logged', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(t('web-age', {})).toContain('Age');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
