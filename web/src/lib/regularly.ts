/** Do something regularly, and whenever the page is hidden or shown again. Returns how to stop it. */
export function regularly(work: () => void, everyMs: number): () => void {
  const timer = setInterval(work, everyMs);
  document.addEventListener('visibilitychange', work);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', work);
  };
}
