/**
 * Python's memory right after everything is imported, stored by this browser: later visits start from it in a fraction
 * of the time. It belongs to one version of the site. It holds nothing of a person, and no random numbers.
 */
import { digestOf } from '../lib/digest';

const DIGEST = 'ethnos-digest';
/** The delay before storing, so that it does not slow the start. */
const DELAY_MS = 5_000;

export class StoredMemory {
  private readonly name: string;
  private readonly address: string;
  /** Stored while Python starts from memory: if it is still there next time, the browser's process had crashed. */
  private readonly trial: string;

  constructor(
    private readonly root: string,
    version: string,
  ) {
    this.name = nameOf(root);
    this.address = new URL(`memory?v=${version}`, root).href;
    this.trial = new URL('memory-trial', root).href;
  }

  /** The memory stored for this version; undefined if it is missing or damaged. */
  async find(): Promise<Uint8Array | undefined> {
    try {
      const cache = await caches.open(this.name);
      const stored = await cache.match(this.address);
      if (!stored) return undefined;
      const bytes = new Uint8Array(await stored.arrayBuffer());
      const tried = await cache.match(this.trial);
      if (tried || stored.headers.get(DIGEST) !== (await digestOf(bytes))) {
        await forgetMemory(this.root);
        return undefined;
      }
      await cache.put(this.trial, new Response());
      return bytes;
    } catch {
      return undefined; // without a secure connection there are no caches
    }
  }

  /** Python has started. */
  async started(): Promise<void> {
    try {
      await (await caches.open(this.name)).delete(this.trial);
    } catch {
      // without caches nothing was stored
    }
  }

  /** Store the memory later, in place of any other version's. */
  keepLater(bytes: Uint8Array<ArrayBuffer>): void {
    setTimeout(() => void this.keep(bytes).catch(() => {}), DELAY_MS);
  }

  async keep(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await forgetMemory(this.root);
    const stored = new Response(bytes, { headers: { [DIGEST]: await digestOf(bytes) } });
    await (await caches.open(this.name)).put(this.address, stored);
  }
}

function nameOf(root: string): string {
  return `ethnos memory ${root}`;
}

/** Delete the memory of every version; false if there was none. */
export async function forgetMemory(root: string): Promise<boolean> {
  try {
    return await caches.delete(nameOf(root));
  } catch {
    return false;
  }
}
