/** The options for setting up a table, from the server: requested once, and again if that failed. */
import type { Choices } from '../wire/messages';
import { api } from './api';

let told = $state.raw<Choices | null>(null);
let problem = $state('');
let asked: Promise<void> | undefined;

/** The choices; null until they are loaded. */
export function choices(): Choices | null {
  asked ??= ask();
  return told;
}

/** Why they could not be loaded. */
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
