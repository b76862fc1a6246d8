/** Whether this browser has what Python and the compiled rules need. */

/** The smallest modules that use a feature; a browser without it finds them invalid. */
const MODULES: Readonly<Record<string, readonly number[]>> = {
  /** Pyodide's core catches exceptions. */
  exceptions: [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11],
  /** The bots' network multiplies vectors. */
  // prettier-ignore
  simd: [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
};

export function canRunPython(): boolean {
  return (
    typeof WebAssembly === 'object' &&
    typeof WebAssembly.compileStreaming === 'function' &&
    typeof DecompressionStream === 'function' &&
    Object.values(MODULES).every((bytes) => WebAssembly.validate(new Uint8Array(bytes)))
  );
}
