/** Copy a text to the clipboard; false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Without HTTPS browsers only copy selected text, and outside an open dialog nothing can be selected. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.style.cssText = 'position: fixed; top: 0';
  field.readOnly = true;
  field.value = text;
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}
