/** The set-up of a new game, shown once: a page that is opened later goes straight to the table. */
import type { TableStore } from '../game/table-store.svelte';
import { isNowhere } from '../lib/focus';
import { painted } from '../lib/painted.svelte';
import { settings, still } from '../lib/settings.svelte';
import type { GameEvent } from '../wire/messages';
import type Opening from './Opening.svelte';
import { toOwnCards } from './own-cards';

export class SetUp {
  /** The scene, while it is shown. */
  scene = $state.raw<typeof Opening | null>(null);
  happenings: readonly GameEvent[] = [];

  constructor(private readonly store: () => TableStore) {}

  /** Show the scene if a game has begun, unless nothing is to move; the game waits meanwhile. */
  async follow(happenings: readonly GameEvent[]): Promise<void> {
    const begins = happenings.some(({ kind }) => kind === 'game_started');
    if (!begins || !settings.opening || still() || document.hidden) return;
    this.happenings = happenings;
    this.store().hold();
    this.scene = (await import('./Opening.svelte').catch(() => null))?.default ?? null;
    if (!this.scene) this.store().resume();
  }

  async close(): Promise<void> {
    this.scene = null;
    this.store().resume();
    await painted(2);
    if (isNowhere()) toOwnCards();
  }
}
