/** All games as one file: what is written is read, and everything else refused. */
import { describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from '../src/tab/backup';
import type { StoredTable } from '../src/tab/store';

const ABOUT = { players: 2, preset: 'english', age: 1, clock: { kind: 'none' }, seats: [], standings: [] };
const TABLE: StoredTable = {
  summary: { table_id: 'T1', status: 'running', listed: false, created: 1.5, updated: 2.5, last_seq: 2, about: ABOUT },
  rows: [
    [1, 1.5, 'created', { a: 1 }],
    [2, 2.5, 'joined', {}],
  ],
};
const SEAT = { table: 'T1', seat: 0, secret: 's', name: 'Ada', seen: 5 };

/** The file with something changed. */
function changed(change: object): string {
  return JSON.stringify({ ...(JSON.parse(writeBackup([TABLE], [SEAT])) as object), ...change });
}

describe('a file of games', () => {
  it('is read as it was written', () => {
    expect(readBackup(writeBackup([TABLE], [SEAT]))).toMatchObject({ tables: [TABLE], seats: [SEAT] });
  });

  it('of a newer version is refused', () => {
    expect(() => readBackup(changed({ version: 2 }))).toThrow('tab-import-newer');
  });

  it.each([
    ['no JSON', '{"format":"ethnos-games"'],
    ['nothing', 'null'],
    ['something else', '{"tables":[],"seats":[],"version":1}'],
    ['no version', changed({ version: undefined })],
    ['no tables', changed({ tables: undefined })],
    ['no seats', changed({ seats: {} })],
    ['a seat without its secret', changed({ seats: [{ ...SEAT, secret: undefined }] })],
    ['a seat without a name', changed({ seats: [{ ...SEAT, name: {} }] })],
    ['a seat that was never opened', changed({ seats: [{ ...SEAT, seen: undefined }] })],
    ['a table without entries', changed({ tables: [{ ...TABLE, rows: [] }] })],
    ['a missing entry', changed({ tables: [{ ...TABLE, rows: [TABLE.rows[0], [3, 0, 'x', {}]] }] })],
    ['a missing end', changed({ tables: [{ ...TABLE, rows: [TABLE.rows[0]] }] })],
    ['a row of another form', changed({ tables: [{ ...TABLE, rows: [TABLE.rows[0], [2, 0]] }] })],
    ['a table without a name', changed({ tables: [{ ...TABLE, summary: { ...TABLE.summary, table_id: undefined } }] })],
    ['half a summary', changed({ tables: [{ ...TABLE, summary: { table_id: 'T1', last_seq: 2 } }] })],
    ['a summary of nothing', changed({ tables: [{ ...TABLE, summary: { ...TABLE.summary, about: {} } }] })],
    ['a summary with more', changed({ tables: [{ ...TABLE, summary: { ...TABLE.summary, other: 1 } }] })],
    [
      'a missing beginning',
      changed({
        tables: [
          {
            ...TABLE,
            rows: [
              [2, 0, 'x', {}],
              [3, 0, 'x', {}],
            ],
          },
        ],
      }),
    ],
  ])('with %s is refused', (_, text) => {
    expect(() => readBackup(text)).toThrow('tab-import-damaged');
  });
});
