// Compile Python sources with Pyodide's own Python, so that a browser need not: node tools/precompile.mjs PYODIDE ZIP OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile('/sources.zip', new Uint8Array(readFileSync(sources)));
python.runPython(`
import py_compile, zipfile
from pathlib import Path

WHEN = (2020, 1, 1, 0, 0, 0)
with zipfile.ZipFile("/sources.zip") as given, zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED) as made:
    for name in given.namelist():
        if name.endswith(".py"):
            Path("/module.py").write_bytes(given.read(name))
            path = py_compile.compile(  # 2: without docstrings, which nobody reads there
                "/module.py", "/module.pyc", name, True, 2, py_compile.PycInvalidationMode.UNCHECKED_HASH
            )
            folder, _, file = name.rpartition("/")
            entry = zipfile.ZipInfo(f"{folder}/__pycache__/{file.removesuffix('.py')}.cpython-314.pyc", WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, Path(path).read_bytes(), compresslevel=9)
`);
writeFileSync(out, python.FS.readFile('/compiled.zip'));
