/** Installations that are backed up and restored, and the commands that do it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import {
  environment,
  pinnedNode,
  startProcess,
  type ServerProcess,
} from '../../../faults/rig/process.ts';
import { createTestDatabase, projectRoot, type TestDatabase } from '../../support/index.ts';

export const secretKey = 'a key for the tests of backups, long enough';

/** A folder for backups, and databases, which are gone after the tests of the file. */
export function openedInstallations(): { folder: string; database: () => Promise<TestDatabase> } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-backup-'));
  const made: TestDatabase[] = [];
  afterAll(async () => {
    for (const one of made) await one.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    async database() {
      const next = await createTestDatabase();
      made.push(next);
      return next;
    },
  };
}

/** A server whose secret key stands in its environment. */
export const startWithKey = ({
  settings,
}: Pick<TestDatabase, 'settings'>): Promise<ServerProcess> =>
  startProcess({ settings, env: { SECRET_KEY: secretKey } });

interface Run {
  code: number;
  output: string;
}

/** A command as an operator runs it. */
export function command(
  script: 'backup' | 'restore',
  args: string[],
  { settings }: TestDatabase,
  env: Record<string, string> = { SECRET_KEY: secretKey },
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, [path.join(projectRoot, `scripts/${script}.mjs`), ...args], {
      cwd: projectRoot,
      env: environment({ settings, env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code!, output }));
  });
}
