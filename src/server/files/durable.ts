/**
 * The one way in which the server writes files beside the database: once a write has resolved it
 * survives a power cut, and before it does nothing of it can be seen. A file is written aside,
 * synced, and given its name; names are synced by their folder, those of newly made folders as
 * well. Readable for the server's own account only.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** What files and folders of the server may be read and written by: their owner. */
export const fileMode = 0o600;
export const folderMode = 0o700;

export interface DurableWrite {
  file: string;
  content: AsyncIterable<Buffer> | string;
  /** Folders from here down are made sure of; those above only when they are missing. */
  top: string;
}

/** Writes the file whole or not at all. One of that name is replaced. */
export function writeDurably(write: DurableWrite): Promise<void> {
  return writeAside(write, rename);
}

/**
 * As writeDurably, but a file that has the name already stays as it is: of several writers the
 * first one wins.
 */
export function makeDurably(write: DurableWrite): Promise<void> {
  return writeAside(write, (draft, file) =>
    link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      if (cannotLink.includes(error.code ?? '') && !existsSync(file)) await rename(draft, file);
      else if (!cannotLink.includes(error.code ?? '')) unlessThere(error);
    }),
  );
}

/**
 * Errors of file systems that know one name for a file only: there the first of writers at the same
 * moment may lose.
 */
const cannotLink = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Gives the written draft its name. */
type Finish = (draft: string, file: string) => Promise<void>;

/**
 * Gives a file or folder another name on the same file system; both names survive a power cut.
 * Nothing may have the new one.
 */
export async function moveDurably(from: string, to: string): Promise<void> {
  await makeFolder(path.dirname(to));
  await rename(from, to);
  await syncFolder(path.dirname(to));
  await syncFolder(path.dirname(from));
}

/** Makes sure of a file that another program or library has written. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(fileMode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAside({ file, content, top }: DurableWrite, finish: Finish): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder, top);
  await withDraft(folder, async (draft) => {
    await writeDraft(draft, content);
    await finish(draft, file);
  });
  await syncFolder(folder);
}

/**
 * Gives the work a name for a file, which goes when the work is done unless it has got another name
 * by then. What a killed process leaves of it goes at the next start.
 */
export async function withDraft<T>(
  folder: string,
  work: (draft: string) => Promise<T>,
): Promise<T> {
  const name = `.draft-${machine}-${process.pid}-${randomUUID()}`;
  const draft = path.join(folder, name);
  own.add(name);
  try {
    return await work(draft);
  } finally {
    await rm(draft, { force: true });
    own.delete(name);
  }
}

/** The content as it comes, synced. Nothing of it is asked for when it could not be stored. */
export async function writeDraft(draft: string, content: DurableWrite['content']): Promise<void> {
  const handle = await open(draft, 'wx', fileMode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Folders whose names this process knows to be synced: made here, or found and synced since another
 * made them.
 */
const sure = new Map<string, Promise<void>>();

/** Makes the folder, and those above it that are missing; they survive a power cut. */
export function makeFolder(folder: string, top: string = folder): Promise<void> {
  const cached = sure.get(folder);
  // One that somebody has removed since is made again.
  if (cached && existsSync(folder)) return cached;
  const made = makeSure(folder, top);
  sure.set(folder, made);
  made.catch(() => sure.delete(folder));
  return made;
}

/**
 * Not mkdir's own `recursive`: on file systems that make no folders, such as /proc, that one never
 * ends.
 */
async function makeSure(folder: string, top: string): Promise<void> {
  const parent = path.dirname(folder);
  if (folder !== top && parent !== folder) await makeFolder(parent, top);
  else if (!existsSync(parent)) await makeFolder(parent);
  if (!existsSync(folder)) await mkdir(folder, folderMode).catch(unlessThere);
  await syncFolder(parent);
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/**
 * Systems that cannot sync folders (Windows, some network file systems) or do not let us: that is
 * all that can be done.
 */
const cannotSync = ['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF'];

/** The names in the folder survive a power cut from now on. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!cannotSync.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Unfinished files: of this version with machine and process, then those of earlier ones. */
const draftPattern = new RegExp(
  `^(?:\\.draft-(?<machine>[0-9a-f]+)-(?<process>\\d+)-|\\.|secret\\.key\\.)${uuid}$`,
);
const machine = Buffer.from(os.hostname()).toString('hex').slice(0, 64) || '0';
/** Drafts that this process is writing. */
const own = new Set<string>();

/**
 * Milliseconds after which an unfinished file that nobody has written to is no upload on its way
 * any more.
 */
const abandoned = 3_600_000;

/**
 * Removes what writes left behind that never came to their end, in the folder and those below that
 * are entered. Those that another process may still be writing stay: it is on another machine or
 * alive, and wrote within the hour.
 * @param enters whether a folder of that name is looked into; everything below one that is, is
 * @returns how many were removed
 */
export async function sweepDrafts(
  folder: string,
  now: number,
  enters: (name: string) => boolean = () => true,
): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) removed += enters(entry.name) ? await sweepDrafts(place, now) : 0;
    else if (await isAbandoned(place, entry.name, now)) {
      await rm(place, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function isAbandoned(place: string, name: string, now: number): Promise<boolean> {
  const draft = draftPattern.exec(name);
  if (!draft) return false;
  const { machine: from, process: id } = draft.groups!;
  if (from === machine && Number(id) === process.pid) return !own.has(name);
  if (from === machine && !isAlive(Number(id))) return true;
  const facts = await stat(place).catch(() => null);
  return facts !== null && now - facts.mtimeMs > abandoned;
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Another account's process lives, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
