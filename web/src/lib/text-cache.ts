/** A cache of formatted texts: after each move the table needs nearly all of them again. */
const texts = new Map<string, string>();
const MAX_TEXTS = 5000;

/** The cached text under this key, formatted if it is new. */
export function once(name: string, make: () => string): string {
  const cached = texts.get(name);
  if (cached !== undefined) return cached;
  if (texts.size >= MAX_TEXTS) texts.clear();
  const text = make();
  texts.set(name, text);
  return text;
}

/** Clear the cache, when the language or the rules change. */
export function forget(): void {
  texts.clear();
}
