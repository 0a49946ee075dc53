/** The schema files of a project, as they stand on disk. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { byPlace } from '../../src/schema/load/place.ts';
import { schemaFoldersOf } from '../../src/server/schemas/files.ts';

/**
 * Path (below the root, with forward slashes) and text of every schema file, in the order of their
 * paths; those of capabilities behind the project's own.
 */
export function readSchemas(root) {
  return schemaFoldersOf(root)
    .flatMap((folder) => globSync(`${folder}/**/*.json`, { cwd: root }))
    .map((path) => path.split(sep).join('/'))
    .sort(byPlace)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
