/** The learner's progress in the lesson, so that it can be left and continued. */
import { load, save } from '../lib/storage';

export interface Progress {
  /** The scene to continue with; '' before the first. */
  at: string;
  /** The decisions of the second Age so far. */
  taken: number[];
  /** The lesson has been finished at least once. */
  done: boolean;
}

const KEY = 'ethnos.lesson';

/** The name of the second Age in the list of scenes. */
export const SECOND_AGE = 'second';

export function progress(): Progress {
  const { at, taken, done } = Object(load(KEY)) as Record<string, unknown>;
  return {
    at: typeof at === 'string' ? at : '',
    taken: Array.isArray(taken) && taken.every(Number.isInteger) ? (taken as number[]) : [],
    done: done === true,
  };
}

export function remember(more: Partial<Progress>): void {
  save(KEY, { ...progress(), ...more });
}
