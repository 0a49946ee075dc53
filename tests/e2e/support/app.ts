/**
 * Starts the real server process the way `npm start` does, on a free port with an own data folder.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unlimited } from '../../server/support/unlimited.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export interface App {
  /** Address without a trailing slash. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** All that the process has printed. */
  output(): string;
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Project root to run; default this checkout. */
  root?: string;
  env?: Record<string, string>;
  dataDir?: string;
  /**
   * `npm start` or the script behind it, in a process group of its own as a terminal gives it;
   * default the server alone.
   */
  launcher?: 'npm' | 'script';
}

export const pinnedNode = path.join(projectRoot, 'node_modules/node/bin/node');

/** Password of the administrator in browser tests. */
export const adminPassword = 'Loom-2026!';

/** Settings of servers under browser tests, whatever the environment of the run says. */
export const appEnvironment = {
  ...unlimited,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  CAPTCHA: 'off',
  ADMIN_PASSWORD: adminPassword,
  DATABASE_URL: '',
  API_TARGET: '',
};

/** Code compiled for one start of this checkout serves the next. */
export const compiled = {
  NODE_COMPILE_CACHE: path.join(projectRoot, 'node_modules/.cache/tests'),
};

function commandOf(root: string, launcher: AppOptions['launcher']): [string, ...string[]] {
  if (launcher === 'npm') return ['npm', 'start'];
  return [pinnedNode, path.join(root, launcher ? 'scripts/start.mjs' : 'src/server/main.ts')];
}

/** Resolves when the server answers; rejects with its output when it ends before. */
export async function startApp({
  root = projectRoot,
  env = {},
  dataDir,
  launcher,
}: AppOptions = {}): Promise<App> {
  const folder = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'pageloom-e2e-'));
  const [command, ...args] = commandOf(root, launcher);
  const child = spawn(command, args, {
    cwd: root,
    detached: launcher !== undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...appEnvironment,
      PORT: '0',
      DATA_DIR: folder,
      ...(launcher ? { NODE_COMPILE_CACHE: undefined } : root === projectRoot && compiled),
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = await addressOf(child, () => printed);
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => printed,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address that the server says it is ready at. */
async function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with code ${child.exitCode}:\n${printed()}`);
    const found = /ready at (\S+)/.exec(printed());
    if (found) return found[1]!;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in 60 s:\n${printed()}`);
}
