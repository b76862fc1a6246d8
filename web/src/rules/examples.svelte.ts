/** The worked examples, as the server has played them: asked for once, when the first of them is looked at. */
import { api } from '../lib/api';
import { known } from '../lib/texts.svelte';
import type { ExampleOut } from '../wire/messages';
import { idOf } from './rules';

let told = $state.raw<ExampleOut[] | null>(null);
let problem = $state('');
let asked: Promise<void> | undefined;

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
  return told?.find((example) => example.rule === rule) ?? null;
}

/** Why there is none. */
export function examplesProblem(): string {
  return problem;
}

/** Ask for them, unless they are there or on their way. */
export function loadExamples(): void {
  asked ??= ask();
}

async function ask(): Promise<void> {
  try {
    told = await api.examples();
    problem = '';
  } catch (reason) {
    problem = (reason as Error).message;
    asked = undefined;
  }
}
