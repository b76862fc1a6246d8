/** The table of a page, for the parts of it that are also used without one: in replays and lessons. */
import { getContext, setContext } from 'svelte';
import type { TableStore } from '../game/table-store.svelte';

type Get = () => TableStore;
const KEY = Symbol('table');

export function provideTable(get: Get): void {
  setContext(KEY, get);
}

/** The table, if somebody else may sit at it. */
export function tableWithStrangers(): Get | undefined {
  return can.meet ? getContext<Get | undefined>(KEY) : undefined;
}
