/**
 * Rewrites the schema files of an older format version in the current one, canonically. Files of
 * the current version stay as they are; a file that does not load is left alone and reported.
 *
 *   --root DIR   project root; default: this project
 *   --from DIR   reads the files below DIR instead, and writes them below the root
 *
 * Exit code 1 when a file could not be read.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadProject } from '../src/schema/check/project.ts';
import { formatProblem } from '../src/schema/problem.ts';
import { currentVersion } from '../src/schema/migrate/migrate.ts';
import { tidyPage } from '../src/schema/migrate/tidy.ts';
import { vocabulary } from '../src/server/schemas/vocabulary.ts';
import { serialise } from '../src/schema/serialise/serialise.ts';
import { readSchemas } from './lib/schemas.mjs';

const { values: options } = parseArgs({
  options: { root: { type: 'string' }, from: { type: 'string' } },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));
const project = loadProject(readSchemas(resolve(options.from ?? root)));
/** The models that the pages will stand beside. */
const models = new Map(
  [...project.models, ...(options.from ? loadProject(readSchemas(root)).models : [])].flatMap(
    ({ name, value }) => (value ? [[name, value]] : []),
  ),
);

let count = 0;
for (const { path, format, value, version, problems } of [
  ...project.models,
  ...project.pages,
  ...project.defaults,
]) {
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
  if (!value || version === currentVersion[format]) continue;
  const text = serialise(
    format,
    format === 'page' ? tidyPage(value, { models, vocabulary }) : value,
  );
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`migrated ${path}`);
  count++;
}
console.log(count === 0 ? 'nothing to migrate' : `migrated ${count} files`);
