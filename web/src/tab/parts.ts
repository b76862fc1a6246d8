/** Loads the parts of the site that the worker needs, all at the same time, and counts the bytes that have arrived. */

/** A file of the site, as `files.json` lists it. */
export interface SiteFile {
  path: string;
  bytes: number;
}

/** The files of one version of the site. */
export interface SiteFiles {
  version: string;
  files: SiteFile[];
}

/** A file of the site could not be loaded. */
export class PartMissing extends Error {
  constructor(
    readonly path: string,
    cause: unknown,
  ) {
    super(path, { cause });
  }
}

const TRIES = 3;
const WAIT_MS = 700;

/** The list of the site's files. */
export async function listFiles(root: string): Promise<SiteFiles> {
  const answer = await repeatedly('files.json', () => fetch(new URL('files.json', root), { cache: 'no-cache' }));
  return (await answer.json()) as SiteFiles;
}

export class Parts {
  /** Bytes that have arrived. */
  private done = 0;
  readonly total: number;
  /** Rejected when the download of a part fails. */
  readonly failure: Promise<never>;
  private fail!: (reason: PartMissing) => void;
  private readonly sizes: ReadonlyMap<string, number>;

  constructor(
    private readonly root: string,
    private readonly version: string,
    files: readonly SiteFile[],
    private readonly progress: (done: number, total: number) => void,
  ) {
    this.sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
    this.total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    this.failure = new Promise((_, reject) => (this.fail = reject));
    this.failure.catch(() => {}); // Those who await it get the error.
  }

  /** The address of a part; the version in it keeps a browser from mixing an old part with new ones. */
  address(path: string): string {
    return new URL(`${path}?v=${this.version}`, this.root).href;
  }

  /** Import a script; its size counts when it has arrived. */
  async script<Module>(path: string): Promise<Module> {
    try {
      const module = (await import(/* @vite-ignore */ this.address(path))) as Module;
      this.arrived(this.sizes.get(path) ?? 0);
      return module;
    } catch (reason) {
      throw new PartMissing(path, reason);
    }
  }

  /** A part as a stream. */
  async stream(path: string): Promise<Response> {
    const answer = await repeatedly(path, () => fetch(this.address(path))).catch((reason: PartMissing) => {
      this.fail(reason);
      throw reason;
    });
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        this.arrived(chunk.length);
        out.enqueue(chunk);
      },
    });
    answer.body!.pipeTo(count.writable).catch((reason) => this.fail(new PartMissing(path, reason)));
    return new Response(count.readable, { headers: answer.headers });
  }

  /** The bytes of a part. */
  async bytes(path: string): Promise<Uint8Array> {
    const answer = await this.stream(path);
    try {
      return new Uint8Array(await answer.arrayBuffer());
    } catch (reason) {
      throw new PartMissing(path, reason);
    }
  }

  /** A compiled module; it is compiled while it arrives. */
  async module(path: string): Promise<WebAssembly.Module> {
    const { body } = await this.stream(path);
    return WebAssembly.compileStreaming(new Response(body, { headers: { 'content-type': 'application/wasm' } }));
  }

  /** The files of an archive (`tools/archive.py`), by their names. */
  async files(path: string): Promise<[string, Uint8Array][]> {
    return unpacked(await this.decompressed(path));
  }

  /** A file whose bytes are stored in two halves (`tools/archive.py`). */
  async halves(path: string): Promise<Uint8Array> {
    return interleaved(await this.decompressed(path));
  }

  async text(path: string): Promise<string> {
    return new TextDecoder().decode(await this.bytes(path));
  }

  private async decompressed(path: string): Promise<ArrayBuffer> {
    const { body } = await this.stream(path);
    try {
      return await new Response(body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    } catch (reason) {
      throw new PartMissing(path, reason);
    }
  }

  private arrived(bytes: number): void {
    this.done += bytes;
    this.progress(this.done, this.total);
  }
}

/** A line with names and sizes, then the contents one after another. */
export function unpacked(archive: ArrayBuffer): [string, Uint8Array][] {
  const bytes = new Uint8Array(archive);
  let start = bytes.indexOf('\n'.charCodeAt(0)) + 1;
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))) as [string, number][];
  return sizes.map(([name, size]) => [name, bytes.subarray(start, (start += size))]);
}

/** The first half has every other byte from the first on, the second half those between them. */
export function interleaved(halves: ArrayBuffer): Uint8Array {
  const stored = new Uint8Array(halves);
  const middle = Math.ceil(stored.length / 2);
  const bytes = new Uint8Array(stored.length);
  for (let at = 0; at < middle; at++) bytes[2 * at] = stored[at]!;
  for (let at = middle; at < stored.length; at++) bytes[2 * (at - middle) + 1] = stored[at]!;
  return bytes;
}

/** Retry a few times: the connections of phones often break for a moment. */
async function repeatedly(path: string, ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask();
      if (answer.ok) return answer;
      throw new Error(String(answer.status));
    } catch (reason) {
      if (tries === TRIES) throw new PartMissing(path, reason);
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries));
    }
  }
}
