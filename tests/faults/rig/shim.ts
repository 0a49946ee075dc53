/** Builds a C file of the rig into a library that is loaded before libc. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const compilers = ['cc', 'gcc', 'clang'];

/**
 * @returns environment that loads it; null: this machine has no C compiler, or loads libraries in
 * another way
 */
export function buildShim(name: string, folder: string): Record<string, string> | null {
  if (process.platform !== 'linux') return null;
  const library = path.join(folder, `${name}.so`);
  const source = path.join(import.meta.dirname, `${name}.c`);
  const built = compilers.some(
    (compiler) =>
      spawnSync(compiler, ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread'])
        .status === 0,
  );
  return built ? { LD_PRELOAD: library } : null;
}

export const noCompiler =
  'this machine has no C compiler (cc, gcc or clang) for Linux, which the rig needs';
