/** What is left of files on their way, and who may read what the server keeps. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer } from '../../../src/server/start.ts';
import {
  createTestDatabase,
  environmentOf,
  projectRoot,
  type TestDatabase,
} from '../support/index.ts';

let test: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  test = await createTestDatabase();
  dataDir = test.settings.dataDir;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.drop();
});

async function startOnce(): Promise<void> {
  const config = readConfig(environmentOf(test));
  await (await startServer({ config, root: projectRoot })).close();
}

describe('unfinished files at start', () => {
  const machine = Buffer.from(hostname()).toString('hex').slice(0, 64) || '0';
  const draft = (from: string, id: number) => `.draft-${from}-${id}-${randomUUID()}`;

  it('go when nobody can be writing them any more, and others stay', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const folder = path.join(dataDir, 'profile/upload/2026/11/21');
    mkdirSync(folder, { recursive: true });
    const dead = spawnSync('node', ['--version']).pid;
    const elsewhere = draft('ab12', 7);
    const alive = draft(machine, process.ppid);
    const [old, oldDraftOfKey] = [`.${randomUUID()}`, `secret.key.${randomUUID()}`];
    for (const name of [
      draft(machine, dead),
      draft(machine, process.pid),
      old,
      elsewhere,
      alive,
      'plan.pdf',
      '.htaccess',
    ])
      writeFileSync(path.join(folder, name), 'half');
    writeFileSync(path.join(dataDir, oldDraftOfKey), 'half');
    for (const place of [path.join(folder, old), path.join(dataDir, oldDraftOfKey)])
      utimesSync(place, 1, 1);
    await startOnce();
    expect(readdirSync(folder).sort()).toEqual(['.htaccess', alive, elsewhere, 'plan.pdf'].sort());
    expect(existsSync(path.join(dataDir, oldDraftOfKey))).toBe(false);
    expect(reported.mock.calls.join()).toContain('Removed 4 unfinished files');
  });
});

// Windows has no such rights.
if (process.platform !== 'win32')
  describe('rights of files', () => {
    const mode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8);
    const privates = () => readdirSync(dataDir).filter((name) => name !== 'profile');

    it('belong to the owner alone in a new installation', async () => {
      await startOnce();
      for (const name of privates()) expect([name, mode(name)]).toEqual([name, '600']);
    });

    it('are put right in an old one, and that is reported', async () => {
      const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
      await startOnce();
      mkdirSync(path.join(dataDir, 'profile'), { recursive: true });
      for (const name of privates()) chmodSync(path.join(dataDir, name), 0o644);
      chmodSync(path.join(dataDir, 'profile'), 0o755);
      await startOnce();
      for (const name of privates()) expect([name, mode(name)]).toEqual([name, '600']);
      expect(mode('profile')).toBe('700');
      expect(reported.mock.calls.join()).toMatch(
        /secret\.key could be read by other accounts \(mode 644\)/,
      );
      expect(reported.mock.calls.join()).toMatch(
        /profile could be read by other accounts \(mode 755\)/,
      );
    });
  });
