/** Who can open an invitation: a server on a person's own computer is reachable only from it until it is shared. */
import type { SharingIn, SharingOut } from '../wire/messages';
import { ask } from './api';

export const NOT_OFFERED: SharingOut = { offered: false, on: false, addresses: [] };

const PATH = '/api/sharing';
const OWN_COMPUTER = /^(localhost|127\.0\.0\.1)$/;

/** Whether the server is shared. Only the computer that it runs on may ask. */
export async function sharing(host = location.hostname): Promise<SharingOut> {
  if (!can.meet || !OWN_COMPUTER.test(host)) return NOT_OFFERED;
  return ask<SharingOut>(PATH).catch(() => NOT_OFFERED); // Without an answer the usual invitation is shown.
}

/** Share the server on the local network, or stop sharing it. */
export function share(on: boolean): Promise<SharingOut> {
  return ask(PATH, { on } satisfies SharingIn);
}

/** The links to a table that work for others; if nothing is shared, this page's own address. */
export function linksTo(table: string, { addresses }: SharingOut, origin = location.origin): string[] {
  return (addresses.length ? addresses : [origin]).map((address) => `${address}/table/${table}`);
}
