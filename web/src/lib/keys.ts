/** Keys as shortcuts name them. */

/**
 * The character of a key in lower case. On a keyboard layout without Latin letters or digits it is the one that the key
 * has on others, by its place.
 */
export function keyName({ key, code, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  if (key.length > 1 || /^[a-z0-9?]$/.test(name)) return name;
  const place = (shiftKey ? /^Key(.)$/ : /^(?:Key|Digit)(.)$/).exec(code);
  return place ? place[1]!.toLowerCase() : name;
}
