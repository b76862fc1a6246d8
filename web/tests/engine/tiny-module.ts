/** A WebAssembly module written by hand, with all that the loader expects and two entry points: a sum, and a store. */
import type { Layout } from '../../src/engine/layout';

const HEAP_BASE = 1000;
const SOURCES_AT = 16;
const [TYPES, FUNCTIONS, MEMORIES, GLOBALS, EXPORTS, CODE, DATA] = [1, 3, 5, 6, 7, 10, 11];
const [A_FUNCTION, A_MEMORY, A_GLOBAL] = [0, 2, 3];
const [I32, F64, END] = [0x7f, 0x7c, 0x0b];
const CONSTANT = 0x41;

export const EMPTY_MODULE = Uint8Array.of(0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

export const LAYOUT: Layout = {
  sources: 'abc',
  constants: { over: 10 },
  records: {
    pair: {
      size: 16,
      fields: {
        seed: { type: 'int64', shape: [], offset: 0 },
        cells: { type: 'int8', shape: [2, 3], offset: 8 },
        phase: { type: 'int8', shape: [], offset: 14 },
      },
    },
  },
  entry_points: {
    add: { arguments: ['number', 'number'], returns: true },
    store: { arguments: ['float64[]'], returns: false },
  },
};

/** `store` writes an array's length into its first item. */
export function tinyModule(sources = LAYOUT.sources): Uint8Array<ArrayBuffer> {
  const text = [...ascii(sources), 0];
  return Uint8Array.from([
    ...EMPTY_MODULE,
    ...section(TYPES, [0x60, 2, F64, F64, 1, F64], [0x60, 2, I32, F64, 0]),
    ...section(FUNCTIONS, [0], [1]),
    ...section(MEMORIES, [0, 1]),
    ...section(GLOBALS, constant(HEAP_BASE), constant(SOURCES_AT)),
    ...section(
      EXPORTS,
      exported('memory', A_MEMORY, 0),
      exported('__heap_base', A_GLOBAL, 0),
      exported('ethnos_sources', A_GLOBAL, 1),
      exported('add', A_FUNCTION, 0),
      exported('store', A_FUNCTION, 1),
    ),
    ...section(CODE, body(0x20, 0, 0x20, 1, 0xa0), body(0x20, 0, 0x20, 1, 0x39, 3, 0)),
    ...section(DATA, [0, CONSTANT, ...signed(SOURCES_AT), END, text.length, ...text]),
  ]);
}

function section(kind: number, ...items: number[][]): number[] {
  const content = [items.length, ...items.flat()];
  return [kind, content.length, ...content];
}

function exported(name: string, kind: number, index: number): number[] {
  return [name.length, ...ascii(name), kind, index];
}

function constant(value: number): number[] {
  return [I32, 0, CONSTANT, ...signed(value), END];
}

function body(...code: number[]): number[] {
  return [code.length + 2, 0, ...code, END];
}

/** A number below 8192 in LEB128: seven bits per byte. */
function signed(value: number): number[] {
  return [(value & 0x7f) | 0x80, value >> 7];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
