/** The worked examples, as the server has played them under the rules in force: asked for when one is looked at. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../net/api';
import { known } from '../lib/texts.svelte';
import type { ExampleOut } from '../wire/messages';
import { idOf } from './rules';
import { queryOf, rulesInForce } from './ruleset.svelte';

/** By the query that asks for them. */
const told = new SvelteMap<string, ExampleOut[]>();
let problem = $state('');
const asked: Record<string, boolean> = {};

/** The key of the text of a rule's example. */
export function exampleText(rule: string): string {
  return `rules-example-${idOf(rule)}`;
}

/** Whether a rule has an example. */
export function hasExample(rule: string): boolean {
  return known(exampleText(rule));
}

/** The example of a rule; null until the server has told it. */
export function exampleOf(rule: string): ExampleOut | null {
  return told.get(queryOf(rulesInForce()))?.find((example) => example.rule === rule) ?? null;
}

/** Why there is none. */
export function examplesProblem(): string {
  return problem;
}

/** Ask for them, unless they are there or on their way. */
export function loadExamples(): void {
  const query = queryOf(rulesInForce());
  if (asked[query]) return;
  asked[query] = true;
  void ask(query);
}

async function ask(query: string): Promise<void> {
  try {
    told.set(query, await api.examples(query));
    problem = '';
  } catch (reason) {
    problem = (reason as Error).message;
    asked[query] = false;
  }
}
