/** The real server process, as `npm start` runs it, on a free loopback port. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { adminPassword, projectRoot } from '../../server/support/server.ts';
import { unlimited } from '../../server/support/unlimited.ts';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** All that it has printed. */
  printed(): string;
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Sends the signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export interface ProcessOptions {
  settings: { dataDir: string; databaseUrl?: string };
  /** 0: one the system chooses. */
  port?: number;
  env?: Record<string, string>;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Milliseconds to get ready in. */
  patience?: number;
}

export const pinnedNode = path.join(projectRoot, 'node_modules/node/bin/node');
const compiled = path.join(projectRoot, 'node_modules/.cache/tests');

/** Variables under which a server of the campaigns runs. */
export function environment({ settings, port = 0, env }: ProcessOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compiled,
    HOST: '127.0.0.1',
    PORT: String(port),
    CAPTCHA: 'off',
    ADMIN_PASSWORD: adminPassword,
    API_TARGET: '',
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    ...unlimited,
    ...env,
  };
}

/** Resolves when it is ready. @throws Error with what it printed, when it ends or takes too long */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { nodeOptions = [], patience = 60_000 } = options;
  const main = path.join(projectRoot, 'src/server/main.ts');
  const child = spawn(pinnedNode, [...nodeOptions, main], {
    cwd: projectRoot,
    env: environment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(code ?? signal!));
    child.once('error', reject);
  });
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = (what: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}:\n${printed}`));
    };
    const timer = setTimeout(giveUp, patience, `was not ready in ${patience} ms`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const found = /ready at (\S+)/.exec(printed)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
    void ended.then((how) => {
      clearTimeout(timer);
      giveUp(`ended with ${how}`);
    }, reject);
  });
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url, child, printed: () => printed, ended, end };
}
