/** Who can open an invitation: a server on a person's own computer is reachable only from it until it is shared. */
import { ask } from './api';

/** Whether the server can be shared on the local network, and its addresses there, best first. */
export interface Sharing {
  offered: boolean;
  on: boolean;
  addresses: string[];
}

export const NOT_OFFERED: Sharing = { offered: false, on: false, addresses: [] };

const PATH = '/api/sharing';
const OWN_COMPUTER = /^(localhost|127\.0\.0\.1)$/;

/** Whether the server is shared. Only the computer that it runs on may ask. */
export async function sharing(host = location.hostname): Promise<Sharing> {
  if (IN_TAB || !OWN_COMPUTER.test(host)) return NOT_OFFERED;
  return ask<Sharing>(PATH).catch(() => NOT_OFFERED); // Without an answer the usual invitation is shown.
}

/** Share the server on the local network, or stop sharing it. */
export function share(on: boolean): Promise<Sharing> {
  return ask(PATH, { on });
}

/** The links to a table that work for others; if nothing is shared, this page's own address. */
export function linksTo(table: string, { addresses }: Sharing, origin = location.origin): string[] {
  return (addresses.length ? addresses : [origin]).map((address) => `${address}/table/${table}`);
}
