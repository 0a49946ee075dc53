/**
 * Writes schemas for editors, with the names of one project: `.pageloom/{format}.schema.json`,
 * which .vscode/settings.json names and git ignores.
 *
 *   --root DIR   project root; default: this project
 *   --watch      goes on, and writes them again whenever schema files change
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadProject } from '../src/schema/check/project.ts';
import { indexProject } from '../src/schema/check/projectIndex.ts';
import { editorSchemas } from '../src/schema/meta/editorSchemas.ts';
import { vocabulary } from '../src/server/schemas/vocabulary.ts';
import { watchFolders } from '../src/server/schemas/watch.ts';
import { widgetCatalogue } from '../src/widgets/catalogue.ts';
import { readSchemas } from './lib/schemas.mjs';

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the schemas of a project; those that would stay the same are left alone. */
function writeEditorSchemas(root) {
  const folder = join(root, '.pageloom');
  const index = indexProject(loadProject(readSchemas(root)), vocabulary);
  mkdirSync(folder, { recursive: true });
  for (const [format, schema] of Object.entries(editorSchemas(index, widgetCatalogue))) {
    const file = join(folder, `${format}.schema.json`);
    const text = `${JSON.stringify(schema, null, 1)}\n`;
    if (text === textOf(file)) continue;
    // An editor never reads half of it.
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}

const { values: options } = parseArgs({
  options: { root: { type: 'string' }, watch: { type: 'boolean', default: false } },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));
const fail = (error) => {
  console.error(`Schemas for editors were not written: ${error.message}`);
  if (!options.watch) process.exitCode = 1;
};
function write() {
  try {
    writeEditorSchemas(root);
  } catch (error) {
    fail(error);
  }
}

write();
if (options.watch) watchFolders(root, write, fail);
