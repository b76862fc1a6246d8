/**
 * The cases of tests/engine/test_wasm.py, in Node and in a browser: games are replayed, and calls of entry points
 * repeated. The results are sent back and compared there with Python's.
 */
import type { EngineArray, RecordArray } from '../../src/engine/arrays';
import { loadEngine, type Engine } from '../../src/engine/engine';
import type { Layout } from '../../src/engine/layout';

interface Setting {
  players: number;
  pool: number;
  options: number[];
}

interface Game extends Setting {
  words: number[];
  actions: number[];
}

interface Playouts extends Setting {
  first_seed: number;
  games: number;
}

/** An array: its type, and where its bytes are in data.bin. */
interface ArrayArgument {
  type: string;
  count: number;
  start: number;
}

interface Call {
  name: string;
  arguments: (ArrayArgument | number)[];
  /** Which arguments are sent back. */
  results: number[];
}

interface Cases {
  look_every: number;
  games: Game[];
  playouts: Playouts[];
  calls: Call[];
}

const PLAY = 'ethnos_engine_play_';
type Bytes = Uint8Array<ArrayBuffer>;

export async function run(server: string): Promise<void> {
  const layout: Layout = await (await fetch(`${server}/layout.json`)).json();
  const engine = await loadEngine(await fetch(`${server}/engine.wasm`), layout);
  const cases: Cases = await (await fetch(`${server}/cases.json`)).json();
  const data = new Uint8Array(await (await fetch(`${server}/data.bin`)).arrayBuffer());
  const games = cases.games.map((game) => replay(engine, game, cases.look_every));
  await send(server, 'games.bin', await Promise.all(games.map(digest)));
  const ends = cases.playouts.flatMap((setting) => playouts(engine, setting));
  await send(server, 'playouts.bin', await Promise.all(ends.map(digest)));
  await send(
    server,
    'calls.bin',
    cases.calls.flatMap((call) => repeat(engine, call, data)),
  );
}

async function send(server: string, name: string, parts: Bytes[]): Promise<void> {
  const answer = await fetch(`${server}/${name}`, { method: 'PUT', body: new Blob(parts) });
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.status}`);
}

async function digest(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function tableOf(engine: Engine, setting: Setting): RecordArray {
  const table = engine.records('table');
  (table.field('options') as Int8Array).set(setting.options);
  return table;
}

/** The record after every decision, with some views and samples in between. */
function replay(engine: Engine, game: Game, lookEvery: number): Bytes {
  const mark = engine.mark();
  const table = tableOf(engine, game);
  const view = engine.records('table');
  const records: Bytes[] = [];
  engine.call(`${PLAY}new_game`, table, ...game.words, game.players, game.pool);
  records.push(table.bytes.slice());
  game.actions.forEach((action, step) => {
    engine.call(`${PLAY}decide`, table, action);
    records.push(table.bytes.slice());
    if (step % lookEvery !== 0) return;
    view.bytes.set(table.bytes);
    engine.call(`${PLAY}hide`, view, step % game.players);
    records.push(view.bytes.slice());
    engine.call(`${PLAY}_determinize`, view, step, 0, 0, 0);
    records.push(view.bytes.slice());
  });
  if (table.get('phase') !== engine.constant('over')) throw new Error('a game is not over');
  engine.release(mark);
  return joined(records);
}

/** The final records of random games. */
function playouts(engine: Engine, setting: Playouts): Bytes[] {
  const mark = engine.mark();
  const table = tableOf(engine, setting);
  const ends = Array.from({ length: setting.games }, (_, game) => {
    const seed = setting.first_seed + game;
    engine.call('ethnos_research_lab_playouts__play', table, setting.players, setting.pool, seed, 1);
    return table.bytes.slice();
  });
  engine.release(mark);
  return ends;
}

/** The number that a call returns, and the arrays that it writes its results into. */
function repeat(engine: Engine, call: Call, data: Bytes): Bytes[] {
  const mark = engine.mark();
  const values = call.arguments.map((argument) =>
    typeof argument === 'number' ? argument : filled(engine.array(argument.type, argument.count), data, argument.start),
  );
  const returned = new Float64Array([engine.call(call.name, ...values)]);
  const written = call.results.map((place) => (values[place] as EngineArray).bytes.slice());
  engine.release(mark);
  return [new Uint8Array(returned.buffer), ...written];
}

function filled(array: EngineArray, data: Bytes, start: number): EngineArray {
  const bytes = array.bytes;
  bytes.set(data.subarray(start, start + bytes.length));
  return array;
}

function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
