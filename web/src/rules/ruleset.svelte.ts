/** The rules that are spoken of: those of the table that is shown, or of an edition that somebody reads about. */
import { writeQuery } from '../lib/query';
import { speakOf } from '../lib/texts.svelte';
import type { Ruleset } from '../wire/messages';

/** In the query of an address: these are the rules of a table. */
export const TABLE = 'table';

export type Rules = Readonly<Record<keyof Ruleset, string>>;

let current = $state.raw<Rules | null>(null);
/** Whether they are a table's; the page of the rules then says so. */
let atTable = $state(false);

/** The options in force; null where no table is shown and nobody has chosen an edition. */
export function rulesInForce(): Rules | null {
  return current;
}

/** Speak of these rules; null for those of the English edition. */
export function ruledBy(rules: Rules | null, table = false): void {
  atTable = table;
  if (same(rules, current)) return;
  current = rules;
  speakOf(rules ?? {});
}

/** The page of the rules, under the rules in force, at a rule or a chapter. */
export function rulesPath(part = ''): string {
  return '/rules' + queryOf(current) + (atTable ? `&${TABLE}` : '') + (part ? `#${part}` : '');
}

/** Options as the query of an address. */
export function queryOf(rules: Rules | null): string {
  return rules ? writeQuery(rules) : '';
}

/** Whether two sets of options are the same. */
export function same(one: Rules | null, other: Rules | null): boolean {
  return queryOf(one) === queryOf(other);
}
