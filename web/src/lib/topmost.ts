/** Keeps an element in the dialog on top: what is outside of a modal dialog is behind it, and cannot be used. */
import type { Attachment } from 'svelte/attachments';

export const topmost: Attachment<HTMLElement> = (node) => {
  const home = node.parentElement!;
  const dialogs = document.getElementsByTagName('dialog');
  const move = (): void => {
    const place = dialogs.item(dialogs.length - 1) ?? home;
    if (node.parentElement !== place) place.append(node);
  };
  const watch = new MutationObserver(move);
  watch.observe(document.body, { childList: true, subtree: true });
  move();
  return () => {
    watch.disconnect();
    node.remove();
  };
};
