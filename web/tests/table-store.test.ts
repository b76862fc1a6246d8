/** How a table's page handles messages: when and to which seat they are shown, and that nothing is shown twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedNames } from '../src/people/player-names';
import { keep, ownSeats, forget } from '../src/people/own-seats.svelte';
import { settings } from '../src/lib/settings.svelte';
import { BAND_MS } from '../src/game/paced';
import { SPECTATOR } from '../src/game/shown-table.svelte';
import { TableStore } from '../src/game/table-store.svelte';
import { setLanguage, t } from '../src/lib/texts.svelte';
import type { GameEvent, Scene, State, Update, Welcome } from '../src/wire/messages';
import { TableServer, until, type Peer } from './table-server';

const CALM_MS = 900;

let server: TableServer;
let peer: Peer;
let store: TableStore;
let seats: number[];
/** The number of cards in the deck identifies the moment that a view shows. */
const moment = (): number | undefined => store.view?.deck.left;
/** The entries that have been shown. */
const shown = (): number[] => store.shown.map(({ seq }) => seq);

const chair = (name: string, level = ''): State['chairs'][0] =>
  ({ kind: level ? 'bot' : 'person', name, level, away: false, substitute: '' }) as State['chairs'][0];

function state(more: Partial<State> = {}): State {
  const chairs = [chair('Ada'), chair('Ben'), chair('', 'novice')];
  return { table: 'T1', status: 'running', host: 0, hosts: [0], chairs, paused: false, asked: [], ...more } as State;
}

/** The game at a moment, as each seat of this page sees it. */
function scenes(at: number, deciding: number | undefined): Scene[] {
  return (seats.length ? seats : [SPECTATOR]).map((seat) => ({
    seat,
    view: { seat: deciding, viewer: seat, over: deciding === undefined, deck: { left: at, dragons: 0 } },
    ...(seat === deciding ? { offers: { seat, hand: {} } } : {}),
  })) as unknown as Scene[];
}

function logged(seq: number, line: Update['line'], happened: GameEvent[] = []): Update {
  const happenings = Object.fromEntries((seats.length ? seats : [SPECTATOR]).map((seat) => [seat, happened]));
  return { type: 'update', seq, at: 1, line, happenings, scenes: [] };
}

/** A move of a seat, after which another one is to decide. */
function moved(seq: number, seat: number, deciding: number | undefined, more: Partial<Update> = {}): Update {
  const happened: GameEvent[] = [{ kind: 'card_drawn', seat }];
  const by = seats.includes(seat) ? 'person' : 'bot';
  return { ...logged(seq, { kind: 'moved', seat, by }, happened), scenes: scenes(seq, deciding), ...more };
}

/** A Band that a seat has played. */
function band(seq: number, seat: number, deciding: number): Update {
  const played: GameEvent = { kind: 'band_played', seat, band: 0, leader: 'elf.red', cards: ['elf.red'], size: 1 };
  return moved(seq, seat, deciding, { happenings: { [seats[0] ?? SPECTATOR]: [played] } });
}

function welcome(
  at: number,
  deciding: number | undefined,
  more: Partial<Welcome> = {},
): Partial<Welcome> & { type: 'welcome' } {
  const now = Date.now() / 1000;
  return { type: 'welcome', now, seats, state: state(), scenes: scenes(at, deciding), chat: [], missed: [], ...more };
}

/** Open the page at a running game. */
async function open(own: number[], deciding: number | undefined, more: Partial<Welcome> = {}): Promise<void> {
  seats = own;
  for (const seat of own) keep({ table: 'T1', seat, secret: `secret ${seat}`, name: '' });
  store = new TableStore('T1');
  peer = await server.next();
  await peer.next();
  peer.say(welcome(3, deciding, more));
  await until(() => store.state !== null);
}

/** Send messages to the page, and wait until they have arrived. */
async function say(...messages: Parameters<Peer['say']>[0][]): Promise<void> {
  for (const message of messages) peer.say(message);
  const now = Math.random();
  peer.say({ type: 'pong', now });
  await until(() => Math.abs(store.now() - now) < 60, 'everything sent');
  peer.say({ type: 'pong', now: Date.now() / 1000 });
  await until(() => Math.abs(store.now() - Date.now() / 1000) < 60, 'everything sent');
}

/** Lose the connection, and reconnect. */
async function comeBack(message: Partial<Welcome> & { type: 'welcome' }): Promise<void> {
  peer.cut();
  await until(() => store.link === 'lost');
  window.dispatchEvent(new Event('online'));
  peer = await server.next();
  await peer.next();
  peer.say(message);
  await until(() => store.link === 'open');
}

beforeEach(async () => {
  await setLanguage('en');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  settings.pace = 'calm';
  server = new TableServer();
  await server.start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  store.close();
  server.stop();
  forget('T1');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that was restored from a backup', () => {
  it('is believed: what came after the backup is gone, and new entries count', async () => {
    await open([0], 1);
    settings.pace = 'instant';
    await say(moved(4, 1, 2), moved(5, 2, 0));
    await comeBack(welcome(4, 2, { state: state({ seq: 4 }) }));
    expect(store.entries.map(({ seq }) => seq)).toEqual([4]);
    expect(store.notices.map(({ text }) => text)).toEqual([t('web-set-back')]);
    await say(moved(5, 2, 0));
    expect(store.entries.map(({ seq }) => seq)).toEqual([4, 5]);
    expect(moment()).toBe(5);
  });
});

describe('what others do', () => {
  it('is shown one after another at a calm pace', async () => {
    await open([0], 1);
    await say(moved(4, 1, 2), moved(5, 2, 0));
    expect(moment()).toBe(4);
    expect(store.offers).toBeNull();
    vi.advanceTimersByTime(CALM_MS);
    expect(moment()).toBe(5);
    expect(store.offers).not.toBeNull();
  });

  it('is known at once, but has no text before it is shown', async () => {
    await open([0], 1);
    await say(moved(4, 1, 2), moved(5, 2, 0), logged(6, { kind: 'said', seat: 1, name: 'Ben', text: 'Ha!' }));
    expect(store.entries.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(shown()).toEqual([4]);
    vi.advanceTimersByTime(CALM_MS);
    expect(shown()).toEqual([4, 5, 6]);
  });

  it('has its text at once where nothing waits to be shown', async () => {
    await open([0], 1, { missed: [logged(2, { kind: 'started' })] });
    expect([shown(), store.opened]).toEqual([[2], 2]);
    await say(logged(3, { kind: 'said', seat: 1, name: 'Ben', text: 'Hi' }));
    expect(shown()).toEqual([2, 3]);
  });

  it('is described while it is shown; a Band for longer than a card', async () => {
    await open([0], 1);
    await say(band(4, 1, 2), moved(5, 2, 0));
    expect(store.shownMove).toMatchObject({ entry: { seq: 4 }, view: { deck: { left: 4 } } });
    vi.advanceTimersByTime(CALM_MS);
    expect(moment()).toBe(4);
    vi.advanceTimersByTime(BAND_MS.calm - CALM_MS);
    expect([moment(), store.shownMove?.entry.seq]).toEqual([5, 5]);
    vi.advanceTimersByTime(CALM_MS);
    expect(store.shownMove).toBeNull();
  });

  it('is no longer described once the screen is touched', async () => {
    await open([0], 1);
    await say(band(4, 1, 2), band(5, 2, 0));
    store.flush();
    expect([moment(), store.shownMove]).toEqual([5, null]);
    expect(shown()).toEqual([4, 5]);
  });

  it('is described until the next move where animations are off', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open([0], 1);
    await say(band(4, 1, 2));
    vi.runAllTimers();
    expect(store.shownMove?.entry.seq).toBe(4);
    await say(moved(5, 2, 0));
    expect(store.shownMove?.entry.seq).toBe(5);
    await say(moved(6, 0, 1));
    expect(store.shownMove).toBeNull();
  });

  it('is not described at the instant pace', async () => {
    settings.pace = 'instant';
    await open([0], 1);
    await say(band(4, 1, 2));
    expect(store.shownMove).toBeNull();
  });

  it.each(['instant', 'calm'] as const)('is shown at once where animations are off (%s)', async (pace) => {
    settings.pace = pace;
    if (pace === 'calm') vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await open([0], 1);
    await say(moved(4, 1, 2), moved(5, 2, 0));
    expect(moment()).toBe(5);
  });

  it('is shown at once when the screen is touched', async () => {
    await open([0], 1);
    const shown: number[] = [];
    store.onShow((_, before, after) => shown.push(before!.deck.left, after.deck.left));
    await say(moved(4, 1, 2), moved(5, 2, 1), moved(6, 1, 0));
    expect(moment()).toBe(4);
    store.flush();
    expect(moment()).toBe(6);
    expect(shown).toEqual([3, 4, 5, 6]);
    vi.runAllTimers();
    expect(moment()).toBe(6);
  });

  it('never hides the end of an Age', async () => {
    await open([0], 1);
    const shown: string[] = [];
    store.onShow((happenings) => shown.push(...happenings.map(({ kind }) => kind)));
    const ended: GameEvent[] = [{ kind: 'age_ended', age: 1, seat: 2 }];
    await say(moved(4, 1, 2), { ...moved(5, 2, 1), happenings: { 0: ended } }, moved(6, 1, 2), moved(7, 2, 0));
    store.flush();
    expect(shown).toContain('age_ended');
  });

  it('does not delay the person who is to move', async () => {
    await open([0], 0);
    await say(moved(4, 0, 1));
    expect(moment()).toBe(4);
    await say(moved(5, 1, 2), moved(6, 2, 0));
    store.play({ kind: 'recruit' });
    expect(moment()).toBe(6);
  });

  it('can be skipped until it is one’s own turn', async () => {
    await open([0], 2);
    expect(store.skippable).toBe(true);
    store.skip();
    await say(moved(2, 2, 1), band(3, 1, 2), moved(4, 2, 0));
    expect(moment()).toBe(4);
    expect(store.shownMove).toBeNull();
    expect(store.skippable).toBe(false);
    await say(moved(5, 0, 2), moved(6, 2, 0));
    expect(moment()).toBe(5);
    vi.advanceTimersByTime(CALM_MS);
    expect(moment()).toBe(6);
  });

  it('can be skipped while it is shown, but a person who thinks cannot', async () => {
    await open([0], 2);
    await say(band(2, 2, 1));
    expect(store.skippable).toBe(true);
    vi.advanceTimersByTime(BAND_MS.calm);
    expect(store.skippable).toBe(false);
  });

  it("follows this page's own move after a moment", async () => {
    await open([0], 0);
    await say(moved(4, 0, 1), moved(5, 1, 0));
    expect(moment()).toBe(4);
    vi.advanceTimersByTime(CALM_MS);
    expect(moment()).toBe(5);
  });
});

describe('while an Age is counted', () => {
  const ENDED: GameEvent[] = [{ kind: 'age_ended', age: 1, seat: 2 }];

  /** A player draws the third Dragon, and the page holds to count the Age. */
  async function count(own: number[], happened = ENDED, deciding = 1): Promise<void> {
    await open(own, 2);
    store.onShow((happenings) => {
      if (happenings.some(({ kind }) => kind === 'age_ended')) store.hold();
    });
    await say(moved(4, 2, deciding, { happenings: { [own[0]!]: happened } }));
    expect([moment(), store.shownMove]).toEqual([4, null]);
  }

  it('later moves wait, even if the screen is touched, and then follow at the usual pace', async () => {
    await count([0]);
    await say(moved(5, 1, 2), band(6, 2, 0));
    vi.runAllTimers();
    store.flush();
    expect([moment(), shown(), store.shownMove, store.offers]).toEqual([4, [4], null, null]);
    expect(store.entries.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    store.resume();
    expect([moment(), shown(), store.shownMove?.entry.seq]).toEqual([5, [4, 5], 5]);
    vi.advanceTimersByTime(CALM_MS);
    expect([moment(), shown(), store.shownMove?.entry.seq]).toEqual([6, [4, 5, 6], 6]);
    expect(store.offers).not.toBeNull();
  });

  it('it all waits also where animations are off, and is then shown at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await count([0]);
    await say(moved(5, 1, 2), moved(6, 2, 0));
    expect(moment()).toBe(4);
    store.resume();
    expect([moment(), shown()]).toEqual([6, [4, 5, 6]]);
  });

  it('the answer to the question about a horde belongs to it, and nothing after that', async () => {
    await count([0], [...ENDED, { kind: 'horde_asked', seat: 1 }]);
    await say(moved(5, 1, 1, { happenings: { 0: [{ kind: 'horde_kept', seat: 1, colours: [] }] } }), moved(6, 1, 0));
    vi.runAllTimers();
    expect([moment(), shown()]).toEqual([5, [4, 5]]);
    store.resume();
    expect(moment()).toBe(6);
  });

  it('what was missed in a cut waits too', async () => {
    await count([0]);
    await say(moved(5, 1, 2));
    await comeBack(welcome(7, 0, { missed: [6, 7].map((seq) => logged(seq, { kind: 'moved', seat: 1 })) }));
    await say(moved(8, 2, 0));
    vi.runAllTimers();
    expect([moment(), shown()]).toEqual([4, [4]]);
    store.resume();
    expect([moment(), shown()]).toEqual([7, [4, 5, 6, 7]]);
    vi.runAllTimers();
    expect([moment(), shown()]).toEqual([8, [4, 5, 6, 7, 8]]);
  });

  it('all people at a screen see it before one of them takes the screen', async () => {
    await count([0, 1]);
    vi.runAllTimers();
    expect(store.cover).toBeNull();
    store.resume();
    expect(store.cover).toBe(1);
  });
});

describe('the log', () => {
  it('is asked for as a whole by a page just opened', async () => {
    store = new TableStore('T1');
    peer = await server.next();
    expect(await peer.next()).toMatchObject({ type: 'hello', last: 1 });
  });

  it('goes on after a cut where it was', async () => {
    await open([0], 1, {
      missed: [logged(2, { kind: 'joined', seat: 1, name: 'Ben' }), logged(3, { kind: 'started' })],
    });
    await say(moved(4, 1, 2));
    await comeBack(
      welcome(6, 0, { missed: [logged(5, { kind: 'moved', seat: 2 }), logged(6, { kind: 'moved', seat: 1 })] }),
    );
    expect(peer.received[0]).toMatchObject({ type: 'hello', last: 4 });
    expect(store.entries.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    expect(moment()).toBe(6);
  });

  it('has nothing twice, and nothing out of order', async () => {
    await open([0], 1);
    await say(moved(4, 1, 2), moved(4, 1, 2), logged(5, { kind: 'said', seat: 1, name: 'Ben', text: 'Hi' }));
    await comeBack(welcome(6, 0, { missed: [4, 5, 6].map((seq) => logged(seq, { kind: 'moved', seat: 1 })) }));
    await say(moved(5, 1, 2), moved(6, 1, 2), logged(5, { kind: 'said', seat: 1, name: 'Ben', text: 'Hi' }));
    vi.runAllTimers();
    expect(store.entries.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect(store.chat).toEqual([]);
    expect(moment()).toBe(6);
  });

  it('is not shown again after a cut in the middle of showing it', async () => {
    await open([0], 1);
    await say(moved(4, 1, 2), moved(5, 2, 0));
    await comeBack(welcome(5, 0));
    expect(moment()).toBe(5);
    vi.runAllTimers();
    expect(moment()).toBe(5);
  });

  it('takes in what people say', async () => {
    await open([0], 1);
    await say(logged(4, { kind: 'said', seat: -1, name: 'Zoe', text: 'Hello' }));
    expect(store.chat).toEqual([{ seq: 4, seat: -1, name: 'Zoe', text: 'Hello' }]);
  });
});

describe('talk', () => {
  const said = (text: string): Welcome['chat'][0] => ({ seq: 7, seat: 1, name: 'Ben', text });

  it('from before the page was opened counts as read', async () => {
    await open([0], 1, { chat: [said('Hello'), said('Anybody?')] });
    expect(store.unread).toBe(0);
    await say(logged(4, { kind: 'said', seat: 1, name: 'Ben', text: 'There you are' }));
    expect(store.unread).toBe(1);
    await comeBack(welcome(4, 1, { chat: [said('Hello'), said('Anybody?'), said('There you are'), said('Gone?')] }));
    expect(store.unread).toBe(2);
    store.readChat();
    expect(store.unread).toBe(0);
  });

  it('that cannot be sent leads to a notice', async () => {
    await open([0], 1);
    expect(store.say('Hello')).toBe(true);
    peer.cut();
    await until(() => store.link === 'lost');
    expect(store.say('Still there?')).toBe(false);
    store.sendCommand('undo');
    expect(store.notices.map(({ text }) => text)).toEqual([t('web-not-sent'), t('web-not-sent')]);
  });
});

describe('a move', () => {
  it('is pending until it is confirmed', async () => {
    await open([0], 0);
    store.play({ kind: 'recruit' });
    expect(store.offers).toBeNull();
    const sent = await peer.next();
    expect(sent).toMatchObject({ type: 'move', seat: 0, move: { kind: 'recruit' } });
    await say({ type: 'done', id: (sent as { id: string }).id, seq: 4 });
    expect(store.sending).toBe(false);
  });

  it('is shown when its pieces have been lifted, and before messages that arrive meanwhile', async () => {
    await open([0], 0);
    const lifted: { from?: number; finish?: () => void } = {};
    store.onLift((_, before) => {
      lifted.from = before.deck.left;
      return new Promise((resolve) => (lifted.finish = resolve));
    });
    store.play({ kind: 'recruit' });
    const { id } = (await peer.next()) as { id: string };
    peer.say(moved(4, 0, 1, { line: { kind: 'moved', seat: 0, by: 'person', move_id: id } }));
    peer.say({ type: 'done', id, seq: 4 });
    await until(() => lifted.from === 3);
    expect([moment(), store.sending]).toEqual([3, true]);
    lifted.finish!();
    await until(() => !store.sending);
    expect(moment()).toBe(4);
  });

  it('is not lifted where animations are off', async () => {
    settings.pace = 'instant';
    await open([0], 0);
    store.onLift(() => new Promise(() => undefined));
    store.play({ kind: 'recruit' });
    const { id } = (await peer.next()) as { id: string };
    await say(moved(4, 0, 1, { line: { kind: 'moved', seat: 0, by: 'person', move_id: id } }));
    expect(moment()).toBe(4);
  });

  it('that is refused says why', async () => {
    await open([0], 0);
    store.play({ kind: 'recruit' });
    const { id } = (await peer.next()) as { id: string };
    await say({ type: 'refused', id, code: 'server-paused', rules: ['R20'] });
    expect(store.sending).toBe(false);
    expect(store.notices).toMatchObject([{ text: 'The game is paused.', rules: ['R20'] }]);
    vi.advanceTimersByTime(6000);
    expect(store.notices).toEqual([]);
  });

  it('whose answer was lost is known from the log', async () => {
    await open([0], 0);
    store.play({ kind: 'recruit' });
    const { id } = (await peer.next()) as { id: string };
    await comeBack(welcome(4, 1, { missed: [logged(4, { kind: 'moved', seat: 0, by: 'person', move_id: id })] }));
    expect(store.sending).toBe(false);
  });
});

describe('a preview', () => {
  it('answers the last request, and null to earlier ones', async () => {
    await open([0], 0);
    const first = store.preview({ kind: 'recruit' });
    const second = store.preview({ kind: 'recruit' });
    expect(await first).toBeNull();
    const ids = [await peer.next(), await peer.next()].map((message) => (message as { id: string }).id);
    await say({ type: 'preview', id: ids[0]!, preview: { draws: 8 } as never });
    await say({ type: 'preview', id: ids[1]!, preview: { draws: 1 } as never });
    expect(await second).toEqual({ draws: 1 });
  });

  it('of something impossible is null, without a notice', async () => {
    await open([0], 0);
    const preview = store.preview({ kind: 'recruit' });
    const { id } = (await peer.next()) as { id: string };
    await say({ type: 'refused', id, code: 'server-not-your-turn' });
    expect(await preview).toBeNull();
    expect(store.notices).toEqual([]);
  });

  it('is asked for again after a cut', async () => {
    await open([0], 0);
    const preview = store.preview({ kind: 'recruit' });
    const asked = (await peer.next()) as { id: string };
    await comeBack(welcome(3, 0));
    expect(await peer.next()).toEqual(asked);
    await say({ type: 'preview', id: asked.id, preview: { draws: 1 } as never });
    expect(await preview).toEqual({ draws: 1 });
  });
});

describe('a hint', () => {
  const HINT = { type: 'hint', id: 'h', move: { kind: 'recruit' } } as const;

  it('is for this moment only', async () => {
    await open([0], 0);
    await say(HINT);
    expect(store.hint).toMatchObject(HINT);
    await say(moved(4, 0, 1));
    expect(store.hint).toBeNull();
  });

  it('is not waited for after a cut, nor given up for something else', async () => {
    await open([0], 0);
    store.askHint();
    await say({ type: 'refused', id: '', code: 'server-empty-text' });
    expect(store.thinking).toBe(true);
    await comeBack(welcome(3, 0));
    expect(store.thinking).toBe(false);
  });
});

describe('several people at one screen', () => {
  it('take turns, and the table is covered in between', async () => {
    await open([0, 1], 0);
    expect([store.viewedSeat, store.cover]).toEqual([0, null]);
    await say(moved(4, 0, 1));
    expect([store.viewedSeat, store.cover]).toEqual([0, 1]);
    expect(store.offers).toBeNull();
    store.uncover();
    expect([store.viewedSeat, store.cover]).toEqual([1, null]);
    expect(store.offers).toMatchObject({ seat: 1 });
    store.play({ kind: 'recruit' });
    await peer.next();
    expect(peer.received.at(-1)).toMatchObject({ type: 'move', seat: 1 });
  });

  it('see first what a bot has done', async () => {
    await open([0, 1], 2);
    await say(moved(4, 2, 1));
    expect([moment(), store.cover]).toEqual([4, null]);
    vi.advanceTimersByTime(CALM_MS);
    expect(store.cover).toBe(1);
  });

  it('do not see the hand of the next one after a reload', async () => {
    const missed = (): Update[] => [moved(2, 0, 1), moved(3, 1, 0)];
    seats = [0, 1];
    await open([0, 1], 0, { missed: missed() });
    expect([store.viewedSeat, store.cover]).toEqual([1, 0]);
    store.uncover();
    expect([store.viewedSeat, store.cover]).toEqual([0, null]);
    store.close();
    await open([0, 1], 2, { missed: missed() });
    expect([store.viewedSeat, store.cover]).toEqual([1, null]);
  });

  it('are asked for in the right order when a move is taken back meanwhile', async () => {
    await open([0, 1], 0);
    await say(moved(4, 0, 1));
    expect(store.cover).toBe(1);
    await say({ ...logged(5, { kind: 'undone', seat: 0 }), scenes: scenes(3, 0) });
    store.flush();
    expect(store.cover).toBe(0);
    store.uncover();
    expect(store.offers).toMatchObject({ seat: 0 });
  });

  it('see the events as the person who has the screen', async () => {
    await open([0, 1], 0);
    const entry = {
      ...logged(4, { kind: 'moved' }),
      happenings: { 0: [], 1: [{ kind: 'turn_passed', seat: 1 } as const] },
    };
    expect(store.eventsOf(entry)).toEqual([]);
    store.viewedSeat = 1;
    expect(store.eventsOf(entry)).toHaveLength(1);
  });
});

describe('a goodbye', () => {
  it('that is final sets the refusal', async () => {
    store = new TableStore('T1');
    peer = await server.next();
    peer.say({ type: 'bye', code: 'server-wrong-secret' });
    await until(() => store.link === 'closed');
    expect(store.refusal).toBe('server-wrong-secret');
  });

  it('has the values of its text', async () => {
    store = new TableStore('T1');
    peer = await server.next();
    peer.say({ type: 'bye', code: 'error-NoSuchTable', values: { table_id: 'T1' } });
    await until(() => store.link === 'closed');
    expect(t(store.refusal, store.refusalValues)).toBe(t('error-NoSuchTable', { table_id: 'T1' }));
  });

  it('that is not final keeps the table', async () => {
    await open([0], 0);
    peer.say({ type: 'bye', code: 'server-too-many-messages' });
    await comeBack(welcome(3, 0));
    expect(store.refusal).toBe('');
  });

  it('before the first table is shown sets the refusal until then', async () => {
    store = new TableStore('T1');
    peer = await server.next();
    peer.say({ type: 'bye', code: 'server-too-many-sockets' });
    await until(() => store.refusal !== '');
    seats = [];
    await comeBack(welcome(3, 0));
    expect(store.refusal).toBe('');
  });
});

describe('own seats', () => {
  it('are remembered with their names', async () => {
    await open([0], 1);
    expect(ownSeats()).toMatchObject([{ table: 'T1', seat: 0, name: 'Ada', over: false }]);
  });

  it('are found out from a personal link', async () => {
    seats = [1];
    keep({ table: 'T1', seat: -1, secret: 'from a link', name: '' });
    store = new TableStore('T1');
    peer = await server.next();
    peer.say(welcome(3, 1));
    await until(() => store.state !== null);
    expect(ownSeats()).toMatchObject([{ seat: 1, secret: 'from a link', name: 'Ben' }]);
  });

  it('are over with the game', async () => {
    await open([0], 0);
    await say(moved(4, 0, undefined, { state: state({ status: 'over' }) }));
    expect(ownSeats()).toMatchObject([{ over: true }]);
  });
});

describe('a bot for an absent player', () => {
  const hostedBy = (...hosts: number[]): State => state({ hosts });

  it('is seated by the host', async () => {
    await open([0], 1, { state: hostedBy(0) });
    expect(store.host).toBe(true);
    store.seatBot(2, 'adept');
    expect(await peer.next()).toEqual({ type: 'seat_bot', seat: 0, at: 2, level: 'adept' });
  });

  it('is not seated by others', async () => {
    await open([1], 1, { state: hostedBy(0) });
    expect(store.host).toBe(false);
  });

  it('is seated by all whom the server lets act for the host', async () => {
    await open([1], 1, { state: hostedBy(0, 1) });
    expect(store.host).toBe(true);
    store.seatBot(2, 'adept');
    expect(await peer.next()).toEqual({ type: 'seat_bot', seat: 1, at: 2, level: 'adept' });
  });

  it('is not seated by spectators', async () => {
    await open([], 1, { state: hostedBy(0, 1) });
    expect(store.host).toBe(false);
  });
});

describe('names', () => {
  it('tell players apart', async () => {
    const chairs = [chair('Ada'), chair('', 'novice'), chair(''), chair('', 'novice')];
    await open([0], 1, { state: state({ chairs }) });
    const [ada, first, empty, second] = store.names;
    expect([ada, empty]).toEqual(['Ada', 'Player 3']);
    expect(first).not.toBe(second);
  });

  it('in a list of tables tell bots apart, and call a free seat free', () => {
    const [first, free, second, other] = listedNames([chair('', 'novice'), chair(''), chair('', 'novice'), chair('')]);
    expect(first).not.toBe(second);
    expect([free, other]).toEqual([t('pages-free-seat'), t('pages-free-seat')]);
  });
});
