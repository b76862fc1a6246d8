/** Who can open an invitation: a server on a person's own computer is reachable only from it until it is shared. */
import { Refused } from './api';

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
  if (!OWN_COMPUTER.test(host)) return NOT_OFFERED;
  return ask().catch(() => NOT_OFFERED); // Without an answer the usual invitation is shown.
}

/** Share the server on the local network, or stop sharing it. */
export function share(on: boolean): Promise<Sharing> {
  return ask({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ on }) });
}

async function ask(init?: RequestInit): Promise<Sharing> {
  const answer = await fetch(PATH, init).catch(() => {
    throw new Refused('web-no-connection');
  });
  const data = (await answer.json().catch(() => ({}))) as Sharing & { code?: string };
  if (!answer.ok) throw new Refused(data.code ?? 'server-failed');
  return data;
}

/** The links to a table that work for others; if nothing is shared, this page's own address. */
export function linksTo(table: string, { addresses }: Sharing, origin = location.origin): string[] {
  return (addresses.length ? addresses : [origin]).map((address) => `${address}/table/${table}`);
}
