/** What this browser remembers between visits; where it may not, it remembers until the page is closed. */
const instead = new Map<string, string>();

/** What was stored; null for nothing, or for something that cannot be read. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(instead.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    instead.delete(key);
  } catch {
    instead.set(key, text);
  }
}
