/**
 * Finds what extends the runtime: one folder each, ours in `src`, those of a team in `extensions`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folders below `place` that hold a definition, in the order of their names. */
const folders = (root, place) =>
  existsSync(join(root, place))
    ? readdirSync(join(root, place), { withFileTypes: true })
        .filter(
          (entry) =>
            entry.isDirectory() && existsSync(join(root, place, entry.name, 'definition.ts')),
        )
        .map((entry) => entry.name)
        .sort()
    : [];

/**
 * The definitions in the folders of a place.
 *
 * @param root folder of the project
 * @param place path of the folder below it, such as src/widgets
 * @returns for each folder its path below the root, its definition, and what else that file exports
 */
export async function definitionsIn(root, place) {
  const found = [];
  for (const folder of folders(root, place)) {
    const path = `${place}/${folder}`;
    const file = pathToFileURL(join(root, path, 'definition.ts')).href;
    const { definition, ...others } = await import(file);
    if (!definition) throw new Error(`${path}/definition.ts exports no definition`);
    found.push({ ...others, folder, path, definition });
  }
  return found;
}

/** Refuses two definitions of one name: a page could not say which of them it means. */
export function refuseTwins(found) {
  const seen = new Map();
  for (const { path, definition } of found) {
    const other = seen.get(definition.name);
    if (other) throw new Error(`${path} and ${other} are both named ${definition.name}`);
    seen.set(definition.name, path);
  }
}
