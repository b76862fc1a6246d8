/**
 * The rules and the bots in WebAssembly, compiled from the same Python functions that the server runs.
 *
 * Arrays live in the module's memory: allocate them, call entry points with them, read them through their views.
 */
import { NumberArray, RecordArray, type EngineArray } from './arrays';
import { EngineError } from './errors';
import { isNumberType, VIEWS, type EntryPoint, type Layout, type NumberType } from './layout';

const PAGE = 65_536;
const ALIGNMENT = 16;
const IMPORTS = { env: { exp: Math.exp, pow: Math.pow } };

export type Argument = EngineArray | number;
type Native = (...values: number[]) => number | undefined;

export class Engine {
  private readonly memory: WebAssembly.Memory;
  private top: number;

  constructor(
    private readonly exports: WebAssembly.Exports,
    readonly layout: Layout,
  ) {
    this.memory = exports.memory as WebAssembly.Memory;
    this.top = aligned(address(exports, '__heap_base'));
  }

  /** An array of numbers, all 0. */
  numbers<T extends NumberType>(type: T, count: number): NumberArray<T> {
    const size = VIEWS[type].BYTES_PER_ELEMENT;
    return new NumberArray(this.memory, type, this.reserve(count, size), count, size);
  }

  /** An array of records with all fields 0. */
  records(type: string, count = 1): RecordArray {
    const record = this.layout.records[type];
    if (!record) throw new EngineError('call', `The engine has no records of type ${type}.`);
    return new RecordArray(this.memory, type, this.reserve(count, record.size), count, record);
  }

  /** An array of any type that an entry point takes. */
  array(type: string, count: number): EngineArray {
    return isNumberType(type) ? this.numbers(type, count) : this.records(type, count);
  }

  /** A number that the Python sources define. */
  constant(name: string): number {
    const value = this.layout.constants[name];
    if (value === undefined) throw new EngineError('call', `The engine has no constant ${name}.`);
    return value;
  }

  /** The end of the memory in use, for `release`. */
  mark(): number {
    return this.top;
  }

  /** Free everything that was allocated since the mark. */
  release(mark: number): void {
    this.top = mark;
  }

  /** Call an entry point; 0 if it returns nothing. */
  call(name: string, ...values: Argument[]): number {
    const entry = this.layout.entry_points[name];
    const native = this.exports[name] as Native | undefined;
    if (!entry || !native) throw new EngineError('call', `The engine has no entry point ${name}.`);
    return native(...this.checked(name, entry, values)) ?? 0;
  }

  /** Check every argument: with a wrong array the compiled code would read and write outside of it. */
  private checked(name: string, entry: EntryPoint, values: Argument[]): number[] {
    if (values.length !== entry.arguments.length)
      throw new EngineError('call', `${name} takes ${entry.arguments.length} arguments, not ${values.length}.`);
    const passed: number[] = [];
    values.forEach((value, index) => {
      const expected = entry.arguments[index];
      const actual = typeof value === 'number' ? 'number' : `${value.type}[]`;
      if (actual !== expected)
        throw new EngineError('call', `Argument ${index} of ${name} is ${expected}, not ${actual}.`);
      if (typeof value === 'number') {
        if (!Number.isSafeInteger(value))
          throw new EngineError('call', `Argument ${index} of ${name} is ${value}, which is no whole number.`);
        passed.push(value);
      } else {
        if (value.end > this.top) throw new EngineError('call', `Argument ${index} of ${name} was released.`);
        passed.push(value.address, value.count);
      }
    });
    return passed;
  }

  private reserve(count: number, size: number): number {
    if (!Number.isSafeInteger(count) || count < 0) throw new EngineError('call', `No array can have ${count} items.`);
    const start = this.top;
    const end = aligned(start + count * size);
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, start, end - start).fill(0);
    this.top = end;
    return start;
  }

  private grow(pages: number): void {
    try {
      this.memory.grow(pages);
    } catch (problem) {
      throw new EngineError('memory', 'no more memory for the engine', { cause: problem });
    }
  }
}

/** The engine of a module, given as its bytes or as the response to a request for them. */
export async function loadEngine(module: BufferSource | Response, layout: Layout): Promise<Engine> {
  if (typeof WebAssembly === 'undefined') throw new EngineError('unsupported', 'this browser cannot run WebAssembly');
  const exports = await instantiate(module instanceof Response ? await download(module) : module);
  const sources = sourcesOf(exports);
  if (sources !== layout.sources) throw new EngineError('stale', 'engine and layout were built from different sources');
  return new Engine(exports, layout);
}

async function download(response: Response): Promise<ArrayBuffer> {
  if (!response.ok)
    throw new EngineError('unavailable', `The engine cannot be downloaded (status ${response.status}).`);
  try {
    return await response.arrayBuffer();
  } catch (problem) {
    throw new EngineError('unavailable', 'the download was interrupted', { cause: problem });
  }
}

async function instantiate(bytes: BufferSource): Promise<WebAssembly.Exports> {
  try {
    const { instance } = await WebAssembly.instantiate(bytes, IMPORTS);
    return instance.exports;
  } catch (problem) {
    throw new EngineError('damaged', 'no valid WebAssembly module', { cause: problem });
  }
}

/** The digest of the sources, which the module contains as zero-terminated text. */
function sourcesOf(exports: WebAssembly.Exports): string {
  if (!(exports.memory instanceof WebAssembly.Memory)) throw incomplete();
  const text = new Uint8Array(exports.memory.buffer, address(exports, 'ethnos_sources'));
  return new TextDecoder().decode(text.subarray(0, text.indexOf(0)));
}

function address(exports: WebAssembly.Exports, name: string): number {
  const symbol = exports[name];
  if (!(symbol instanceof WebAssembly.Global)) throw incomplete();
  return Number(symbol.value);
}

function incomplete(): EngineError {
  return new EngineError('damaged', 'parts of it are missing');
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
