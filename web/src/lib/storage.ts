/** The browser's storage; if it denies that, values last until the page is closed. */

/** Where a value is stored: for good, or until the window is closed. */
type Area = 'localStorage' | 'sessionStorage';

const fallback = new Map<string, string>();

/** The stored value; null if there is none or it cannot be read. */
export function load(key: string, area: Area = 'localStorage'): unknown {
  try {
    return JSON.parse(fallback.get(key) ?? window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown, area: Area = 'localStorage'): void {
  const text = JSON.stringify(value);
  try {
    window[area].setItem(key, text);
    fallback.delete(key);
  } catch {
    fallback.set(key, text);
  }
}

/** The stored values, with defaults for missing ones. */
export function loadWith<Value extends object>(key: string, defaults: Value): Value {
  return { ...defaults, ...(load(key) as Partial<Value> | null) };
}
