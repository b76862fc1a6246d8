/** A card under the pointer, under a long press or with the focus is enlarged, with its tribe's ability. */
import type { Attachment } from 'svelte/attachments';

export interface Zoomed {
  card: string;
  /** The position of the enlarged card. */
  rect: DOMRect;
}

/** Moving the pointer across a card does not enlarge it. */
const HOVER_MS = 550;
const HOLD_MS = 420;

let zoomed = $state.raw<Zoomed | null>(null);

export function zoomedCard(): Zoomed | null {
  return zoomed;
}

/** Enlarge a card on hover, focus or long press. A long press does not click. */
export function zoomable(card: string): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const open = (): void => {
      zoomed = { card, rect: node.getBoundingClientRect() };
    };
    const close = (): void => {
      clearTimeout(timer);
      if (zoomed?.card === card) zoomed = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !event.buttons) timer = setTimeout(open, HOVER_MS);
    };
    const press = (event: PointerEvent): void => {
      clearTimeout(timer);
      held = false;
      if (event.pointerType !== 'mouse')
        timer = setTimeout(() => {
          held = true;
          open();
        }, HOLD_MS);
      else close();
    };
    const click = (event: MouseEvent): void => {
      clearTimeout(timer);
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (held || zoomed) event.preventDefault();
    };
    // Moving to a card enlarges it; getting the focus back does not.
    const reached = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab' || /^(Arrow|Home|End)/.test(key)) open();
      else close();
    };
    const listeners: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', close],
      ['pointercancel', close],
      ['pointerdown', press as EventListener],
      ['pointerup', close],
      ['contextmenu', menu],
      ['keyup', reached as EventListener],
      ['blur', close],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener('click', click as EventListener, { capture: true });
    return () => {
      close();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener('click', click as EventListener, { capture: true });
    };
  };
}
