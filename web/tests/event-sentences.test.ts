/** The log in sentences, with the real English texts. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { linesOf } from '../src/sentences/log-lines';
import type { Entry } from '../src/game/playing';
import type { TableStore } from '../src/game/table-store.svelte';
import { cardList, list, poolCard, eventSentence } from '../src/sentences/events';
import { setLanguage } from '../src/lib/texts.svelte';
import type { GameEvent } from '../src/wire/messages';
import schema from '../schema.json';
import replay from './fixtures/replay.jsonl?raw';

const NAMES = ['Ada', 'Ben', 'Cid'];

/** Ada and Ben are tied, and Ben begins. */
const TIE = {
  kind: 'age_started' as const,
  age: 2,
  first: 1,
  why: 'tie' as const,
  glory: 7,
  tied: [0],
  pool: [],
  deck_left: 60,
  hand_sizes: [1, 1, 1],
};

/** Every kind of event, and every variant of its sentence. */
const SENTENCES: [GameEvent, string][] = [
  [
    {
      kind: 'game_started',
      players: 2,
      ages: 2,
      tribes: ['elf', 'orc', 'troll'],
      tokens: [],
      supply: [],
      options: {} as never,
    },
    'A game for 2 with Elves, Orcs and Trolls',
  ],
  [
    { kind: 'age_started', age: 1, first: 1, why: 'lot', pool: [], deck_left: 60, hand_sizes: [1, 1] },
    'Age 1 begins; Ben goes first, drawn by lot',
  ],
  [
    { kind: 'age_started', age: 2, first: 1, why: 'least', glory: 24, pool: [], deck_left: 60, hand_sizes: [1, 1] },
    'Age 2 begins; Ben goes first with the least Glory: 24',
  ],
  [
    { ...TIE, drawer: 1 },
    'Age 2 begins; Ben goes first: Ada and Ben tie for the least Glory, and Ben drew the third Dragon',
  ],
  [
    { ...TIE, drawer: 2 },
    'Age 2 begins; Ben goes first: Ada and Ben tie for the least Glory, and Ben is next clockwise from Cid, who drew the third Dragon',
  ],
  [{ kind: 'hand_dealt', seat: 0, size: 1, cards: ['elf.red'] }, 'Ada is dealt the red Elf'],
  [
    { kind: 'hand_dealt', seat: 0, size: 3, cards: ['elf.red', 'orc.blue', 'elf.red'] },
    'Ada is dealt 2\u00a0×\u00a0red Elf and blue Orc',
  ],
  [{ kind: 'hand_dealt', seat: 1, size: 1 }, 'Ben is dealt a card'],
  [{ kind: 'hand_dealt', seat: 1, size: 2 }, 'Ben is dealt 2 cards'],
  [{ kind: 'hand_dealt', seat: 1, size: 0 }, 'Ben is dealt no card'],
  [{ kind: 'hand_dealt', seat: 0, size: 0, cards: [] }, 'Ada is dealt no card'],
  [{ kind: 'turn_passed', seat: 2 }, 'Cid’s turn'],
  [{ kind: 'card_drawn', seat: 1 }, 'Ben draws a card'],
  [{ kind: 'card_drawn', seat: 0, card: 'skeleton' }, 'Ada draws the Skeleton'],
  [{ kind: 'card_taken', seat: 0, card: 'wizard.grey' }, 'Ada takes the grey Wizard'],
  [{ kind: 'dragon', seat: 0, number: 1 }, 'The first Dragon appears'],
  [{ kind: 'dragon', seat: 0, number: 3 }, 'The third Dragon appears'],
  [{ kind: 'skeletons_shown', seat: 0, count: 10 }, 'Ada shows a hand of 10 Skeletons'],
  [
    { kind: 'band_played', seat: 0, band: 0, leader: 'elf.red', cards: ['elf.red'], size: 1 },
    'Ada plays a Band of one: the red Elf',
  ],
  [
    { kind: 'band_played', seat: 0, band: 0, leader: 'elf.red', cards: ['elf.red', 'skeleton'], size: 2 },
    'Ada plays a Band of 2 led by the red Elf: red Elf and Skeleton',
  ],
  [{ kind: 'marker_placed', seat: 0, kingdom: 'rhea', why: 'band', markers: 2 }, 'Ada places a marker in Rhea (2)'],
  [
    { kind: 'marker_placed', seat: 0, kingdom: 'ithys', why: 'extra', markers: 1 },
    'Ada places an extra marker in Ithys (1)',
  ],
  [{ kind: 'marker_declined', seat: 1, why: 'band' }, 'Ben chooses to place no marker'],
  [{ kind: 'marker_declined', seat: 1, why: 'extra' }, 'Ben places no extra marker'],
  [
    { kind: 'no_marker', seat: 0, kingdom: 'duris', why: 'small', size: 1, needed: 2 },
    'The Band is too small for a marker in Duris: 2 cards are needed',
  ],
  [
    { kind: 'no_marker', seat: 0, kingdom: 'duris', why: 'halfling', size: 1, needed: 2 },
    'A Band led by a Halfling places no marker',
  ],
  [
    { kind: 'no_marker', seat: 0, kingdom: 'duris', why: 'supply', size: 3, needed: 2 },
    'Ada has no marker left to place',
  ],
  [{ kind: 'track_moved', seat: 0, start: 0, goal: 4 }, 'Ada moves from 0 to 4 on the Merfolk board'],
  [{ kind: 'giant_taken', seat: 0, size: 1 }, 'Ada takes the Giant token with a Band of one'],
  [{ kind: 'giant_taken', seat: 0, size: 4, previous: 0 }, 'Ada takes the Giant token with a Band of 4'],
  [{ kind: 'token_taken', seat: 0, value: 3 }, 'Ada takes Troll token 3'],
  [{ kind: 'horde_joined', seat: 0, colour: 'green' }, 'Ada puts a marker on the green space of the Orc Horde'],
  [{ kind: 'cards_discarded', seat: 0, cards: ['elf.red'], why: 'turn' }, 'Ada discards the red Elf'],
  [
    { kind: 'cards_discarded', seat: 0, cards: ['elf.red', 'elf.red'], why: 'age' },
    'Ada discards 2 cards: 2\u00a0×\u00a0red Elf',
  ],
  [{ kind: 'cards_kept', seat: 0, count: 1 }, 'Ada keeps a card'],
  [{ kind: 'cards_kept', seat: 0, count: 3 }, 'Ada keeps 3 cards'],
  [{ kind: 'age_ended', age: 1, seat: 2 }, 'Age 1 ends: Cid drew the third Dragon'],
  [{ kind: 'horde_asked', seat: 0 }, 'Ada must decide about the Orc Horde'],
  [{ kind: 'horde_emptied', seat: 0, colours: ['red'] }, 'Ada empties the Orc Horde of its marker'],
  [{ kind: 'horde_kept', seat: 0, colours: ['red', 'blue'] }, 'Ada keeps the 2 markers on the Orc Horde'],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'rhea', points: 4, place: 1, tied: [], trolls: true, markers: 2 },
    'Ada scores 4 Glory for Rhea (1st by Trolls)',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'duris', points: 4, place: 3, tied: [], markers: 1 },
    'Ada scores 4 Glory for Duris (3rd)',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'merfolk', points: 0, place: 2, tied: [1, 2], space: 4 },
    'Ada scores 0 Glory for the Merfolk board (2nd, shared with Ben and Cid)',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'giant_now', points: 2, size: 3 },
    'Ada scores 2 Glory for taking the Giant token',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'giant_end', points: 4, size: 3 },
    'Ada scores 4 Glory for holding the Giant token',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'orcs', points: 6, markers: 3 },
    'Ada scores 6 Glory for an Orc Horde of 3',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'bands', points: 3, band: 1, size: 3, skeletons: 0, leader: 'dwarf.red' },
    'Ada scores 3 Glory for a Band of 3 led by a Dwarf',
  ],
  [
    { kind: 'glory', seat: 0, age: 1, source: 'bands', points: 1, band: 1, size: 4, skeletons: 2, leader: 'elf.red' },
    'Ada scores 1 Glory for a Band of 4, less 2 Skeletons',
  ],
  [{ kind: 'game_ended', places: [2, 1, 3], glory: [1, 2, 0] }, 'The game is over: Ben wins'],
  [{ kind: 'game_ended', places: [1, 1, 3], glory: [2, 2, 0] }, 'The game is over: Ada and Ben share the victory'],
  [
    { kind: 'game_ended', places: [1, 2, 3], glory: [2, 2, 0], skeleton_winner: 0 },
    'The game is over: Ada wins with a hand of Skeletons',
  ],
];

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(() => setLanguage('en'));

describe('an event', () => {
  it.each(SENTENCES)('has a sentence: %j', (happening, sentence) => {
    expect(eventSentence(happening, NAMES)).toBe(sentence);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('has a sentence for every kind', () => {
    const kinds = Object.keys(schema.$defs.GameEvent.discriminator.mapping);
    expect(new Set(SENTENCES.map(([{ kind }]) => kind))).toEqual(new Set(kinds));
  });

  it('has complete sentences through a whole game', () => {
    const steps = replay
      .trim()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { happenings: GameEvent[] });
    const lines = steps.flatMap(({ happenings }) => happenings.map((happening) => eventSentence(happening, NAMES)));
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => /[{}]|event-|undefined|null|NaN/.test(line))).toEqual([]);
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('a list', () => {
  it.each([
    [[], 'none'],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c', 'd'], 'a, b, c and d'],
  ])('of %j', (items, text) => expect(list(items)).toBe(text));

  it('groups equal cards', () => {
    expect(cardList(['elf.red', 'skeleton', 'elf.red', 'skeleton'])).toBe(
      '2\u00a0×\u00a0red Elf and 2\u00a0×\u00a0Skeleton',
    );
  });
});

describe('a card of the pool', () => {
  it('also has a label when it cannot be taken', () => {
    expect(poolCard('elf.red', 1, true)).toBe('Take the red Elf');
    expect(poolCard('elf.red', 1, false)).toBe('red Elf');
    expect(poolCard('skeleton', 2, false)).toBe('Skeleton, 2 of them');
  });
});

// --- Lines --------------------------------------------------------------------------------------------------------

function entry(seq: number, line: Entry['line'], events: GameEvent[] = []): Entry {
  return { seq, at: 1, line, happenings: { 0: events } };
}

const table = (...entries: Entry[]): TableStore =>
  ({
    names: NAMES,
    entries,
    shown: entries,
    eventsOf: (entry: Entry) => entry.happenings[0] ?? [],
  }) as unknown as TableStore;

const texts = (entry: Entry): string[] => linesOf(entry, table()).map(({ text }) => text);

describe('a line of the log', () => {
  it.each([
    [{ kind: 'joined', seat: 0, name: 'Zoe' }, 'Zoe sits down'],
    [{ kind: 'left', seat: 1 }, 'Ben has left'],
    [{ kind: 'returned', seat: 1 }, 'Ben is back'],
    [{ kind: 'bot_seated', seat: 1, level: 'adept' }, 'A bot plays for Ben'],
    [{ kind: 'moved', seat: 1, by: 'clock' }, 'Ben ran out of time: a bot moves'],
    [{ kind: 'undone', seat: 1 }, 'Ben undoes a move'],
    [{ kind: 'asked', seat: 1, question: 'pause' }, 'Ben asks for a pause'],
    [{ kind: 'asked', seat: 1, question: 'undo' }, 'Ben asks to undo a move'],
    [{ kind: 'answered', seat: 1, yes: true }, 'Ben agrees'],
    [{ kind: 'answered', seat: 1, yes: false }, 'Ben disagrees'],
    [{ kind: 'paused', seat: 1 }, 'The game is paused'],
    [{ kind: 'resumed', seat: 1 }, 'The game resumes'],
    [{ kind: 'said', seat: 1, name: 'Ben', text: 'Hi {there}' }, 'Ben: Hi {there}'],
    [{ kind: 'said', seat: -1, name: '', text: 'Hi' }, 'Someone: Hi'],
    [{ kind: 'reacted', seat: 1, reaction: 'well_played' }, 'Ben: Well played'],
    [{ kind: 'rematch', table_id: 'T2' }, 'Rematch at a new table'],
  ] satisfies [Entry['line'], string][])('%j', (line, text) => {
    expect(texts(entry(4, line))).toEqual([text]);
    expect(warnings).not.toHaveBeenCalled();
  });

  it.each(['created', 'started', 'moved'] as const)('has nothing to say by itself: %s', (kind) => {
    expect(texts(entry(4, { kind, seat: 0, by: 'person' }))).toEqual([]);
  });

  it('leaves out events that need no mention', () => {
    const events: GameEvent[] = [
      { kind: 'card_drawn', seat: 0, card: 'elf.red' },
      { kind: 'turn_passed', seat: 1 },
      { kind: 'horde_asked', seat: 1 },
      { kind: 'dragon', seat: 0, number: 2 },
    ];
    const lines = linesOf(entry(4, { kind: 'moved', seat: 0, by: 'clock' }, events), table());
    expect(lines.map(({ text }) => text)).toEqual([
      'Ada ran out of time: a bot moves',
      'Ada draws the red Elf',
      'The second Dragon appears',
    ]);
    expect(lines.map(({ major }) => major)).toEqual([false, false, true]);
    expect(lines.map(({ game }) => game)).toEqual([false, true, true]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });

  it('has one line for a move, and one for each event at the end of an Age', () => {
    const events: GameEvent[] = [
      { kind: 'dragon', seat: 1, number: 3 },
      { kind: 'age_ended', age: 1, seat: 1 },
      { kind: 'glory', seat: 0, age: 1, source: 'rhea', points: 4, place: 1, tied: [], markers: 2 },
      { kind: 'age_started', age: 2, first: 0, why: 'least', glory: 4, pool: [], deck_left: 60, hand_sizes: [1, 1, 1] },
      { kind: 'hand_dealt', seat: 0, size: 1, cards: ['elf.red'] },
      { kind: 'hand_dealt', seat: 1, size: 1 },
    ];
    expect(texts(entry(4, { kind: 'moved', seat: 1, by: 'bot' }, events))).toEqual([
      'Age 1 ends: Ben drew the third Dragon',
      'Ada scores 4 Glory for Rhea (1st)',
      'Age 2 begins; Ada goes first with the least Glory: 4',
      'Ada is dealt the red Elf',
    ]);
  });

  it('has the picture of a reaction', () => {
    expect(linesOf(entry(4, { kind: 'reacted', seat: 1, reaction: 'wow' }), table())).toMatchObject([
      { reaction: 'wow', game: false },
    ]);
  });
});
