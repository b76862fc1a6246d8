/** The log of a table as lines for people: what happened in the game, and who came, went, asked or paused. */
import type { Playing } from './playing';
import type { Entry } from './table.svelte';
import { tell } from './telling';
import { known, t } from './texts.svelte';

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** Begins an Age, or ends it. */
  weighty: boolean;
}

/** Happenings that say nothing that the line before has not said. */
const SILENT = new Set(['turn_passed', 'horde_asked']);
const WEIGHTY = new Set(['age_started', 'age_ended', 'game_ended', 'dragon']);

export function linesOf(entry: Entry, store: Playing): Line[] {
  const around = aroundTheTable(entry, store);
  const game = store
    .happened(entry)
    .filter((happening) => !SILENT.has(happening.kind))
    .map((happening, place) => ({
      key: `${entry.seq}/${place}`,
      seat: 'seat' in happening ? happening.seat : null,
      text: tell(happening, store.names),
      weighty: WEIGHTY.has(happening.kind),
    }));
  return around ? [around, ...game] : game;
}

/** The last lines of a game, the newest first. */
export function lastLines(store: Playing, count: number): Line[] {
  const lines: Line[] = [];
  for (let place = store.entries.length - 1; place >= 0 && lines.length < count; place--)
    lines.push(...linesOf(store.entries[place]!, store).reverse());
  return lines.slice(0, count);
}

function aroundTheTable(entry: Entry, store: Playing): Line | null {
  const { kind, seat, by } = entry.line;
  const key = kind === 'moved' && by === 'clock' ? 'web-line-clock' : `web-line-${kind.replaceAll('_', '-')}`;
  if (!known(key)) return null;
  const name = entry.line.name || (seat !== undefined && seat >= 0 ? store.names[seat] : '') || t('web-somebody');
  const { question, yes, text, reaction } = entry.line;
  return {
    key: `${entry.seq}/line`,
    seat: seat ?? null,
    text: t(key, { name, question, yes, text, reaction }),
    weighty: false,
  };
}
