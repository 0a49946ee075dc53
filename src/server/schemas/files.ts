import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SourceFile } from '../../schema/load/file.ts';

/** The folders of a project that hold schema files. */
export const schemaFolders = [
  'schemas/models',
  'schemas/pages',
  'schemas/defaults',
  'schemas/locale',
] as const;

async function jsonFiles(root: string, folder: string): Promise<string[]> {
  try {
    const names = await readdir(join(root, folder), { recursive: true });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Time in which an editor that has begun to write a file ends it (ms). */
const WRITING = 40;
/** Times a file is read that goes on changing. */
const ATTEMPTS = 10;

/** Size and time of a file: others when it was written meanwhile. */
async function factsOf(file: string): Promise<string> {
  const { size, mtimeNs } = await stat(file, { bigint: true });
  return `${size} ${mtimeNs}`;
}

/** The whole text of a file: one that is written while it is read, or was emptied to be written, is read again. */
async function wholeText(file: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await factsOf(file);
    const text = await readFile(file, 'utf8');
    const isWhole = text !== '' && before === (await factsOf(file));
    if (isWhole || attempt === ATTEMPTS) return text;
    await setTimeout(WRITING);
  }
}

/** Reads one file; undefined when it went away meanwhile. */
async function source(root: string, path: string): Promise<SourceFile | undefined> {
  try {
    return { path, text: await wholeText(join(root, path)) };
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/** All schema files below a project root, in order of their paths. */
export async function readSchemaFiles(root: string): Promise<SourceFile[]> {
  const paths = (await Promise.all(schemaFolders.map((folder) => jsonFiles(root, folder))))
    .flat()
    .sort();
  const files = await Promise.all(paths.map((path) => source(root, path)));
  return files.filter((file) => file !== undefined);
}
