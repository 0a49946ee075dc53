import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { schemaFoldersOf } from './files.ts';

/** Editors write a file in several steps; a change is reported when they have been quiet for this long (ms). */
const QUIET = 80;
/** Milliseconds between two looks at the files themselves. */
const POLL_INTERVAL = 1000;

/** Names, sizes and times of all files of some folders: another text whenever one of them changed. */
function signature(folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((file) => {
      const facts = statSync(file, { throwIfNoEntry: false });
      return `${file} ${facts?.size} ${facts?.mtimeMs}`;
    })
    .join('\n');
}

/**
 * Calls `changed` once after each burst of changes to schema files; returns a function that ends it.
 * The system's notices make it quick; a look at the files each second makes it sure, because network folders and
 * containers give no notices and a busy machine loses some.
 */
export function watchFolders(
  root: string,
  changed: () => void,
  fail: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stir = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET);
  };
  const folders = schemaFoldersOf(root)
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const watchers = folders.map((folder) => {
    const watcher = watch(folder, { recursive: true }, stir);
    watcher.on('error', fail);
    return watcher;
  });
  let seen = signature(folders);
  const poll = setInterval(() => {
    try {
      const now = signature(folders);
      if (now !== seen) stir();
      seen = now;
    } catch (error) {
      // A folder may be in the middle of being replaced; the next look sees it whole.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') fail(error);
    }
  }, POLL_INTERVAL);
  poll.unref();
  return () => {
    clearTimeout(timer);
    clearInterval(poll);
    for (const watcher of watchers) watcher.close();
  };
}
