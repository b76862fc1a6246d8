// Compile the Python sources of an archive with Pyodide's own Python, so that a browser need not.
//
//   node tools/precompile.mjs PYODIDE IN.zip OUT.zip
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Without columns: tracebacks still have lines, and compiled modules are a third smaller.
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
python.runPython(`
import py_compile, zipfile
from pathlib import Path

DATE = (2020, 1, 1, 0, 0, 0)
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH

def compile_module(name, source):
    Path("/module.py").write_bytes(source)
    # 2: without docstrings
    py_compile.compile("/module.py", "/module.pyc", name, doraise=True, optimize=2, invalidation_mode=UNCHECKED)
    return Path("/module.pyc").read_bytes()

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED) as out:
    for name in sorted(sources.namelist()):
        content = sources.read(name)
        if name.endswith(".py"):
            name, content = f"{name}c", compile_module(name, content)
        entry = zipfile.ZipInfo(name, DATE)
        entry.compress_type = zipfile.ZIP_DEFLATED
        out.writestr(entry, content, compresslevel=9)
`);
writeFileSync(out, python.FS.readFile('/out.zip'));
