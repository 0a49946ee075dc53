/** The folder that holds the embedded database and stored files. */
import { accessSync, constants } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileMode, folderMode, makeDurably, makeFolder } from '../files/durable.ts';
import { StartupError } from './startup-error.ts';

/** Names in the data folder, by what they are. */
export const databaseFile = 'pageloom.sqlite';
export const keyFile = 'secret.key';
export const storedFiles = 'profile';

/** Makes it when missing, to stay. @throws StartupError when it cannot be written */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} (DATA_DIR) cannot be written: ${(error as Error).message}.`,
    );
  }
}

/**
 * An empty file is an empty database: made here, so that it is private and its name stays.
 * @throws StartupError
 */
export async function ensureDatabaseFile(dataDir: string): Promise<void> {
  const file = path.join(dataDir, databaseFile);
  await makeDurably({ file, content: '', top: dataDir }).catch((error: Error) => {
    throw new StartupError(`The database file ${file} cannot be made: ${error.message}.`);
  });
}

/**
 * Database, key and stored files are their owner's only, also where an earlier version or
 * somebody's hand made them otherwise. Changes are reported, and so is what cannot be changed. What
 * a link names belongs to somebody else.
 */
export async function restrictDataDir(
  dataDir: string,
  report: (sentence: string) => void,
): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const modes = [
    ...files
      .filter((name) => name === keyFile || name.startsWith(databaseFile))
      .map((name) => ({ name, mode: fileMode })),
    ...folders.filter((name) => name === storedFiles).map((name) => ({ name, mode: folderMode })),
  ];
  for (const { name, mode } of modes) await restrict(path.join(dataDir, name), mode, report);
}

async function restrict(
  place: string,
  mode: number,
  report: (sentence: string) => void,
): Promise<void> {
  const facts = await lstat(place);
  // Systems without such rights (Windows) show others' for every file.
  if (process.platform === 'win32' || (facts.mode & 0o077) === 0) return;
  const before = (facts.mode & 0o777).toString(8);
  try {
    await chmod(place, mode);
    report(
      `${place} could be read by other accounts (mode ${before}); it is its owner's only ` +
        `now (mode ${mode.toString(8)}).`,
    );
  } catch (error) {
    report(
      `${place} can be read by other accounts (mode ${before}), and that cannot be ` +
        `changed: ${(error as Error).message}.`,
    );
  }
}
