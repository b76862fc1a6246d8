/** The worked examples, played by the server under the current options; loaded when the first one is opened. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import { known } from '../lib/texts.svelte';
import type { ExampleOut } from '../wire/messages';
import { idOf } from './rules';
import { queryOf, rulesInForce } from './ruleset.svelte';

/** Loaded examples, by the query of their request. */
const loaded = new SvelteMap<string, ExampleOut[]>();
let problem = $state('');
const requested: Record<string, boolean> = {};

/** The key of the text of a rule's example. */
export function exampleText(rule: string): string {
  return `rules-example-${idOf(rule)}`;
}

/** Whether a rule has an example. */
export function hasExample(rule: string): boolean {
  return known(exampleText(rule));
}

/** The example of a rule; null until it is loaded. */
export function exampleOf(rule: string): ExampleOut | null {
  return loaded.get(queryOf(rulesInForce()))?.find((example) => example.rule === rule) ?? null;
}

/** Why they could not be loaded. */
export function examplesProblem(): string {
  return problem;
}

/** Request them, unless they are loaded or being loaded. */
export function loadExamples(): void {
  const query = queryOf(rulesInForce());
  if (requested[query]) return;
  requested[query] = true;
  void ask(query);
}

async function ask(query: string): Promise<void> {
  try {
    loaded.set(query, await api.examples(query));
    problem = '';
  } catch (reason) {
    problem = (reason as Error).message;
    requested[query] = false;
  }
}
