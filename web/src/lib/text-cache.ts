/** Texts that have been put together once: after each move the table says nearly all of them again. */
const texts = new Map<string, string>();
const MOST = 5000;

/** The text of this name, put together where it is new. */
export function once(name: string, make: () => string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  if (texts.size >= MOST) texts.clear();
  const made = make();
  texts.set(name, made);
  return made;
}

/** In another language, and under other rules, everything is said anew. */
export function forget(): void {
  texts.clear();
}
