/** Roving tabindex: a group of buttons is one Tab stop, and the arrow keys move within it. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(selector: string): Attachment<HTMLElement> {
  return (group) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | null = null;

    const settle = (): void => {
      const buttons = items();
      if (!current || !buttons.includes(current)) current = buttons[0] ?? null;
      for (const item of buttons) {
        const index = item === current ? 0 : -1;
        // Setting it on the focused item lays the page out, even if nothing changes.
        if (item.getAttribute('tabindex') !== String(index)) item.tabIndex = index;
      }
    };
    const focused = (event: FocusEvent): void => {
      const item = (event.target as HTMLElement).closest<HTMLElement>(selector);
      if (item && group.contains(item)) {
        current = item;
        settle();
      }
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target as HTMLElement).matches(selector)) return;
      const buttons = items();
      const at = buttons.indexOf(event.target as HTMLElement);
      const step = STEPS[event.key];
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step ? at + step : null;
      if (to === null || !buttons.length) return;
      event.preventDefault();
      buttons[(to + buttons.length) % buttons.length]!.focus();
    };

    group.dataset.roving = '';
    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', focused);
    group.addEventListener('keydown', pressed);
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    };
  };
}
