/** What a table can be set up with, as the server tells it: asked for once, and again if it did not answer. */
import type { Choices } from '../wire/messages';
import { api } from './api';

let told = $state.raw<Choices | null>(null);
let problem = $state('');
let asked: Promise<void> | undefined;

/** The choices; null until the server has told them. */
export function choices(): Choices | null {
  asked ??= ask();
  return told;
}

/** Why there are none. */
export function choicesProblem(): string {
  return problem;
}

async function ask(): Promise<void> {
  try {
    told = await api.choices();
    problem = '';
  } catch (reason) {
    problem = (reason as Error).message;
    setTimeout(() => (asked = ask()), 3000);
  }
}
