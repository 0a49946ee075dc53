/**
 * Checks every schema file below schemas/ and prints each problem as `file:line pointer: what is wrong, nearest valid name`.
 *
 *   --root DIR   project root; default: this project
 *   --write      rewrites files that load in canonical form
 *   --migrate    rewrites files of an older format version in the current one
 *
 * Exit code 1 when anything is wrong. A text without a translation is reported, too, but shown as it
 * is written: it is no reason to fail.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkProject, loadProject } from '../src/schema/check/project.ts';
import { formatProblem, isBreaking } from '../src/schema/problem.ts';
import { currentVersion } from '../src/schema/migrate/migrate.ts';
import { serialise } from '../src/schema/serialise/serialise.ts';
import { vocabulary } from '../src/server/schemas/vocabulary.ts';

const { values: options } = parseArgs({
  options: {
    root: { type: 'string' },
    write: { type: 'boolean', default: false },
    migrate: { type: 'boolean', default: false },
  },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));

function readFiles() {
  return globSync('schemas/{models,pages,defaults,locale}/**/*.json', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Rewrites the files that load and that the options ask for; the others stay as they are. */
function rewrite(files, project) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, format, value, version } of [
    ...project.models,
    ...project.pages,
    ...project.defaults,
  ]) {
    const old = version !== currentVersion[format];
    if (!value || !(options.write ? !old || options.migrate : old && options.migrate)) continue;
    const text = serialise(format, value);
    if (text === texts.get(path)) continue;
    writeFileSync(join(root, path), text);
    console.log(`${old ? 'migrated' : 'rewrote'} ${path}`);
  }
}

let files = readFiles();
if (options.write || options.migrate) {
  rewrite(files, loadProject(files));
  files = readFiles();
}
const project = loadProject(files);
const problems = checkProject(project, vocabulary);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.some(isBreaking)) process.exitCode = 1;
else
  console.log(
    `${project.models.length} models, ${project.pages.length} pages and ${project.defaults.length} files of defaults: ${problems.length === 0 ? 'no problems' : `${problems.length} about translations`}`,
  );
