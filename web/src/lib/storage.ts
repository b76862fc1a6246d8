/** Local storage; if the browser denies it, values last until the page is closed. */
const instead = new Map<string, string>();

/** The stored value; null if there is none or it cannot be read. */
export function load(key: string): unknown {
  try {
    return JSON.parse(instead.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    instead.delete(key);
  } catch {
    instead.set(key, text);
  }
}

/** The stored values, with defaults for missing ones. */
export function loadWith<Value extends object>(key: string, usual: Value): Value {
  return { ...usual, ...(load(key) as Partial<Value> | null) };
}
