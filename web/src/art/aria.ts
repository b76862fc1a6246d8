/** ARIA attributes of a drawing. */
export type Attrs = { 'aria-hidden'?: 'true'; role?: 'img'; 'aria-label'?: string };

/** Hidden from screen readers unless it has a label. */
export const aria = (label?: string): Attrs =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
