// The worker of the site in Node: Pyodide with our sources, and the page's store in memory. Reads the messages of the page
// from standard input, one JSON text per line, and writes the worker's to standard output. With `restored` as the last
// argument it starts twice, the second time from the memory of the first, as a browser does at later visits.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [pyodideFolder, sources, network, storeScript, restored] = process.argv.slice(2);
const ROOT = '/lib/ethnos_site';

const write = (message) => process.stdout.write(JSON.stringify(message) + '\n');

const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
let python = await start({ _makeSnapshot: Boolean(restored) });
python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(ROOT)}); import ethnos.server.tab`);
if (restored) python = await start({ _loadSnapshot: python.makeMemorySnapshot() });
const { MemoryStore } = await import(pathToFileURL(storeScript).href);
const store = new MemoryStore();
const openTab = python.runPython('from ethnos.server.tab import open_tab; open_tab');
const tab = await openTab(store);
write({ kind: 'ready' });

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.kind === 'request') void answer(message);
  else if (message.kind === 'open')
    tab.open(
      message.socket,
      (text) => write({ kind: 'text', socket: message.socket, text }),
      () => write({ kind: 'closed', socket: message.socket }),
    );
  else if (message.kind === 'text') tab.receive(message.socket, message.text);
  else if (message.kind === 'close') tab.close(message.socket);
  else if (message.kind === 'keep') void store.create(message.table, message.summary, message.rows);
}
process.exit(0);

async function start(options) {
  const stdout = (text) => process.stderr.write(text + '\n');
  const pyodide = await loadPyodide({ indexURL: pyodideFolder, stdout, ...options });
  pyodide.unpackArchive(new Uint8Array(readFileSync(sources)), 'zip', { extractDir: ROOT });
  pyodide.FS.writeFile(`${ROOT}/ethnos/bots/champion.npz`, new Uint8Array(readFileSync(network)));
  return pyodide;
}

async function answer({ id, method, path, body }) {
  const [status, text, file] = (await tab.request(method, path, body ?? '')).toJs();
  write({ kind: 'answer', id, status, text, file });
}
