/** The options for setting up a table, from the server: requested once, and again if that failed. */
import type { Choices } from '../wire/messages';
import { api } from './api';

let loaded = $state.raw<Choices | null>(null);
let problem = $state('');
let request: Promise<void> | undefined;

/** The choices; null until they are loaded. */
export function choices(): Choices | null {
  request ??= ask();
  return loaded;
}

/** Why they could not be loaded. */
export function choicesProblem(): string {
  return problem;
}

async function ask(): Promise<void> {
  try {
    loaded = await api.choices();
    problem = '';
  } catch (reason) {
    problem = (reason as Error).message;
    setTimeout(() => (request = ask()), 3000);
  }
}
