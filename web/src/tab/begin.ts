/** Has a worker in this tab keep the tables; imported before anything that asks for one. */
import { use } from '../net/transport';
import { TabTransport } from './transport';
import TabWorker from './worker?worker';

/** The folder of the site, without the fragment that says which page is open. */
const root = new URL('.', location.href).href;

export const tab = new TabTransport(() => new TabWorker({ name: root }));
use(tab);
