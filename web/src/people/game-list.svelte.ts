/** A person's games for the pages that list them: their state, why one cannot be opened, and removing one. */
import { SvelteMap } from 'svelte/reactivity';
import { t } from '../lib/texts.svelte';
import { api, Refused } from '../net/api';
import type { ListedTable } from '../wire/messages';
import { sortGames, type OwnGame } from './own-games';
import { forget, ownSeats } from './own-seats.svelte';
import { drop } from './person.svelte';

const GONE = new Set(['error-NoSuchTable', 'server-no-table']);
const DAMAGED = 'server-table-unreadable';

export class GameList {
  /** The state of the tables; null until it is loaded. */
  tables = $state.raw<ListedTable[] | null>(null);
  problem = $state('');
  /** By table: why it cannot be opened. */
  readonly troubles = new SvelteMap<string, string>();
  readonly games = $derived(sortGames(ownSeats(), this.tables ?? []));

  async look(): Promise<void> {
    const ids = this.games.map(({ table }) => table);
    if (document.hidden || !ids.length) {
      this.tables ??= [];
      return;
    }
    try {
      this.tables = await api.games(ids);
      this.problem = '';
    } catch (reason) {
      this.problem = (reason as Error).message;
    }
  }

  /** Check whether games can be opened: the server has a summary even of a damaged one. */
  async check(games: readonly OwnGame[]): Promise<void> {
    await Promise.all(games.filter(({ table }) => !this.troubles.has(table)).map(({ table }) => this.checkOne(table)));
  }

  private async checkOne(table: string): Promise<void> {
    this.troubles.set(table, '');
    await api.table(table).catch((reason: unknown) => {
      this.troubles.set(table, troubleOf(reason instanceof Refused ? reason.code : ''));
    });
  }

  async remove({ table, group }: OwnGame): Promise<void> {
    this.problem = '';
    try {
      // In a tab nobody else can continue the game; a finished one stays among the replays.
      if (can.load && group !== 'over') await (await import('../tab/games')).deleteGame(table);
      await drop(table);
      forget(table);
    } catch (reason) {
      this.problem = can.load ? t('tab-not-deleted') : (reason as Error).message;
    }
  }
}

function troubleOf(code: string): string {
  if (GONE.has(code)) return t('pages-game-gone');
  if (code === DAMAGED) return t(DAMAGED);
  return t(can.load ? 'tab-game-unknown' : 'pages-game-unknown');
}
