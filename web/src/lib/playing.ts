/** What a table's page needs of whatever it plays at: a table on the server, or a prepared scene of the lesson. */
import type { Happening, HintAnswer, MoveIn, Offers, PreviewOut, State, TableView } from '../wire/messages';
import type { Link } from './connection';
import type { Entry } from './table.svelte';

export interface Playing {
  readonly link: Link;
  /** Who sits where and what was agreed; nothing for a scene. */
  readonly state: State | null;
  readonly entries: readonly Entry[];
  readonly names: string[];
  readonly view: TableView | null;
  readonly offers: Offers | null;
  /** Whether this screen has a seat. */
  readonly seated: boolean;
  /** Whether it is its turn. */
  readonly mine: boolean;
  readonly sending: boolean;
  hint: HintAnswer | null;
  readonly thinking: boolean;

  now(): number;
  happened(entry: Entry): Happening[];
  play(move: MoveIn): void;
  preview(move: MoveIn): Promise<PreviewOut | null>;
  askHint(): void;
  simply(type: 'undo'): void;
  notice(text: string, rules?: string[]): void;
}
