/** Has a worker in this tab keep the tables; imported before anything that asks for one. */
import { use } from '../net/transport';
import { TabTransport } from './transport';
import { root } from './root';
import TabWorker from './worker?worker';

export const tab = new TabTransport(() => new TabWorker({ name: root }));
use(tab);
