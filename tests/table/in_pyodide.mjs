// Runs tests/table/whole_game.py in the Python that browsers get (Pyodide), with everything from this disk and no network.
//   node in_pyodide.mjs REPOSITORY SITE_PACKAGES
const [repository, packages] = process.argv.slice(2);
const { loadPyodide } = await import(`${repository}/web/node_modules/pyodide/pyodide.mjs`);

globalThis.fetch = () => Promise.reject(new Error('no network'));
const python = await loadPyodide({ env: { HOME: '/', MAGNIFICO_INTERPRETED: '1', PYTHONDONTWRITEBYTECODE: '1' } });
const folders = { '/src': `${repository}/src`, '/tests': `${repository}/tests/table`, '/packages': packages };
for (const [inside, outside] of Object.entries(folders)) python.mountNodeFS(inside, outside);
python.globals.set('folders', python.toPy(Object.keys(folders)));
console.log(
  python.runPython(`
import json, sys
sys.path += folders
import whole_game
result = whole_game.play()
result["modules"] = sorted(sys.modules)
json.dumps(result)
`),
);
