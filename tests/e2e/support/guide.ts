/**
 * Copies of the project for tests of the guides: the files that a guide shows are written into one,
 * and nothing else.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pinnedNode, projectRoot } from './app.ts';

/** What of the project its commands need. */
const places = [
  'schemas',
  'src',
  'extensions',
  'scripts',
  'docs',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.prettierrc.json',
  '.prettierignore',
];

export { filesOf } from '../../guideFiles.ts';

export interface Copy {
  root: string;
  write(files: Readonly<Record<string, string>>): void;
  /** Runs Node in the copy; @returns what it printed. Throws with that when it fails. */
  node(...args: string[]): string;
  /** The hash of every file, by path. */
  hashes(): Record<string, string>;
  remove(): void;
}

/**
 * A copy of the project in a temporary folder, with the packages of this one. It is in Chinese
 * only: what is added needs no translation.
 */
export function copyProject(): Copy {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-copy-'));
  for (const place of places)
    cpSync(path.join(projectRoot, place), path.join(root, place), { recursive: true });
  rmSync(path.join(root, 'schemas/locale'), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        writeFileSync(path.join(root, file), text);
      }
    },
    node: (...args) =>
      execFileSync(pinnedNode, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    hashes: () =>
      Object.fromEntries(
        places
          .flatMap((place) =>
            place.includes('.')
              ? [place]
              : readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
                  .filter((entry) => entry.isFile())
                  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
          )
          .map((file) => [
            file,
            createHash('sha256')
              .update(readFileSync(path.join(root, file)))
              .digest('hex'),
          ]),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
