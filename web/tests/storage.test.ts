/** Stored seats and settings, also with damaged or denied storage. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type SeatsModule = typeof import('../src/people/own-seats.svelte');
type SettingsModule = typeof import('../src/lib/settings.svelte');

const SEATS = 'ethnos.seats';
const SETTINGS = 'ethnos.settings';
const SEAT = { table: 'T1', seat: 0, secret: 'one', name: 'Ada' };

/** As after loading the page. */
async function seats(): Promise<SeatsModule> {
  vi.resetModules();
  return import('../src/people/own-seats.svelte');
}

async function settings(): Promise<SettingsModule['settings']> {
  vi.resetModules();
  return (await import('../src/lib/settings.svelte')).settings;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const CORRUPT = ['', 'null', '7', '"text"', '{}', '{"length":2}', '[null, 1, {}, {"table":"T1"}]', '[{"tab', '[[]]'];

describe('seats', () => {
  it.each(CORRUPT)('are empty where nothing valid is stored: %s', async (text) => {
    localStorage.setItem(SEATS, text);
    const { ownSeats, seatsAt, keep } = await seats();
    expect([ownSeats(), seatsAt('T1')]).toEqual([[], []]);
    keep(SEAT);
    expect((await seats()).seatsAt('T1')).toMatchObject([SEAT]);
  });

  it('are still there after a reload, the last one first', async () => {
    const { keep } = await seats();
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
    keep(SEAT);
    keep({ ...SEAT, table: 'T2', secret: 'two' });
    const { ownSeats, touch } = await seats();
    expect(ownSeats().map(({ table }) => table)).toEqual(['T2', 'T1']);
    touch('T1', true);
    expect(ownSeats()).toMatchObject([{ table: 'T1', over: true }, { table: 'T2' }]);
  });

  it('are kept once for each secret, and forgotten by table', async () => {
    const { keep, ownSeats, seatsAt, forget } = await seats();
    keep({ ...SEAT, seat: -1, name: '' });
    keep(SEAT);
    keep({ ...SEAT, seat: 1, secret: 'other' });
    expect(seatsAt('T1').map(({ seat }) => seat)).toEqual([0, 1]);
    forget('T1');
    expect(ownSeats()).toEqual([]);
    expect(localStorage.getItem(SEATS)).toBe('[]');
  });

  it('of another window are not lost', async () => {
    const one = await seats();
    const other = await seats();
    one.keep(SEAT);
    other.keep({ ...SEAT, table: 'T2', secret: 'two' });
    one.touch('T1', false);
    expect((await seats()).ownSeats().map(({ secret }) => secret)).toHaveLength(2);
  });

  it('are limited in number', async () => {
    const { keep, ownSeats } = await seats();
    for (let number = 0; number < 205; number++) keep({ ...SEAT, secret: String(number) });
    expect(ownSeats()).toHaveLength(200);
    expect(ownSeats().some(({ secret }) => secret === '204')).toBe(true);
  });

  it('of finished games make room first, then those that were opened longest ago', async () => {
    const { keepAll, ownSeats } = await seats();
    const seatOf = (number: number) => ({ ...SEAT, secret: String(number), seen: number, over: number > 150 });
    keepAll(Array.from({ length: 180 }, (_, number) => seatOf(number)));
    keepAll(Array.from({ length: 60 }, (_, number) => ({ ...seatOf(number), secret: `other ${number}` })));
    const secrets = new Set(ownSeats().map(({ secret }) => secret));
    expect(secrets.size).toBe(200);
    expect(['179', '151', '0', 'other 4'].filter((secret) => secrets.has(secret))).toEqual([]);
    expect(['150', '10', 'other 59', 'other 10'].filter((secret) => !secrets.has(secret))).toEqual([]);
  });

  it('last as long as the page where storing is denied', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { keep, ownSeats } = await seats();
    keep(SEAT);
    keep({ ...SEAT, secret: 'two' });
    expect(ownSeats()).toHaveLength(2);
  });
});

const DEFAULTS = {
  language: '',
  theme: 'auto',
  pace: 'calm',
  order: 'tribe',
  sound: true,
  dock: false,
  opening: true,
  notify: false,
  tips: true,
  name: '',
};

describe('the table that begins at once', () => {
  it.each(['allowed', 'denied'])('begins once, with storage %s', async (storage) => {
    if (storage === 'denied')
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    const { dealAtOnce, takeStart } = await import('../src/people/seating');
    dealAtOnce('T1');
    expect([takeStart('T2'), takeStart('T1'), takeStart('T1')]).toEqual([false, true, false]);
  });
});

describe('settings', () => {
  it.each([...CORRUPT, '{"pace":"fast","theme":5,"order":null,"sound":"yes","name":["Ada"],"save":1,"apply":2}'])(
    'are the defaults where nothing valid is stored: %s',
    async (text) => {
      localStorage.setItem(SETTINGS, text);
      const stored = await settings();
      expect(stored).toMatchObject(DEFAULTS);
      stored.save();
      expect(JSON.parse(localStorage.getItem(SETTINGS)!)).toEqual(DEFAULTS);
    },
  );

  it('are kept, each by itself', async () => {
    localStorage.setItem(SETTINGS, '{"pace":"instant","theme":"night","name":"Ada","sound":false}');
    expect(await settings()).toMatchObject({ ...DEFAULTS, pace: 'instant', name: 'Ada', sound: false });
  });

  it('of another window are taken over, and not overwritten', async () => {
    const [one, other] = [await settings(), await settings()];
    one.name = 'Ada';
    other.pace = 'brisk';
    one.save();
    other.save();
    expect(other).toMatchObject({ ...DEFAULTS, name: 'Ada', pace: 'brisk' });
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS }));
    expect(one).toMatchObject({ ...DEFAULTS, name: 'Ada', pace: 'brisk' });
    expect(await settings()).toMatchObject({ ...DEFAULTS, name: 'Ada', pace: 'brisk' });
  });

  it('take effect, also where storing is denied', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const stored = await settings();
    stored.theme = 'dark';
    await stored.apply();
    expect(document.documentElement.dataset.theme).toBe('dark');
    stored.theme = 'auto';
    await stored.apply();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(document.documentElement.lang).toBe('en');
  });
});
