/** The rule that somebody looks up without leaving their game: it is shown in a window above the page. */
let rule = $state('');

export function openedRule(): string {
  return rule;
}

export function openRule(id: string): void {
  rule = id;
}

export function closeRule(): void {
  rule = '';
}
