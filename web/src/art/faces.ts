/** The drawings of cards. Each is made once and copied after that, which is ten times as fast as to make it again. */
import { mount, unmount, type ComponentProps } from 'svelte';
import CardArt from './CardArt.svelte';

export type Face = ComponentProps<typeof CardArt>;

const made = new Map<string, Element>();

/** The drawing of a card, to be laid into it. */
export function faceOf(face: Face): Element {
  return draw(face).cloneNode(true) as Element;
}

/** The same for faces that are drawn alike. */
export function nameOf({ card, size, name, letter, power }: Face): string {
  return [card, size, name, letter, power].join('|');
}

/** Have a drawing ready to be copied. */
export function draw(face: Face): Element {
  const key = nameOf(face);
  let drawn = made.get(key);
  if (!drawn) {
    const easel = document.createElement('div');
    const work = mount(CardArt, { target: easel, props: face });
    drawn = easel.firstElementChild!.cloneNode(true) as Element;
    void unmount(work);
    made.set(key, drawn);
  }
  return drawn;
}
