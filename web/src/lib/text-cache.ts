/** A cache of formatted texts: after each move the table needs nearly all of them again. */
const texts = new Map<string, string>();
const MOST = 5000;

/** The cached text under this key, formatted if it is new. */
export function once(name: string, make: () => string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  const text = make();
  texts.set(name, text);
  return text;
}

/** Clear the cache, when the language or the rules change. */
export function forget(): void {
  texts.clear();
}
