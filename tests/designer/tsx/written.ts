/** Exported components as files beside the packages of this repository. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

export interface Written {
  folder: string;
  remove(): void;
}

/** A folder with texts by the names of their files; packages are found as in this repository. */
export function written(files: Readonly<Record<string, string>>): Written {
  const folder = mkdtempSync(path.join(tmpdir(), 'pageloom-tsx-'));
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
