// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../../src/engine/engine';
import { EngineError, type Problem } from '../../src/engine/errors';
import { EMPTY_MODULE, LAYOUT, tinyModule } from './tiny-module';

const load = () => loadEngine(tinyModule(), LAYOUT);
const refused = (problem: Problem, message: RegExp) =>
  expect.objectContaining({ name: 'EngineError', problem, message: expect.stringMatching(message) });

afterEach(() => vi.unstubAllGlobals());

describe('loading the engine', () => {
  it('takes the answer to a request', async () => {
    const engine = await loadEngine(new Response(tinyModule()), LAYOUT);
    expect(engine.call('add', 2, 3)).toBe(5);
  });

  it('is refused where there is no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    await expect(load()).rejects.toEqual(refused('unsupported', /cannot run WebAssembly/));
  });

  it('is refused for a download that failed', async () => {
    const answer = new Response('', { status: 404 });
    await expect(loadEngine(answer, LAYOUT)).rejects.toEqual(refused('unavailable', /status 404/));
  });

  it.each([
    ['is cut off', tinyModule().slice(0, 40), /no valid WebAssembly/],
    ['is something else', new TextEncoder().encode('<!doctype html>'), /no valid WebAssembly/],
    ['is another module', EMPTY_MODULE, /parts of it are missing/],
  ])('is refused for a module that %s', async (_, bytes, message) => {
    await expect(loadEngine(bytes, LAYOUT)).rejects.toEqual(refused('damaged', message));
  });

  it('is refused for a module of other sources', async () => {
    await expect(loadEngine(tinyModule('abd'), LAYOUT)).rejects.toEqual(refused('stale', /different sources/));
  });
});

describe('memory', () => {
  it('is 0 again after it was released', async () => {
    const engine = await load();
    const mark = engine.mark();
    const first = engine.numbers('int16', 3);
    first.view.fill(7);
    engine.release(mark);
    const second = engine.numbers('int16', 3);
    expect(second.address).toBe(first.address);
    expect([...second.view]).toEqual([0, 0, 0]);
  });

  it('keeps arrays apart, and aligned', async () => {
    const engine = await load();
    const arrays = [engine.numbers('int8', 3), engine.numbers('float64', 2), engine.records('pair', 2)];
    for (const array of arrays) expect(array.address % 16).toBe(0);
    arrays.forEach((array, place) => array.bytes.fill(place + 1));
    expect(arrays.map((array) => new Set(array.bytes))).toEqual([new Set([1]), new Set([2]), new Set([3])]);
  });

  it('grows, and arrays stay what they are', async () => {
    const engine = await load();
    const early = engine.numbers('float32', 2);
    early.view[1] = 1.5;
    const large = engine.numbers('uint8', 1_000_000);
    large.view[999_999] = 9;
    expect([...early.view]).toEqual([0, 1.5]);
    expect(large.bytes[999_999]).toBe(9);
  });

  it('has an end', async () => {
    const engine = await load();
    expect(() => engine.numbers('float64', 2 ** 40)).toThrow(refused('memory', /no more memory/));
    expect(() => engine.numbers('int8', -1)).toThrow(refused('call', /-1 items/));
  });
});

describe('a record', () => {
  it('has fields of each shape', async () => {
    const pairs = (await load()).records('pair', 2);
    pairs.set('phase', 10, 1);
    pairs.set('seed', 2 ** 40, 1);
    pairs.field('cells', 1)[5] = 4;
    expect(pairs.get('phase', 1)).toBe(10);
    expect(pairs.get('seed', 1)).toBe(2 ** 40);
    expect([...pairs.field('cells', 1)]).toEqual([0, 0, 0, 0, 0, 4]);
    expect([...pairs.bytes.slice(0, 16)]).toEqual(Array(16).fill(0));
    expect([...pairs.bytes.slice(29)]).toEqual([4, 10, 0]);
  });

  it('has no others', async () => {
    const engine = await load();
    expect(() => engine.records('pair').get('glory')).toThrow(refused('call', /no field glory/));
    expect(() => engine.records('pair').get('phase', 1)).toThrow(refused('call', /no record 1/));
    expect(() => engine.records('trio')).toThrow(refused('call', /type trio/));
    expect(() => engine.constant('under')).toThrow(refused('call', /no constant under/));
    expect(engine.constant('over')).toBe(10);
  });
});

describe('a call', () => {
  it('passes an array as its place and length', async () => {
    const engine = await load();
    const array = engine.numbers('float64', 3);
    expect(engine.call('store', array)).toBe(0);
    expect([...array.view]).toEqual([3, 0, 0]);
  });

  it('is refused with anything that the entry point does not expect', async () => {
    const engine = await load();
    const mark = engine.mark();
    const array = engine.numbers('float64', 3);
    const whole = engine.numbers('int64', 3);
    expect(() => engine.call('subtract', 1, 2)).toThrow(refused('call', /no entry point subtract/));
    expect(() => engine.call('add', 1)).toThrow(refused('call', /takes 2 arguments, not 1/));
    expect(() => engine.call('add', 1, array)).toThrow(refused('call', /is number, not float64\[\]/));
    expect(() => engine.call('add', 1, 0.5)).toThrow(refused('call', /no whole number/));
    expect(() => engine.call('store', whole)).toThrow(refused('call', /is float64\[\], not int64\[\]/));
    engine.release(mark);
    expect(() => engine.call('store', array)).toThrow(refused('call', /was released/));
    expect(() => engine.call('store', array)).toThrow(EngineError);
  });
});
