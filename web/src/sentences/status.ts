/** What the person at this screen can do next, in a sentence. */
import type { Playing } from '../game/playing';
import { t } from '../lib/texts.svelte';
import { capital } from './events';

/** The sentence; `brief` is a shorter one for phones. */
export function statusOf(store: Playing, brief = false): string {
  const { view, offers, state } = store;
  const name = store.names[view?.seat ?? 0];
  if (!view || view.over) return t('web-status-over');
  if (state?.early) return t('people-ended-early');
  if (state?.paused) return t('web-status-paused');
  if (!store.seated) return t('web-status-watching', { name });
  if (store.sending) return t('web-status-sending');
  const chair = state?.chairs[view.seat ?? 0];
  if (!store.mine || !offers)
    return t(chair?.away && !chair.substitute ? 'web-status-away' : 'web-status-waiting', { name });
  if (offers.pillage) return t('web-status-pillage');
  if (!offers.no_recruit) return t(`web-status-turn${offers.leaders.length ? (brief ? '-brief' : '') : '-take'}`);
  const { code, values } = offers.no_recruit;
  return code === 'refusal-hand-full' ? t('web-status-full') : capital(t(code, values));
}
