/** The current options: those of the table that is shown, or of the edition on the rules page. */
import { writeQuery, type Query } from '../lib/query';
import { setRuleOptions, t } from '../lib/texts.svelte';
import type { Choices, Ruleset } from '../wire/messages';

/** Query parameter: these are the options of a table. */
export const TABLE = 'table';

export type Rules = Readonly<Record<keyof Ruleset, string>>;

let current = $state.raw<Rules | null>(null);
/** Whether they belong to a table; the rules page then says so. */
let atTable = $state(false);

/** The current options; null if no table is shown and no edition is chosen. */
export function rulesInForce(): Rules | null {
  return current;
}

/** Set the current options; null for those of the English edition. */
export function setRules(rules: Rules | null, table = false): void {
  atTable = table;
  if (same(rules, current)) return;
  current = rules;
  setRuleOptions(rules ?? {});
}

/** The address of the rules page with the current options, at a rule or a chapter. */
export function rulesPath(part = ''): string {
  return '/rules' + queryOf(current) + (atTable ? `&${TABLE}` : '') + (part ? `#${part}` : '');
}

/** Options as a query string. */
export function queryOf(rules: Rules | null): string {
  return rules ? writeQuery(rules) : '';
}

/** Whether two sets of options are the same. */
export function same(one: Rules | null, other: Rules | null): boolean {
  return queryOf(one) === queryOf(other);
}

/** The options that a query names, on top of those of the reader's own edition. */
export function namedRules(query: Query, { presets, options }: Choices): Rules {
  const possible = Object.entries(query).filter(([name, value]) => options[name]?.includes(value));
  return { ...presets[t('edition')]!, ...Object.fromEntries(possible) } as unknown as Rules;
}

/** The edition with these options, if there is one; the reader's own comes first. */
export function editionWith(rules: Rules | null, presets: Choices['presets']): string | undefined {
  const own = t('edition');
  return Object.keys(presets)
    .sort((one, other) => Number(other === own) - Number(one === own))
    .find((name) => same(rules, presets[name] as unknown as Rules));
}

/** What the summary is about, as a query. */
export function summaryQuery(rules: Rules, players: number, tribes: string): string {
  return writeQuery({ ...rules, players: `${players}`, tribes });
}
