import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Builds one of the benchmark's pages into a folder. @throws Error with what Vite says */
export function buildBench(page: 'front' | 'first' | 'designer', out: string): void {
  const env = { ...process.env, BENCH_PAGE: page, BENCH_OUT: out };
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '-c',
      path.join(root, 'bench/vite.config.ts'),
      '--logLevel',
      'error',
    ],
    { env },
  );
  if (status !== 0)
    throw new Error(`the benchmark page ${page} does not build:\n${stderr.toString()}`);
}
