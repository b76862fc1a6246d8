/** All games of this browser as one file, and back. */
import type { OwnSeat } from '../people/own-seats.svelte';
import type { Row, StoredTable, Summary } from './store';

const FORMAT = 'ethnos-games';
const VERSION = 1;
/** How many fields a summary has, `last_seq` among them. */
const SUMMARY_FIELDS = 7;

/** The contents of the file. */
export interface Backup {
  format: typeof FORMAT;
  version: number;
  tables: StoredTable[];
  /** The seats that this browser has at them. */
  seats: OwnSeat[];
}

/** The file cannot be read; the code is that of a text for people. */
export class Unreadable extends Error {
  constructor(readonly code: 'tab-import-damaged' | 'tab-import-newer') {
    super(code);
  }
}

export function writeBackup(tables: StoredTable[], seats: OwnSeat[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, tables, seats } satisfies Backup);
}

/** Everything in the file is checked before anything is changed. */
export function readBackup(text: string): Backup {
  const backup = parsed(text);
  if (backup?.format !== FORMAT || !Number.isInteger(backup.version)) throw new Unreadable('tab-import-damaged');
  if (backup.version! > VERSION) throw new Unreadable('tab-import-newer');
  const { tables, seats } = backup;
  if (!Array.isArray(tables) || !Array.isArray(seats) || !tables.every(isTable) || !seats.every(isSeat))
    throw new Unreadable('tab-import-damaged');
  return backup as Backup;
}

function parsed(text: string): Partial<Backup> | null {
  try {
    return JSON.parse(text) as Partial<Backup> | null;
  } catch {
    return null;
  }
}

/** Whether it has a whole summary, and rows numbered from 1 up to the last one. */
function isTable(table: Partial<StoredTable> | null): boolean {
  const { summary, rows } = table ?? {};
  if (!isSummary(summary) || !Array.isArray(rows) || !rows.every(isRow)) return false;
  return rows.length === summary.last_seq && rows.every(([seq], place) => seq === place + 1);
}

function isSummary(summary: Partial<Summary> | undefined): summary is Summary {
  const { table_id, status, listed, created, updated, about } = summary ?? {};
  return (
    [table_id, status].every((text) => typeof text === 'string') &&
    [created, updated].every((time) => typeof time === 'number') &&
    typeof listed === 'boolean' &&
    isAbout(about) &&
    Object.keys(summary ?? {}).length === SUMMARY_FIELDS
  );
}

/** Whether it has what every list of games shows. */
function isAbout(about: unknown): boolean {
  const { players, preset, age, clock, seats, standings } = (about ?? {}) as Record<string, unknown>;
  return (
    [players, age].every((number) => Number.isInteger(number)) &&
    typeof preset === 'string' &&
    typeof clock === 'object' &&
    clock !== null &&
    [seats, standings].every((list) => Array.isArray(list))
  );
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && row.length === 4 && Number.isInteger(row[0]) && typeof row[2] === 'string';
}

function isSeat(seat: Partial<OwnSeat> | null): boolean {
  const { table, seat: number, secret, name, seen } = seat ?? {};
  return (
    [table, secret, name].every((text) => typeof text === 'string') && Number.isInteger(number) && Number.isFinite(seen)
  );
}
