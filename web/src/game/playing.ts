/** The interface between the table's page and what it shows: a table on the server, or a scene of the lesson. */
import type { GameEvent, HintAnswer, AnyMove, Offers, Preview, State, TableView, Update } from '../wire/messages';
import type { Link } from '../net/connection';

/** An entry of the log as people read it. */
export type Entry = Pick<Update, 'seq' | 'at' | 'line' | 'happenings'>;

/** Another player's move while it is being shown, and the table after it. */
export interface ShownMove {
  entry: Entry;
  view: TableView;
}

/** Called when something is shown: the events, and the table before and after. */
export type Showing = (happenings: GameEvent[], before: TableView | null, after: TableView) => void;

export interface Playing {
  readonly link: Link;
  /** The seats and settings of the room; null for a scene. */
  readonly state: State | null;
  /** The log as received from the server. */
  readonly entries: readonly Entry[];
  /** The part of the log that has been shown; texts must not reveal more than this. */
  readonly shown: readonly Entry[];
  /** The last entry of the log when this page was opened. */
  readonly opened: number;
  /** The other player's move that is being shown now. */
  readonly shownMove: ShownMove | null;
  readonly names: string[];
  readonly view: TableView | null;
  readonly offers: Offers | null;
  /** Whether somebody at this screen has a seat. */
  readonly seated: boolean;
  /** Whether the seat whose view is shown is to move. */
  readonly mine: boolean;
  readonly sending: boolean;
  hint: HintAnswer | null;
  readonly thinking: boolean;

  now(): number;
  /** The events of an entry, as the seat whose view is shown may see them. */
  eventsOf(entry: Entry): GameEvent[];
  /** Whether this screen waits for moves of others that could be shown at once. */
  readonly skippable: boolean;
  /** Show everything that is still pending, at once. */
  flush(): void;
  /** The same, and whatever comes until it is this person's turn. */
  skip(): void;
  play(move: AnyMove): void;
  preview(move: AnyMove): Promise<Preview | null>;
  askHint(): void;
  /** Send a message that has only a type. */
  sendCommand(type: 'undo' | 'resume'): void;
  notice(text: string, rules?: string[]): void;
}
