/** Trouble with disk and clock for one server process, switched on and off from outside. */
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildShim } from './shim.ts';

export interface Trouble {
  env: Record<string, string>;
  nodeOptions: string[];
  /** Whether calls of SQLite themselves fail, or only what Node sees of them. */
  isDeep: boolean;
  /** `full`: no room; `write`, `sync`, `read`: what does that fails with EIO; null: all is well. */
  disk(kind: 'full' | 'write' | 'sync' | 'read' | null): void;
  /** Seconds that the process's clock is ahead of the true one; negative: behind. */
  clock(seconds: number): void;
  end(): void;
}

const letters = { full: 'F', write: 'W', sync: 'S', read: 'R' };

/** @param root files below it are concerned */
export function prepareTrouble(folder: string, root: string): Trouble {
  const file = path.join(folder, 'control');
  const control = openSync(file, 'w+');
  writeSync(control, Buffer.alloc(9), 0, 9, 0);
  const shim = buildShim('trouble', folder);
  const preload = pathToFileURL(path.join(import.meta.dirname, 'trouble.mjs')).href;
  return {
    env: { TROUBLE_ROOT: root, TROUBLE_CONTROL: file, ...shim },
    nodeOptions: shim ? [] : ['--import', preload],
    isDeep: shim !== null,
    disk: (kind) =>
      void writeSync(control, Buffer.from(kind ? letters[kind] : '\0', 'latin1'), 0, 1, 0),
    clock(seconds) {
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64LE(BigInt(seconds));
      writeSync(control, bytes, 0, 8, 1);
    },
    end: () => closeSync(control),
  };
}
