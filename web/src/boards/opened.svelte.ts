/** The boards of the tribes in play, and which of them is open above the table. */
import type { Boards, Tribe } from '../wire/messages';

export type BoardName = keyof Boards;

/** In the order in which they are shown, with the tribes that they belong to. */
export const TRIBE_OF_BOARD: Readonly<Record<BoardName, Tribe>> = {
  merfolk: 'merfolk',
  giant: 'giant',
  hordes: 'orc',
  trolls: 'troll',
};

/** Those that are in play. */
export function boardsIn(boards: Boards): BoardName[] {
  return (Object.keys(TRIBE_OF_BOARD) as BoardName[]).filter((name) => boards[name]);
}

let opened = $state<BoardName | null>(null);

export function openedBoard(): BoardName | null {
  return opened;
}

export function openBoard(name: BoardName | null | undefined): void {
  opened = name ?? null;
}
