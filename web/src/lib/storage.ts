/** What this browser remembers between visits; where it may not, it remembers until the page is closed. */
const instead = new Map<string, string>();

/** What was saved; null for nothing, or for something that cannot be read. */
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

/** What was saved, completed by what is usual. */
export function loadWith<Value extends object>(key: string, usual: Value): Value {
  return { ...usual, ...(load(key) as Partial<Value> | null) };
}
