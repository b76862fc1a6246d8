/** The place where a person acts next. */

/** Focus the first card of the hand, or the deck. */
export function toOwnCards(): void {
  const place = document.querySelector<HTMLElement>('#hand .pick') ?? document.querySelector<HTMLElement>('.deck');
  place?.focus({ preventScroll: true });
}
