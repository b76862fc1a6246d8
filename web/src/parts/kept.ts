import { store, stored } from '../lib/stored';

/** Something small that this browser remembers. */
export function kept<Value extends object>(key: string, usual: Value): { value: Value; keep: (value: Value) => void } {
  return { value: { ...usual, ...(stored(key) as Partial<Value> | null) }, keep: (wanted) => store(key, wanted) };
}
