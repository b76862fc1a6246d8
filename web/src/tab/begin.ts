/** Lets a worker in this tab keep the tables. Import this before any module that sends requests. */
import { setTransport } from '../net/transport';
import { TabTransport } from './transport';
import { root } from './root';
import TabWorker from './worker?worker';

export const tab = new TabTransport(() => new TabWorker({ name: root }));
setTransport(tab);
