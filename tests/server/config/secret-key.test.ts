/**
 * The secret of an installation: made once, shared by its nodes, and asked for when it is missing.
 */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { startServer as start } from '../../../src/server/start.ts';
import { codeAt } from '../auth/support/authenticator.ts';
import {
  createClient,
  createTestDatabase,
  makeUser,
  environmentOf,
  projectRoot,
} from '../support/index.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pageloom-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the secret key', () => {
  it('is made once, readable by its owner only', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => openSecretKey({ dataDir })));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  it('gives each purpose a key of its own', async () => {
    const open = (letter: string) => openSecretKey({ secretKey: letter.repeat(40), dataDir });
    const key = await open('s');
    expect(key.derive('a')).toEqual((await open('s')).derive('a'));
    expect(key.derive('a')).not.toEqual(key.derive('b'));
    expect(key.derive('a')).not.toEqual((await open('t')).derive('a'));
  });

  it.each([
    ['empty', ''],
    ['short', 'half'],
    ['half of a key', 'a1'.repeat(20)],
    ['zeros in place of bytes that never arrived', '\0'.repeat(65)],
  ])('is refused when it is damaged: %s', async (_, content) => {
    const file = path.join(dataDir, 'secret.key');
    await writeFile(file, content);
    const reason = await openSecretKey({ dataDir }).catch((error: Error) => error.message);
    expect(reason).toMatch(/is damaged \(\d+ bytes.*backup.*SECRET_KEY.*docs\/reliability\.md/);
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('is not made anew while the database holds what the lost one sealed', async () => {
    const test = await createTestDatabase();
    const config = readConfig(environmentOf(test));
    try {
      await (await start({ config, root: projectRoot })).close();
      await rm(path.join(config.dataDir, 'secret.key'));
      await expect(start({ config, root: projectRoot })).rejects.toThrow(
        'is missing, but the database holds',
      );
      expect(await readdir(config.dataDir)).not.toContain('secret.key');
    } finally {
      await test.drop();
    }
  });

  it('of the settings is refused when it is short', () => {
    expect(() => readConfig({ SECRET_KEY: 'too short' })).toThrow(
      'SECRET_KEY must have at least 32 characters',
    );
  });

  it('must be the one that second factors were stored under', async () => {
    const test = await createTestDatabase();
    const settings = environmentOf(test);
    const open = (SECRET_KEY: string) =>
      start({ config: readConfig({ ...settings, SECRET_KEY }), root: projectRoot });
    const [first, second] = [
      'first key, long enough to be one',
      'another key, long enough to be one',
    ];
    try {
      const server = await open(first);
      const { userName, password } = await makeUser(server.database!, 'sealed');
      const client = await createClient(server.url).signIn(userName, password);
      const { data } = await client.post('/system/user/profile/totp');
      await client.put('/system/user/profile/totp', { code: codeAt(data.secret, Date.now()) });
      await server.close();
      await expect(open(second)).rejects.toThrow('stored under another secret key');
      await (await open(first)).close();
    } finally {
      await test.drop();
    }
  });
});
