/** The file of a page in the project, which is written whole or not at all. */
import { chmod, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';
import { makeDurably, makeFolder, writeDurably } from '../../files/durable.ts';

/** Mode of new files: the process may have a mask that is meant for data. */
const newFile = 0o644;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/**
 * Where a file of the project lies, once its folder is there.
 * @throws Refusal where links lead out of the project
 */
export async function placeOf(root: string, relative: string): Promise<string> {
  const folder = path.join(root, path.dirname(relative));
  await requireInside(root, folder);
  await makeFolder(folder);
  return path.join(await realpath(folder), path.basename(relative));
}

/** Makes sure that the nearest folder that there is lies in the project. */
async function requireInside(root: string, folder: string): Promise<void> {
  try {
    const way = path.relative(await realpath(root), await realpath(folder));
    if (way.startsWith('..') || path.isAbsolute(way))
      throw new Refusal(say`不能写到项目文件夹之外：${path.relative(root, folder)}`);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await requireInside(root, path.dirname(folder));
  }
}

/** The text of a file; undefined: there is none. */
export async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Writes the file; says whether it did: a new one may be there by now. */
export async function writePageFile(file: string, text: string, isNew: boolean): Promise<boolean> {
  const mode = isNew ? newFile : (await stat(file)).mode;
  const write = { file, content: text, top: path.dirname(file) };
  await (isNew ? makeDurably(write) : writeDurably(write));
  if ((await textOf(file)) !== text) return false;
  await chmod(file, mode);
  return true;
}
