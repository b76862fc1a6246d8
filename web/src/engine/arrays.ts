import { EngineError } from './errors';
import { VIEWS, type NumberType, type RecordLayout, type View } from './layout';

/**
 * An array in the engine's memory. Growing the memory detaches every typed array on it, so each access creates a new
 * one; do not hold one across an allocation.
 */
export class EngineArray {
  constructor(
    protected readonly memory: WebAssembly.Memory,
    /** The type of its items, as the layout names it. */
    readonly type: string,
    readonly address: number,
    readonly count: number,
    readonly size: number,
  ) {}

  /** The first address after it. */
  get end(): number {
    return this.address + this.count * this.size;
  }

  /** All of it as bytes. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, this.address, this.count * this.size);
  }
}

/** An array of numbers. */
export class NumberArray<T extends NumberType> extends EngineArray {
  declare readonly type: T;

  get view(): View<T> {
    return new VIEWS[this.type](this.memory.buffer, this.address, this.count) as View<T>;
  }
}

/** An array of records, such as tables. */
export class RecordArray extends EngineArray {
  constructor(
    memory: WebAssembly.Memory,
    type: string,
    address: number,
    count: number,
    private readonly record: RecordLayout,
  ) {
    super(memory, type, address, count, record.size);
  }

  /** The numbers of a field of one record, flattened: the last index runs fastest. */
  field(name: string, index = 0): View {
    const field = this.record.fields[name];
    if (!field) throw new EngineError('call', `A record of type ${this.type} has no field ${name}.`);
    if (!(index >= 0 && index < this.count))
      throw new EngineError('call', `There is no record ${index} in an array of ${this.count}.`);
    const length = field.shape.reduce((product, part) => product * part, 1);
    return new VIEWS[field.type](this.memory.buffer, this.address + index * this.size + field.offset, length);
  }

  /** Read a field that is one number. */
  get(name: string, index = 0): number {
    return Number(this.field(name, index)[0]);
  }

  /** Write a field that is one number. */
  set(name: string, value: number, index = 0): void {
    const field = this.field(name, index);
    field[0] = field instanceof BigInt64Array ? BigInt(value) : value;
  }
}
