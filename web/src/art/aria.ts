/** What a drawing is to whoever listens. */
export type Attrs = { 'aria-hidden'?: 'true'; role?: 'img'; 'aria-label'?: string };

/** Decorative unless named. */
export const aria = (label?: string): Attrs =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
