import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SourceFile } from '../../schema/load/file.ts';
import { byPlace, capabilitiesFolder, schemaFolders } from '../../schema/load/place.ts';

/** The folders of a project that may hold schema files: its own, and those of added capabilities. */
export function schemaFoldersOf(root: string): string[] {
  const capabilities = join(root, capabilitiesFolder);
  const added = existsSync(capabilities) ? readdirSync(capabilities) : [];
  return [
    'schemas',
    ...added.sort().map((name) => `${capabilitiesFolder}/${name}/schemas`),
  ].flatMap((place) => schemaFolders.map((folder) => `${place}/${folder}`));
}

async function jsonFiles(root: string, folder: string): Promise<string[]> {
  try {
    const names = await readdir(join(root, folder), { recursive: true });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
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

/** All schema files below a project root, in order of their paths; those of capabilities behind the project's own. */
export async function readSchemaFiles(root: string): Promise<SourceFile[]> {
  const paths = (await Promise.all(schemaFoldersOf(root).map((folder) => jsonFiles(root, folder))))
    .flat()
    .sort(byPlace);
  const files = await Promise.all(paths.map((path) => source(root, path)));
  return files.filter((file) => file !== undefined);
}
