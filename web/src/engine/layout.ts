/** What `layout.json` says about `engine.wasm`; `tools/libraries/layout.py` writes it from the Python sources. */

/** The typed array for each type of number. */
export const VIEWS = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;

export type NumberType = keyof typeof VIEWS;
export type View<T extends NumberType = NumberType> = InstanceType<(typeof VIEWS)[T]>;

export interface Field {
  type: NumberType;
  shape: number[];
  offset: number;
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

export interface EntryPoint {
  /** For each argument `number`, or the type of an array's items followed by brackets: `table[]`, `int64[]`. */
  arguments: string[];
  returns: boolean;
}

export interface Layout {
  /** The digest of the sources that the module was compiled from. */
  sources: string;
  constants: Record<string, number>;
  records: Record<string, RecordLayout>;
  entry_points: Record<string, EntryPoint>;
}

export function isNumberType(type: string): type is NumberType {
  return Object.hasOwn(VIEWS, type);
}
