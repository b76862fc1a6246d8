/** Names where there is little room. */

/** The longest short name, in letters. */
const MAX_LENGTH = 10;

/** The first words of long names; a name stays whole if its short form would be unclear or is too long. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(firstWords);
  return names.map((name, seat) => (short.filter((other) => other === short[seat]).length > 1 ? name : short[seat]!));
}

function firstWords(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const words = name.split(/\s+/);
  let start = words[0]!;
  for (const word of words.slice(1)) {
    if (start.length + 1 + word.length > MAX_LENGTH) break;
    start += ` ${word}`;
  }
  return start.length <= MAX_LENGTH ? start : name;
}
