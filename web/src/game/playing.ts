/** What a table's page needs of whatever it plays at: a table on the server, or a prepared scene of the lesson. */
import type { GameEvent, HintAnswer, AnyMove, Offers, Preview, State, TableView, Update } from '../wire/messages';
import type { Link } from '../net/connection';

/** An entry of the log as it is read. */
export type Entry = Pick<Update, 'seq' | 'at' | 'line' | 'happenings'>;

/** A move of somebody else while it is being told, and the table after it. */
export interface Telling {
  entry: Entry;
  view: TableView;
}

/** Called when something is shown: what happened, and the table before and after. */
export type Showing = (happenings: GameEvent[], before: TableView | null, after: TableView) => void;

export interface Playing {
  readonly link: Link;
  /** Who sits where and what was agreed; nothing for a scene. */
  readonly state: State | null;
  /** The log as the server has told it. */
  readonly entries: readonly Entry[];
  /** The part of it that has been shown: whatever is said in words says no more than this. */
  readonly shown: readonly Entry[];
  /** The entry up to which the log was written when this page was opened. */
  readonly opened: number;
  /** The move of somebody else that is being told now. */
  readonly telling: Telling | null;
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
  happened(entry: Entry): GameEvent[];
  /** Show everything that is still to be shown, now. */
  flush(): void;
  play(move: AnyMove): void;
  preview(move: AnyMove): Promise<Preview | null>;
  askHint(): void;
  simply(type: 'undo'): void;
  notice(text: string, rules?: string[]): void;
}
