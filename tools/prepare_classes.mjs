// Import our package with Pyodide's own Python, and save the code of its dataclasses (prepared_classes.py).
//
//   node tools/prepare_classes.mjs PYODIDE IN.zip MODULE OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, files, module, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Without columns, as in precompile.mjs.
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: '1' } });
python.unpackArchive(new Uint8Array(readFileSync(files)), 'zip', { extractDir: '/files' });
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/files")
from prepared_classes import collected
with collected(Path("/out")):
    import ${module}
`);
writeFileSync(out, python.FS.readFile('/out'));
