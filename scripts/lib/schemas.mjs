/** The schema files of a project, as they stand on disk. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Path (below the root, with forward slashes) and text of every schema file, in the order of their
 * paths.
 */
export function readSchemas(root) {
  return globSync('schemas/{models,pages,defaults,locale}/**/*.json', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
