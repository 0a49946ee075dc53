/** Servers for browser tests: each test gets one of its own, with a copy of a new installation. */
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appEnvironment, compiled, pinnedNode, projectRoot } from './app.ts';
import type { HostAction, HostAnswer, HostRequest } from './host.ts';
import { makeProject, type Schemas } from './schemas.ts';

export interface OwnServer {
  /** Address without a trailing slash. */
  url: string;
  dataDir: string;
  /** Project root: the folder that holds schemas/. */
  root: string;
  stop(): Promise<void>;
}

export interface Servers {
  /**
   * A server on a fresh copy of the installation, which serves these schemas, too.
   *
   * @param env settings beside those of all servers under tests
   */
  start(schemas: Schemas, env?: Record<string, string>): Promise<OwnServer>;
  end(): Promise<void>;
}

/** Data folder of a new installation, made once a run by global-setup.ts. */
const installation = (): string => process.env.PAGELOOM_INSTALLATION!;

/** A process that runs servers; ended with `end`. */
export function hostServers(): Servers {
  const child = fork(path.join(import.meta.dirname, 'host.ts'), {
    execPath: pinnedNode,
    execArgv: [],
    env: { ...process.env, ...compiled },
  });
  const waiting = new Map<number, (answer: HostAnswer) => void>();
  let last = 0;
  child.on('message', (answer: HostAnswer) => waiting.get(answer.id)?.(answer));
  child.on('exit', (code) => {
    for (const [id, report] of waiting) report({ id, failed: `the host ended with code ${code}` });
  });
  const ask = async (request: HostAction) => {
    const id = ++last;
    const answer = await new Promise<HostAnswer>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, ...request } satisfies HostRequest);
    });
    waiting.delete(id);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.url;
  };
  return {
    start: async (schemas, env = {}) => {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pageloom-e2e-'));
      cpSync(installation(), dataDir, { recursive: true });
      const project = Object.keys(schemas).length > 0 ? makeProject(schemas) : undefined;
      const root = project?.root ?? projectRoot;
      const start = { ...appEnvironment, ...env, DATA_DIR: dataDir, PORT: '0' };
      const url = await ask({ start, root });
      const stop = async () => {
        await ask({ stop: url });
        project?.remove();
        rmSync(dataDir, { recursive: true, force: true });
      };
      return { url, dataDir, root, stop };
    },
    end: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}
