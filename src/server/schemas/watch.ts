import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { schemaFolders } from './files.ts';

/** Editors write a file in several steps; a change is told when they have been quiet for this long (ms). */
const QUIET = 80;

/** Calls `changed` once after each burst of changes to schema files; returns a function that ends it. */
export function watchFolders(root: string, changed: () => void, fail: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET);
  };
  const watchers = schemaFolders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder)).map((folder) => {
    const watcher = watch(folder, { recursive: true }, stir);
    watcher.on('error', fail);
    return watcher;
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
