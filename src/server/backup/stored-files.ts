/**
 * Uploaded files in a backup. They never change under their names; they come, and own pictures go
 * when replaced.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { storedFiles } from '../config/data-dir.ts';
import { copyWithFingerprint, filesBelow } from './manifest.ts';
import type { ManifestFile } from './manifest.ts';

/** Copies those that are not in the backup yet. */
export async function copyStoredFiles(
  dataDir: string,
  { folder, listed }: { folder: string; listed: Map<string, ManifestFile> },
): Promise<void> {
  const source = path.join(dataDir, storedFiles);
  if (!existsSync(source)) return;
  for (const file of await filesBelow(source)) {
    const name = `${storedFiles}/${file}`;
    // Hidden ones are on their way still.
    if (listed.has(name) || path.basename(file).startsWith('.')) continue;
    const copied = await copyWithFingerprint(path.join(source, file), { folder, name }).catch(
      unlessGone,
    );
    if (copied) listed.set(name, copied);
  }
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Files that people's records name and the backup does not hold. */
export function missingPictures(
  pictures: readonly string[],
  listed: Map<string, ManifestFile>,
): string[] {
  return pictures.map((address) => address.replace(/^\//, '')).filter((name) => !listed.has(name));
}
