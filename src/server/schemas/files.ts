import { readdir, readFile } from 'node:fs/promises';
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
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name.split(sep).join('/')}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Time between an editor's emptying of a file and its writing (ms). */
const WRITING = 40;

/** Reads one file; undefined when it went away meanwhile. */
async function source(root: string, path: string): Promise<SourceFile | undefined> {
  const read = () => readFile(join(root, path), 'utf8');
  try {
    const text = await read();
    if (text !== '') return { path, text };
    await setTimeout(WRITING);
    return { path, text: await read() };
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** All schema files below a project root, in order of their paths. */
export async function readSchemaFiles(root: string): Promise<SourceFile[]> {
  const paths = (await Promise.all(schemaFolders.map((folder) => jsonFiles(root, folder)))).flat().sort();
  const files = await Promise.all(paths.map((path) => source(root, path)));
  return files.filter((file) => file !== undefined);
}
