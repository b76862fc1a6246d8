/** The log of a room as lines for people: events of the game, and who joined, left, asked or paused. */
import type { GameEvent } from '../wire/messages';
import { following, moveOf } from './moves';
import type { Entry, Playing } from '../game/playing';
import { eventSentence } from './events';
import { known, t } from '../lib/texts.svelte';

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** Begins an Age, or ends it. */
  major: boolean;
  /** Part of the game, not of what people do in the room. */
  game: boolean;
  /** The entry of a line of chat, which can be reported. */
  said?: number;
  /** A reaction, which has a picture. */
  reaction?: string;
}

/** Events that add nothing to the line before them. */
const SILENT = new Set(['turn_passed', 'horde_asked']);
const MAJOR = new Set(['age_started', 'age_ended', 'game_ended', 'dragon']);

/** A line for a move and for each event that followed, or for what a person did in the room. */
export function linesOf(entry: Entry, store: Playing): Line[] {
  const happenings = store.eventsOf(entry);
  const move = moveOf(entry, happenings, store.names);
  const around = roomLine(entry, store);
  const moves = move?.text
    ? [{ key: `${entry.seq}/move`, seat: move.seat, text: move.text, major: false, game: true }]
    : [];
  const game = (move ? following(happenings, move.seat) : happenings)
    .filter((happening) => !SILENT.has(happening.kind) && !isHidden(happening))
    .map((happening, place) => ({
      key: `${entry.seq}/${place}`,
      seat: 'seat' in happening ? happening.seat : null,
      text: eventSentence(happening, store.names),
      major: MAJOR.has(happening.kind),
      game: true,
    }));
  return [...(around ? [around] : []), ...moves, ...game];
}

/** Cards that others are dealt face down: the table shows how many. */
function isHidden(happening: GameEvent): boolean {
  return happening.kind === 'hand_dealt' && !happening.cards;
}

/** Whether an answer is by the one who asked: the request is withdrawn. */
function isAsker({ seq, line }: Entry, store: Playing): boolean {
  return store.entries.findLast((entry) => entry.seq < seq && entry.line.kind === 'asked')?.line.seat === line.seat;
}

function roomLine(entry: Entry, store: Playing): Line | null {
  const { kind, seat, by } = entry.line;
  const key =
    kind === 'moved' && by === 'clock'
      ? 'web-line-clock'
      : kind === 'answered' && isAsker(entry, store)
        ? 'web-line-withdrawn'
        : `web-line-${kind.replaceAll('_', '-')}`;
  if (!known(key)) return null;
  const name = entry.line.name || (seat !== undefined && seat >= 0 ? store.names[seat] : '') || t('web-somebody');
  const { question, yes, text, reaction, at, blocked } = entry.line;
  const absent = at === undefined ? '' : at >= 0 ? store.names[at] : t('people-spectators');
  return {
    key: `${entry.seq}/line`,
    seat: seat ?? null,
    text: t(key, { name, question, yes, text, reaction, absent, blocked }),
    major: false,
    game: false,
    ...(reaction ? { reaction } : {}),
    ...(kind === 'said' ? { said: entry.seq } : {}),
  };
}
