/** Own games are listed by urgency. */
import { describe, expect, it } from 'vitest';
import { sortGames } from '../src/people/own-games';
import type { OwnSeat } from '../src/people/own-seats.svelte';
import type { ListedTable } from '../src/wire/messages';

function table(name: string, facts: Partial<ListedTable>): ListedTable {
  return { table: name, status: 'running', updated: 100, paused: false, ...facts } as ListedTable;
}

function seat(name: string, number = 0): OwnSeat {
  return { table: name, seat: number, secret: `${name}${number}`, name: 'Ada', seen: 1 };
}

function order(seats: OwnSeat[], tables: ListedTable[]): string[] {
  return sortGames(seats, tables).map(({ table, group }) => `${table} ${group}`);
}

describe('own games', () => {
  it('begin with those that wait for this person, the least time left first', () => {
    const tables = [
      table('over', { status: 'over', updated: 900 }),
      table('open', { status: 'open' }),
      table('theirs', { turn: 1 }),
      table('no-clock', { turn: 0, updated: 800 }),
      table('late', { turn: 0, deadline: 3000 }),
      table('soon', { turn: 0, deadline: 2000 }),
      table('paused', { turn: 0, paused: true, updated: 200 }),
    ];
    expect(order(tables.map(({ table }) => seat(table)).concat(seat('gone')), tables)).toEqual([
      'soon yours',
      'late yours',
      'no-clock yours',
      'paused others',
      'theirs others',
      'open open',
      'over over',
      'gone unknown',
    ]);
  });

  it('are listed once for several seats at one table', () => {
    const games = sortGames([seat('a', 0), seat('a', 1)], [table('a', { turn: 1 })]);
    expect(games.map(({ group, seats }) => [group, seats.length])).toEqual([['yours', 2]]);
  });
});
