/** Every move in one sentence, the same on the screen and for screen readers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../src/sentences/announcer.svelte';
import { bandsInWords, playedBands, effectsOf, moveOf, sinceOwnTurn, splitAtName } from '../src/sentences/moves';
import { linesOf } from '../src/sentences/log-lines';
import type { Entry, Playing } from '../src/game/playing';
import { LANGUAGES, setLanguage } from '../src/lib/texts.svelte';
import type { GameEvent, LineKind, TableView } from '../src/wire/messages';
import replay from './fixtures/replay.jsonl?raw';

const NAMES = ['Ada', 'Ben', 'Cid'];
const PASSED: GameEvent = { kind: 'turn_passed', seat: 2 };

const band = (...cards: string[]): GameEvent =>
  ({
    kind: 'band_played',
    seat: 1,
    band: 0,
    leader: cards[0],
    cards,
    size: cards.length,
  }) as GameEvent;
const marker = (kingdom: string, why: 'band' | 'extra' = 'band'): GameEvent =>
  ({ kind: 'marker_placed', seat: 1, kingdom, why, markers: 1 }) as GameEvent;
const dragon = (number: number): GameEvent => ({ kind: 'dragon', seat: 1, number }) as GameEvent;
const discarded = (...cards: string[]): GameEvent =>
  ({ kind: 'cards_discarded', seat: 1, cards, why: 'turn' }) as GameEvent;
const drawn = (card?: string): GameEvent => ({ kind: 'card_drawn', seat: 1, card }) as GameEvent;
const glory = (source: string, points: number): GameEvent =>
  ({ kind: 'glory', seat: 1, age: 1, source, points }) as GameEvent;

function entry(seq: number, seat: number, happenings: GameEvent[], kind: LineKind = 'moved'): Entry {
  return { seq, at: 1, line: { kind, seat, by: seat ? 'bot' : 'person' }, happenings: { 0: happenings } };
}

const sentence = (...happenings: GameEvent[]): string =>
  moveOf(entry(4, 1, happenings), [...happenings, PASSED], NAMES)!.sentence;

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => setLanguage('en'));

describe('a move', () => {
  it.each<[string, GameEvent[]]>([
    ['Ben takes the blue Wizard from the pool', [{ kind: 'card_taken', seat: 1, card: 'wizard.blue' }]],
    ['Ben draws a card', [drawn()]],
    ['Ben draws the red Elf', [drawn('elf.red')]],
    ['Ben: draws 2 cards', [drawn(), drawn()]],
    ['Ben: draws red Elf and Skeleton', [drawn('elf.red'), drawn('skeleton')]],
    ['Ben draws a card. The first Dragon appears', [dragon(1), drawn()]],
    ['Age 1 ends: Ben drew the third Dragon', [dragon(3), { kind: 'age_ended', age: 1, seat: 1 }]],
    [
      'Age 1 ends: Ben drew the third Dragon. Age 2 begins; Ada goes first with the least Glory: 1',
      [
        dragon(3),
        { kind: 'age_ended', age: 1, seat: 1 },
        { kind: 'cards_discarded', seat: 1, cards: ['elf.red'], why: 'age' },
        { kind: 'horde_kept', seat: 1, colours: ['red'] },
        glory('orcs', 1),
        {
          kind: 'age_started',
          age: 2,
          first: 0,
          why: 'least',
          glory: 1,
          pool: [],
          deck_left: 60,
          hand_sizes: [1, 1, 1],
        },
        { kind: 'hand_dealt', seat: 1, size: 1 },
      ],
    ],
    [
      'Ben: Band of 4 Centaurs led by blue, marker in Straton; 2 cards to the pool',
      [
        band('centaur.blue', 'centaur.red', 'centaur.red', 'centaur.grey'),
        marker('straton'),
        discarded('elf.red', 'orc.red'),
      ],
    ],
    [
      'Ben: Band of 3 in blue led by the Centaur, with a Skeleton, marker in Straton',
      [band('centaur.blue', 'elf.blue', 'skeleton'), marker('straton')],
    ],
    [
      'Ben: Band of one: red Elf, too small for a marker in Rhea; keeps a card; a card to the pool',
      [
        band('elf.red'),
        { kind: 'no_marker', seat: 1, kingdom: 'rhea', why: 'small', size: 1, needed: 2 },
        { kind: 'cards_kept', seat: 1, count: 1 },
        discarded('orc.red'),
      ],
    ],
    [
      'Ben: Band of one: red Halfling, no marker',
      [band('halfling.red'), { kind: 'no_marker', seat: 1, kingdom: 'rhea', why: 'halfling', size: 1, needed: 2 }],
    ],
    [
      'Ben: Band of one: red Elf, no marker',
      [band('elf.red'), { kind: 'marker_declined', seat: 1, why: 'band' } as GameEvent],
    ],
    [
      'Ben: Band of 2 Merfolk led by grey, marker in Pelagon, to space 4 on the Merfolk board, extra marker in Rhea',
      [
        band('merfolk.grey', 'merfolk.red'),
        marker('pelagon'),
        { kind: 'track_moved', seat: 1, start: 2, goal: 4 },
        marker('rhea', 'extra'),
      ],
    ],
    [
      'Ben: Band of one: red Giant, marker in Rhea, takes the Giant token, 2 Glory',
      [band('giant.red'), marker('rhea'), { kind: 'giant_taken', seat: 1, size: 1 }, glory('giant_now', 2)],
    ],
    [
      'Ben: Band of one: red Troll, marker in Rhea, takes Troll token 1',
      [band('troll.red'), marker('rhea'), { kind: 'token_taken', seat: 1, value: 1 }],
    ],
    [
      'Ben: Band of one: red Orc, marker in Rhea, marker on the Orc Horde (red)',
      [band('orc.red'), marker('rhea'), { kind: 'horde_joined', seat: 1, colour: 'red' }],
    ],
    [
      'Ben: Band of 2 Wizards led by red, marker in Rhea; a card to the pool; draws 2 cards. The second Dragon appears',
      [band('wizard.red', 'wizard.blue'), marker('rhea'), discarded('elf.red'), dragon(2), drawn(), drawn()],
    ],
    [
      'Ben: Band of 2 Centaurs led by blue, marker in Straton; then Band of one: red Elf, marker in Rhea; a card to the pool',
      [band('centaur.blue', 'centaur.red'), marker('straton'), band('elf.red'), marker('rhea'), discarded('orc.red')],
    ],
    [
      'Ben empties the Orc Horde of its 3 markers, 6 Glory',
      [{ kind: 'horde_emptied', seat: 1, colours: ['red', 'blue', 'grey'] }, glory('orcs', 6), glory('bands', 3)],
    ],
    [
      'Ben shows a hand of 10 Skeletons. The game is over: Ben wins with a hand of Skeletons',
      [
        { kind: 'skeletons_shown', seat: 1, count: 10 },
        { kind: 'game_ended', places: [2, 1, 2], glory: [0, 0, 0], skeleton_winner: 1 },
      ],
    ],
  ])('%s', (text, happenings) => {
    expect(sentence(...happenings)).toBe(text);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('is not found in other entries of the log', () => {
    expect(moveOf(entry(4, 1, [PASSED], 'started'), [PASSED], NAMES)).toBeNull();
    expect(moveOf(entry(4, 1, []), [], NAMES)).toBeNull();
  });

  it.each(LANGUAGES)('has a sentence without a gap in every language: %s', async (language) => {
    await setLanguage(language);
    const texts = recorded().map((entry) => moveOf(entry, entry.happenings[0]!, NAMES)?.sentence);
    expect(texts.filter((text) => !text || /[{}]|move-|event-|undefined|null|NaN|none/.test(text))).toEqual([]);
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('a Band that is shown', () => {
  const kingdoms = [{ name: 'rhea', markers: [2, 2, 0], leaders: [0, 1] }];
  const view = { kingdoms } as unknown as TableView;
  const happenings = [
    band('troll.red', 'elf.red'),
    marker('rhea'),
    { kind: 'token_taken', seat: 1, value: 2 } as GameEvent,
    discarded('orc.red'),
    drawn(),
  ];

  it('has its cards, the Leader first', () => {
    expect(playedBands(happenings)).toEqual([['troll.red', 'elf.red']]);
    expect(bandsInWords(happenings, 'Ben')).toBe('Ben: Band of 2 in red led by the Troll');
    expect(bandsInWords([drawn()], 'Ben')).toBe('');
  });

  it('says what it did, and how its player stands', () => {
    expect(effectsOf(happenings, 1, view, NAMES).map(({ kind, which, text }) => [kind, which, text])).toEqual([
      ['marker', 'rhea', 'Marker in Rhea: 2, level with Ada'],
      ['troll', 2, 'Takes Troll token 2'],
      ['pool', '', 'To the pool: red Orc'],
      ['drawn', '', 'Draws a card'],
    ]);
    const stands = (leaders: number[]): string =>
      effectsOf([marker('rhea')], 1, { kingdoms: [{ ...kingdoms[0], leaders }] } as never, NAMES)[0]!.text;
    expect(stands([1])).toBe('Marker in Rhea: 2, in the lead');
    expect(stands([0, 2])).toBe('Marker in Rhea: 2, behind Ada and Cid');
  });
});

describe('a name', () => {
  it('is set apart from its sentence', () => {
    expect(splitAtName('Then Ben draws', 'Ben')).toEqual(['Then ', 'Ben', ' draws']);
    expect(splitAtName('The first Dragon appears', 'Ben')).toEqual(['', '', 'The first Dragon appears']);
  });
});

// --- What has just happened ---------------------------------------------------------------------------------------

function table(shown: Entry[], more: Partial<Playing> = {}): Playing {
  const view = { viewer: 0 } as TableView;
  const eventsOf = (entry: Entry): GameEvent[] => entry.happenings[0] ?? [];
  return { names: NAMES, entries: shown, shown, opened: 0, seated: true, view, eventsOf, ...more } as Playing;
}

const draws = (seq: number, seat: number): Entry => entry(seq, seat, [{ kind: 'card_drawn', seat } as GameEvent]);
const SAID: Entry = { seq: 9, at: 1, line: { kind: 'said', seat: 1, name: 'Ben', text: 'Hi' }, happenings: {} };

describe('since the own turn', () => {
  it('each player has one line, the newest last, and talk has none', () => {
    const store = table([draws(2, 1), draws(3, 0), draws(5, 1), draws(6, 2), draws(7, 1), SAID]);
    expect(sinceOwnTurn(store).map(({ seq }) => seq)).toEqual([3, 6, 7]);
  });

  it('what was taken back is gone', () => {
    const undone = entry(8, 0, [], 'undone');
    undone.line.taken_back = [3, 4];
    const store = table([draws(2, 1), draws(3, 0), draws(4, 1), undone]);
    expect(sinceOwnTurn(store).map(({ seq }) => seq)).toEqual([2]);
  });

  it('spectators see the last move of every player', () => {
    const store = table([draws(2, 1), draws(3, 0), draws(4, 1)], { seated: false });
    expect(sinceOwnTurn(store).map(({ seq }) => seq)).toEqual([3, 4]);
  });
});

// --- Screen readers -----------------------------------------------------------------------------------------------

/** The log of a whole game, from the server. */
function recorded(): Entry[] {
  return replay
    .trim()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Omit<Entry, 'happenings'> & { happenings: GameEvent[] })
    .map((step) => ({ ...step, at: 1, happenings: { 0: step.happenings } }))
    .filter(({ line }) => line.kind === 'moved');
}

describe('a listener', () => {
  let store: Playing & { shown: readonly Entry[] };
  let announcer: Announcer;
  let heard: string[];
  let last: number;

  function collect(): void {
    for (const batch of announcer.batches)
      if (batch.id > last) {
        last = batch.id;
        heard.push(...batch.sentences.filter(({ move }) => move).map(({ text }) => text));
      }
  }

  /** Show this many more entries, and advance the clock. */
  function show(count: number, passes: number): void {
    store.shown = store.entries.slice(0, store.shown.length + count);
    announcer.listen();
    collect();
    vi.advanceTimersByTime(passes);
    collect();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    store = { ...table(recorded()), shown: [] };
    announcer = new Announcer(store);
    [heard, last] = [[], -1];
  });
  afterEach(() => {
    announcer.close();
    vi.useRealTimers();
  });

  it.each([
    ['slowly', 1, 10_000],
    ['at the pace of the table', 1, 900],
    ['in quick succession', 1, 10],
    ['several at once', 7, 300],
    ['all at once', 500, 0],
  ])('hears a sentence for each move, in order, when they come %s', (_, count, passes) => {
    for (let shown = 0; shown < store.entries.length; shown += count) show(count, passes);
    while (vi.getTimerCount()) show(0, 5_000);
    expect(store.entries.length).toBeGreaterThan(190);
    expect(heard).toEqual(
      store.entries.map((entry) => moveOf(entry, entry.happenings[0]!, NAMES)!.sentence.replace(/[^.!?…]$/, '$&.')),
    );
  });

  it('has the time to hear each sentence', () => {
    show(1, 100);
    show(1, 100);
    show(1, 100);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(announcer.batches.map(({ sentences }) => sentences.length)).toEqual([1, 2]);
  });

  it('does not hear what happened before the page was opened', () => {
    show(0, 1000);
    // The server answers after the page has been created.
    Object.assign(store, { opened: store.entries[2]!.seq, shown: store.entries.slice(0, 3) });
    show(0, 1000);
    expect(heard).toEqual([]);
    show(1, 1000);
    expect(heard).toHaveLength(1);
  });

  it('does not find old sentences in the page', () => {
    show(1, 5_000);
    expect(announcer.batches).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(announcer.batches).toEqual([]);
  });

  it('hears what the others did before it hears that it is its turn', () => {
    show(1, 100);
    show(2, 100);
    Object.assign(store, { seated: true, mine: true, offers: { seat: 0, hand: {}, leaders: [] } });
    show(1, 0);
    const sentences = announcer.batches.flatMap(({ sentences }) => sentences);
    expect(sentences.map(({ move }) => move)).toEqual([true, true, true, true, false]);
    expect(sentences.at(-1)!.text).toBe('Your turn. Take a card from the pool or the deck.');
    show(0, 10_000);
    expect(announcer.batches.flatMap(({ sentences }) => sentences)).toEqual(sentences);
  });

  it('hears that it is its turn only after an Age was counted', () => {
    const texts = (): string[] => announcer.batches.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    Object.assign(store, { seated: true, mine: true, offers: { seat: 0, hand: {}, leaders: [] } });
    announcer.listen(false);
    expect(texts()).toEqual([]);
    announcer.listen(true);
    expect(texts()).toEqual(['Your turn. Take a card from the pool or the deck.']);
  });

  it('hears what people say too', () => {
    store = { ...table([SAID]), shown: [] };
    announcer = new Announcer(store);
    show(1, 0);
    expect(announcer.batches[0]!.sentences).toEqual([{ seq: 9, move: false, text: 'Ben: Hi.' }]);
  });

  it('hears that a request was withdrawn, or turned down', () => {
    const asked = { ...SAID, line: { kind: 'asked', seat: 1, question: 'undo' } } as Entry;
    const no = (seat: number): Entry => ({ ...SAID, seq: 10, line: { kind: 'answered', seat, yes: false } }) as Entry;
    const heardOf = (seat: number): string => linesOf(no(seat), table([asked, no(seat)]))[0]!.text;
    expect(heardOf(1)).toBe('Ben withdraws the request');
    expect(heardOf(0)).toBe('Ada disagrees');
  });

  it('hears nothing that only the previous person may know', () => {
    const [drawn, taken] = store.entries as [Entry, Entry];
    const known: GameEvent[] = [{ kind: 'card_drawn', seat: 1, card: 'elf.red' }];
    const hidden = { ...drawn, happenings: { 0: drawn.happenings[0]!, 1: known } };
    store = { ...table([{ ...taken, seq: drawn.seq - 1 }, hidden]), shown: [] };
    let viewedSeat = 1;
    store.eventsOf = (entry): GameEvent[] => entry.happenings[viewedSeat] ?? entry.happenings[0]!;
    announcer = new Announcer(store);
    show(1, 100);
    show(1, 100);
    announcer.cover();
    expect(announcer.batches).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(announcer.batches).toEqual([]);
    viewedSeat = 0;
    announcer.uncover();
    expect(announcer.batches.flatMap(({ sentences }) => sentences.map(({ text }) => text))).toEqual([
      'Ben draws a card.',
    ]);
    expect(moveOf(hidden, known, NAMES)!.sentence).toContain('Elf');
  });
});
