/** The worker that keeps the tables of this tab: passes the page's messages to Python, and Python's to the page. */
import type { FailureCode, FromWorker, ToWorker } from './messages';
import { canRunPython } from './features';
import { forgetMemory } from './memory';
import { PartMissing } from './parts';
import { startPython, type Tab } from './python';
import { MemoryStore, nameOf, openStore, type Store, type StoreListener } from './store';

/** Progress is worth showing a few times a second. */
const PROGRESS_MS = 100;

/** The address of the site, which the page gives as this worker's name. */
const root = self.name;
const windows = new BroadcastChannel(nameOf(root));

function post(message: FromWorker): void {
  self.postMessage(message);
}

let shown = 0;
function progress(done: number, total: number): void {
  if (done < total && performance.now() - shown < PROGRESS_MS) return;
  shown = performance.now();
  post({ kind: 'progress', done, total });
}

const listener: StoreListener = {
  changed: (table_id) => windows.postMessage({ table_id }),
  failed: (code) => post({ kind: 'storage', code }),
};

async function ownStore(): Promise<Store> {
  try {
    return await openStore(root, listener);
  } catch {
    listener.failed('blocked');
    return new MemoryStore();
  }
}

async function start(): Promise<Tab> {
  if (!canRunPython()) throw new Failure('tab-no-wasm');
  const tab = await startPython(root, ownStore(), progress, (version) => post({ kind: 'version', version }));
  windows.onmessage = ({ data }: MessageEvent<{ table_id: string }>): void => {
    void guard(() => tab.catch_up(data.table_id));
  };
  post({ kind: 'ready' });
  return tab;
}

class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly values: Record<string, string> = {},
  ) {
    super(code);
  }
}

/** Report why the worker ends; the page starts another one if that can help. */
async function end(reason: unknown): Promise<void> {
  const { code, values } = failureOf(reason);
  console.error(reason);
  post({ kind: 'failed', code, values });
  if (code === 'tab-died') await forgetMemory(root); // in case that was the cause
  self.close();
}

function failureOf(reason: unknown): Failure {
  if (reason instanceof Failure) return reason;
  if (reason instanceof WebAssembly.CompileError) return new Failure('tab-no-wasm');
  if (reason instanceof PartMissing) return new Failure('tab-part-missing', { path: reason.path });
  return new Failure('tab-not-started', { problem: summaryOf(reason) });
}

/** One line; from a traceback, the one that names the exception. */
function summaryOf(reason: unknown): string {
  const lines = String(reason).split('\n');
  return lines.findLast((line) => /^[\w.]+(Error|Exception)\b/.test(line)) ?? lines[0]!;
}

/** Run a task in Python. A Python exception is only logged; any other error means that the interpreter is broken. */
async function guard<Result>(task: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await task();
  } catch (reason) {
    console.error(reason);
    if ((reason as Error).name !== 'PythonError') void end(new Failure('tab-died'));
    return undefined;
  }
}

async function answer(tab: Tab, id: number, method: string, path: string, body = ''): Promise<void> {
  const result = await guard(() => tab.request(method, path, body));
  if (!result) return post({ kind: 'answer', id, status: 500, text: JSON.stringify({ code: 'server-failed' }) });
  const [status, text, file] = [...result] as [number, string, string];
  result.destroy?.();
  post({ kind: 'answer', id, status, text, ...(file ? { file } : {}) });
}

async function open(tab: Tab, socket: number): Promise<void> {
  await guard(() =>
    tab.open(
      socket,
      (text) => post({ kind: 'text', socket, text }),
      () => post({ kind: 'closed', socket }),
    ),
  );
  post({ kind: 'opened', socket });
}

function handle(tab: Tab, message: ToWorker): void {
  switch (message.kind) {
    case 'request':
      return void answer(tab, message.id, message.method, message.path, message.body);
    case 'open':
      return void open(tab, message.socket);
    case 'text':
      return void guard(() => tab.receive(message.socket, message.text));
    case 'close':
      return void guard(() => tab.close(message.socket));
  }
}

const early: ToWorker[] = [];
self.onmessage = ({ data }: MessageEvent<ToWorker>): void => void early.push(data);

start().then((tab) => {
  self.onmessage = ({ data }: MessageEvent<ToWorker>): void => handle(tab, data);
  for (const message of early.splice(0)) handle(tab, message);
}, end);
