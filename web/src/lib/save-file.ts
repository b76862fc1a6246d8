/** Have the browser save a text as a file. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type }));
  anchor.download = name;
  anchor.click();
  // Some browsers begin to save only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}
