/** The folder that holds the embedded database and stored files. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/** Makes it when missing. @throws StartupError when it cannot be written */
export function ensureDataDir(dataDir: string): void {
  try {
    makeWithParents(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} (DATA_DIR) cannot be written: ${(error as Error).message}.`);
  }
}

/** Not mkdir's own `recursive`: on file systems that make no folders, such as /proc, that one never ends. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
}
