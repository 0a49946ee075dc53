/**
 * Checks every schema file below schemas/ and prints each problem as `file:line pointer: what is
 * wrong, nearest valid name`.
 *
 *   --root DIR   project root; default: this project
 *   --write      rewrites files of the current version that load in canonical form
 *   --hints      prints what may be better, too: indexes for searches and orders that have none
 *
 * Exit code 1 when anything is wrong; hints are not.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkWithHints, loadProject } from '../src/schema/check/project.ts';
import { formatProblem, isHint } from '../src/schema/problem.ts';
import { currentVersion } from '../src/schema/migrate/migrate.ts';
import { serialise } from '../src/schema/serialise/serialise.ts';
import { vocabulary } from '../src/server/schemas/vocabulary.ts';
import { readSchemas } from './lib/schemas.mjs';

const { values: options } = parseArgs({
  options: {
    root: { type: 'string' },
    write: { type: 'boolean', default: false },
    hints: { type: 'boolean', default: false },
  },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Rewrites the files that load; those of an older version are left to `npm run schemas:migrate`.
 */
function rewrite(files, project) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, format, value, version } of [
    ...project.models,
    ...project.pages,
    ...project.defaults,
  ]) {
    if (!value || version !== currentVersion[format]) continue;
    const text = serialise(format, value);
    if (text === texts.get(path)) continue;
    writeFileSync(join(root, path), text);
    console.log(`rewrote ${path}`);
  }
}

let files = readSchemas(root);
if (options.write) {
  rewrite(files, loadProject(files));
  files = readSchemas(root);
}
const project = loadProject(files);
const found = checkWithHints(project, vocabulary);
const problems = found.filter((one) => !isHint(one));
for (const problem of problems) console.error(formatProblem(problem));
const hints = found.filter(isHint);
if (options.hints) for (const hint of hints) console.log(`hint: ${formatProblem(hint)}`);
if (problems.length > 0) process.exitCode = 1;
else {
  const hinted =
    hints.length > 0 && !options.hints
      ? ` (${hints.length} hints: npm run check:schemas -- --hints)`
      : '';
  const { models, pages, defaults } = project;
  console.log(
    `${models.length} models, ${pages.length} pages and ${defaults.length} files of defaults: ` +
      `no problems${hinted}`,
  );
}
