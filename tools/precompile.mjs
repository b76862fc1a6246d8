// Compile Python sources with Pyodide's own Python, so that a browser need not.
//
//   node tools/precompile.mjs PYODIDE beside IN.zip OUT.zip    compiled modules, for folders that have the sources too
//   node tools/precompile.mjs PYODIDE instead IN.zip OUT.zip   everything of the archive, with compiled modules for sources
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, where, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
python.globals.set('where', where);
python.runPython(`
import py_compile, sys, zipfile
from pathlib import Path

WHEN = (2020, 1, 1, 0, 0, 0)
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH

def compiled(name, source):
    Path("/module.py").write_bytes(source)
    # 2: without docstrings, which nobody reads there
    py_compile.compile("/module.py", "/module.pyc", name, doraise=True, optimize=2, invalidation_mode=UNCHECKED)
    return Path("/module.pyc").read_bytes()

def place(name):
    folder, slash, file = name.rpartition("/")
    stem = file.removesuffix(".py")
    return f"{name}c" if where == "instead" else f"{folder}{slash}__pycache__/{stem}.{sys.implementation.cache_tag}.pyc"

with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED) as made:
    for name in sorted(given.namelist()):
        content = given.read(name)
        if name.endswith(".py"):
            name, content = place(name), compiled(name, content)
        elif where == "beside":
            continue
        entry = zipfile.ZipInfo(name, WHEN)
        entry.compress_type = zipfile.ZIP_DEFLATED
        made.writestr(entry, content, compresslevel=9)
`);
writeFileSync(out, python.FS.readFile('/out.zip'));
