/** The rule that is open in a dialog above the page. */
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
