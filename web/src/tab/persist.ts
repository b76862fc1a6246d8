/** Asks the browser not to delete the stored games when space is short. */
import { load, save } from '../lib/storage';

const ASKED = 'ethnos.persist';

/** Ask once, when there is a game to lose: some browsers pass the question on to the person. */
export async function keepStorage(): Promise<void> {
  if (load(ASKED) || !('storage' in navigator)) return;
  save(ASKED, true);
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
