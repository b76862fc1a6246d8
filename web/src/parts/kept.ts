/** Something small that this browser remembers. */
export function kept<Value extends object>(key: string, usual: Value): { value: Value; keep: (value: Value) => void } {
  let value = usual;
  try {
    value = { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Value>) };
  } catch {
    // Whatever was there is no use to anyone.
  }
  return { value, keep: (wanted) => localStorage.setItem(key, JSON.stringify(wanted)) };
}
