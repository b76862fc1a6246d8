/** Who an invitation can reach: a server on somebody's own computer is there for that computer alone until it is shared. */
import { Refused } from './api';

/** Whether the server can be opened to the local network, and where it then is; the best address first. */
export interface Sharing {
  offered: boolean;
  on: boolean;
  addresses: string[];
}

export const NOT_OFFERED: Sharing = { offered: false, on: false, addresses: [] };

const PATH = '/api/sharing';
const OWN_COMPUTER = /^(localhost|127\.0\.0\.1)$/;

/** How things stand. Only on the server's own computer is there anything to ask. */
export async function sharing(host = location.hostname): Promise<Sharing> {
  if (!OWN_COMPUTER.test(host)) return NOT_OFFERED;
  return ask().catch(() => NOT_OFFERED); // An invitation is shown as ever where nobody answers.
}

/** Let people on the local network in, or no longer. */
export function share(on: boolean): Promise<Sharing> {
  return ask({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ on }) });
}

async function ask(init?: RequestInit): Promise<Sharing> {
  const answer = await fetch(PATH, init).catch(() => {
    throw new Refused('web-no-connection');
  });
  const told = (await answer.json().catch(() => ({}))) as Sharing & { code?: string };
  if (!answer.ok) throw new Refused(told.code ?? 'server-failed');
  return told;
}

/** The links to a table that work for others; where nothing is shared, the one that this page was opened by. */
export function linksTo(table: string, { addresses }: Sharing, origin = location.origin): string[] {
  return (addresses.length ? addresses : [origin]).map((address) => `${address}/table/${table}`);
}
