/** Python in this worker: Pyodide's core, and on it the same package that a server runs. */
import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { Store } from './store';
import { forgetMemory, StoredMemory } from './memory';
import { listFiles, PartMissing, Parts, type SiteFiles } from './parts';

type Awaitable<Value> = Value | Promise<Value>;

/** `ethnos.server.tab.Tab`, called from JavaScript. */
export interface Tab {
  request(method: string, path: string, body: string): Promise<Iterable<unknown> & { destroy?(): void }>;
  open(socket: number, send: (text: string) => void, closed: () => void): Awaitable<void>;
  receive(socket: number, text: string): Awaitable<void>;
  close(socket: number): Awaitable<void>;
  /** Another window has stored something. */
  catch_up(table: string): Awaitable<void>;
}

interface PyodideScript {
  loadPyodide(options: PyodideConfig): Promise<PyodideAPI>;
}

const SCRIPT = 'pyodide/pyodide.mjs';
const MODULE = 'pyodide/pyodide.asm.mjs';
const BINARY = 'pyodide/pyodide.asm.wasm';
const LIBRARY = 'pyodide/python_stdlib.zip';
const LOCK = 'pyodide/pyodide-lock.json';
const PACKAGE = 'engine/python.pack';
const NETWORK = 'engine/champion.halves';
/** The folder of the package, and the file of the network in it. */
const FOLDER = '/lib/ethnos_site';
const NETWORK_FILE = 'ethnos/bots/champion.npz';
/** Importing takes a third less time with the classes prepared (tools/prepared_classes.py). */
const IMPORT = `
import sys
sys.path.insert(0, '${FOLDER}')
from prepared_classes import prepared
with prepared():
    import ethnos.server.tab
`;

type Progress = (done: number, total: number) => void;

/** Load everything, and start Python with these tables: from its memory of an earlier visit, if that works. */
export async function startPython(
  root: string,
  store: Promise<Store>,
  progress: Progress,
  started: (version: string) => void,
): Promise<Tab> {
  const site = await listFiles(root);
  started(site.version);
  const memory = new StoredMemory(root, site.version);
  const start = async (stored?: Promise<Uint8Array | undefined>): Promise<Tab> => {
    const tab = await openTab(await importPackage(partsOf(site, root, progress), root, memory, stored), store);
    void memory.started();
    return tab;
  };
  try {
    return await start(memory.find());
  } catch (reason) {
    if (reason instanceof PartMissing || !(await forgetMemory(root))) throw reason;
    console.warn(reason);
    return start();
  }
}

function partsOf({ version, files }: SiteFiles, root: string, progress: Progress): Parts {
  const needed = files.filter(({ path }) => path.startsWith('pyodide/') || path.startsWith('engine/'));
  return new Parts(root, version, needed, progress);
}

async function openTab(pyodide: PyodideAPI, store: Promise<Store>): Promise<Tab> {
  const { open_tab } = pyodide.pyimport('ethnos.server.tab') as { open_tab(store: Store): Promise<Tab> };
  return open_tab(await store);
}

/** Python with our package imported. */
async function importPackage(
  parts: Parts,
  root: string,
  memory: StoredMemory,
  stored?: Promise<Uint8Array | undefined>,
): Promise<PyodideAPI> {
  const files = parts.files(PACKAGE);
  const network = parts.halves(NETWORK);
  const loaded = loadPyodide(parts, root, stored);
  for (const promise of [files, network, loaded]) promise.catch(() => {}); // the first failure is thrown below
  const pyodide = await loaded;
  writeFiles(pyodide, await files);
  if (await stored) {
    pyodide.runPython('import random; random.seed()');
  } else {
    pyodide.runPython(IMPORT);
    keep(pyodide, memory);
  }
  writeFiles(pyodide, [[NETWORK_FILE, await network]]); // the largest file: modules are imported while it arrives
  return pyodide;
}

/** Have the browser store Python's memory. It must hold no JavaScript objects and no open libraries yet. */
function keep(pyodide: PyodideAPI, memory: StoredMemory): void {
  try {
    memory.keepLater(pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  } catch (reason) {
    console.warn(reason); // the next visit takes as long as this one
  }
}

function writeFiles({ FS }: PyodideAPI, files: readonly [string, Uint8Array][]): void {
  for (const folder of new Set(files.map(([name]) => name.slice(0, name.lastIndexOf('/')))))
    FS.mkdirTree(`${FOLDER}/${folder}`);
  for (const [name, bytes] of files) FS.writeFile(`${FOLDER}/${name}`, bytes);
}

/** Load Pyodide's core. It would fetch its files one after another; instead it gets those already being loaded. */
async function loadPyodide(
  parts: Parts,
  root: string,
  stored: Promise<Uint8Array | undefined> = Promise.resolve(undefined),
): Promise<PyodideAPI> {
  const compiled = parts.module(BINARY);
  compiled.catch(() => {});
  const library = parts.stream(LIBRARY);
  library.catch(() => {});
  const [{ loadPyodide }, { default: createPyodideModule }, lockFileContents, memory] = await Promise.all([
    parts.script<PyodideScript>(SCRIPT),
    parts.script<{ default: PyodideConfig['createPyodideModule'] }>(MODULE),
    parts.text(LOCK),
    stored,
  ]);
  const { fetch: realFetch } = self;
  const { instantiateStreaming: realInstantiate } = WebAssembly;
  const prefetched: Readonly<Record<string, Promise<Response>>> = {
    [new URL(BINARY, root).href]: Promise.resolve(new Response()),
    [new URL(LIBRARY, root).href]: library,
  };
  self.fetch = (resource, init) => prefetched[String(resource)] ?? realFetch.call(self, resource, init);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const loading = loadPyodide({
      indexURL: new URL('pyodide/', root).href,
      lockFileContents,
      createPyodideModule,
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
    });
    // Pyodide waits forever for a file that does not come, or that the browser cannot compile.
    const broken = compiled.then(() => new Promise<never>(() => {}));
    return await Promise.race([loading, parts.failure, broken]);
  } finally {
    self.fetch = realFetch;
    WebAssembly.instantiateStreaming = realInstantiate;
  }
}
