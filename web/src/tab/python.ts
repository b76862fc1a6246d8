/** Python in this worker: Pyodide's core, and on it the same package that a server runs. */
import type { PyodideAPI, PyodideConfig } from 'pyodide';
import type { Store } from './store';
import { listFiles, Parts, type SiteFile } from './parts';

type Awaitable<Value> = Value | Promise<Value>;

/** `ethnos.tab.Tab`, called from JavaScript. */
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
/** Where the package is put: archives are unpacked there, other files belong into these of its folders. */
const FOLDER = '/lib/ethnos_site';
const PLACES: Readonly<Record<string, string>> = {
  npz: `${FOLDER}/ethnos/bots/`,
  so: `${FOLDER}/ethnos/engine/libraries/`,
};

/** Load everything, and start Python with these tables. */
export async function startPython(
  root: string,
  store: Promise<Store>,
  progress: (done: number, total: number) => void,
  begun: (version: string) => void,
): Promise<Tab> {
  const { version, files } = await listFiles(root);
  begun(version);
  const needed = files.filter(({ path }) => path.startsWith('pyodide/') || path.startsWith('engine/'));
  const parts = new Parts(root, version, needed, progress);
  const engine = engineFiles(parts, needed);
  const pyodide = await loadPyodide(parts, root);
  for (const [path, bytes] of await engine) {
    if (kindOf(path) === 'zip') pyodide.unpackArchive(bytes, 'zip', { extractDir: FOLDER });
    else writeFile(pyodide, path, bytes);
  }
  pyodide.runPython(`import sys; sys.path.insert(0, '${FOLDER}')`);
  const { open_tab } = pyodide.pyimport('ethnos.tab') as { open_tab(store: Store): Promise<Tab> };
  return open_tab(await store);
}

/** Our own files. */
function engineFiles(parts: Parts, files: readonly SiteFile[]): Promise<[string, Uint8Array][]> {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('engine/'));
  return Promise.all(paths.map(async (path): Promise<[string, Uint8Array]> => [path, await parts.bytes(path)]));
}

function kindOf(path: string): string {
  return path.split('.').at(-1)!;
}

function writeFile({ FS }: PyodideAPI, path: string, bytes: Uint8Array): void {
  const folder = PLACES[kindOf(path)];
  if (folder === undefined) throw new Error(path);
  FS.mkdirTree(folder);
  FS.writeFile(folder + path.split('/').at(-1)!, bytes);
}

/** Pyodide's core. It asks for its files itself, one after another; it is given those that are already on their way. */
async function loadPyodide(parts: Parts, root: string): Promise<PyodideAPI> {
  const given: Readonly<Record<string, Promise<Response>>> = {
    [new URL(BINARY, root).href]: parts.stream(BINARY),
    [new URL(LIBRARY, root).href]: parts.stream(LIBRARY),
  };
  const [{ loadPyodide }, { default: createPyodideModule }, lockFileContents] = await Promise.all([
    parts.script<PyodideScript>(SCRIPT),
    parts.script<{ default: PyodideConfig['createPyodideModule'] }>(MODULE),
    parts.text(LOCK),
  ]);
  const real = self.fetch;
  self.fetch = (asked, init) => given[String(asked)] ?? real.call(self, asked, init);
  try {
    const loading = loadPyodide({ indexURL: new URL('pyodide/', root).href, lockFileContents, createPyodideModule });
    // Pyodide waits for ever for a file that does not come.
    return await Promise.race([loading, parts.failure]);
  } finally {
    self.fetch = real;
  }
}
