/**
 * Backups made under load hold one moment of the installation, and restoring puts back exactly that
 * or nothing.
 */
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../src/server/backup/postgres/database.ts';
import { auditProblems } from '../../faults/rig/audit.ts';
import { createLedger, type Ledger } from '../../faults/rig/ledger.ts';
import { signIn, startWork } from '../../faults/rig/work.ts';
import { testDialect, type Client, type TestDatabase } from '../support/index.ts';
import { command, secretKey, startWithKey, openedInstallations } from './support/installations.ts';

const { folder, database } = openedInstallations();
let original: TestDatabase;
let ledger: Ledger;
const taken = path.join(folder, 'taken');
/** Successes that had been reported when the backup began. */
let before: number;

const picture = (): FormData => {
  const form = new FormData();
  form.set(
    'avatarfile',
    new Blob([Buffer.from('\x89PNG\r\n\x1A\n and so on', 'latin1')]),
    'me.png',
  );
  return form;
};

beforeAll(async () => {
  original = await database();
  ledger = createLedger();
  const server = await startWithKey(original);
  try {
    const client = await signIn(server.url);
    const work = startWork({ ledger, seed: 5, clients: [client], lanes: 4, uploads: 30 });
    const state = { over: false };
    const pictures = (async () => {
      while (!state.over)
        expect((await client.post('/system/user/profile/avatar', picture())).code).toBe(200);
    })();
    await work.more(30);
    before = ledger.acknowledged.length;
    const { code, output } = await command('backup', [taken], original);
    expect([code, output]).toEqual([0, expect.stringContaining('Backed up into')]);
    await work.more(10);
    state.over = true;
    await pictures;
    await work.end();
  } finally {
    await server.end();
  }
}, 300_000);

/**
 * Everything that was reported before the backup is there and whole, and nothing points into
 * nothing.
 */
async function expectWhole({ settings }: TestDatabase): Promise<void> {
  const server = await startWithKey({ settings });
  try {
    const client = await signIn(server.url);
    expect(await ledger.check(client, before)).toMatchObject({ lost: 0, doubled: 0, broken: [] });
    expect((await client.raw('GET', await avatar(client))).status).toBe(200);
    // Identity columns go on behind the restored rows.
    expect(
      await client.post('/system/post', {
        postCode: `after-${Date.now()}`,
        postName: 'after',
        postSort: 1,
        status: '0',
      }),
    ).toMatchObject({ code: 200 });
  } finally {
    await server.end();
  }
  expect(await auditProblems({ ...settings, secretKey })).toEqual([]);
}

async function avatar(client: Client): Promise<string> {
  const { user } = await client.get('/getInfo');
  return user.avatar as string;
}

describe('a backup under load', () => {
  it('restores an empty installation to one moment', async () => {
    const fresh = await database();
    expect(await command('restore', [taken], fresh)).toMatchObject({ code: 0 });
    await expectWhole(fresh);
  });

  it('belongs to the owner alone and leaves nothing half-made', () => {
    const modes = [taken, path.join(taken, 'manifest.json')].map((place) =>
      (statSync(place).mode & 0o777).toString(8),
    );
    if (process.platform !== 'win32') expect(modes).toEqual(['700', '600']);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it('is not written over', async () => {
    const { code, output } = await command('backup', [taken], original);
    expect([code, output]).toEqual([1, expect.stringContaining('is there already')]);
  });
});

describe('restoring', () => {
  it('refuses an installation that holds something, unless asked to', async () => {
    const other = await database();
    await (await startWithKey(other)).end();
    const refused = await command('restore', [taken], other);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is not empty')]);
    const { code } = await command('restore', [taken, '--force'], other);
    expect(code).toBe(0);
    await expectWhole(other);
  });

  it.each([
    [
      'a file that was changed',
      'is not what was written',
      (copy: string) => appendFileSync(path.join(copy, firstOf(copy, 'database')), 'x'),
    ],
    [
      'a file that is missing',
      'is missing',
      (copy: string) => rmSync(path.join(copy, firstOf(copy, 'profile'))),
    ],
    [
      'a file that nobody named',
      'does not name',
      (copy: string) => writeFileSync(path.join(copy, 'profile/more.txt'), 'x'),
    ],
    [
      'a manifest that was changed',
      'manifest.json is damaged',
      (copy: string) => edit(copy, (text) => text.replace(/"keyId": "/, '"keyId": "0')),
    ],
    ['no manifest', 'is no backup', (copy: string) => rmSync(path.join(copy, 'manifest.json'))],
  ])('refuses %s, and leaves what is there', async (name, words, damage) => {
    const copy = path.join(folder, name);
    cpSync(taken, copy, { recursive: true });
    damage(copy);
    const there = readdirSync(original.settings.dataDir);
    const { code, output } = await command('restore', [copy, '--force'], original);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(original.settings.dataDir)).toEqual(there);
  });

  it('leaves the old state when it fails half-way', async () => {
    const old = await database();
    const first = await startWithKey(old);
    const own = createLedger();
    const client = await signIn(first.url);
    await own.writeNotice(client, 'fault old state');
    await own.upload(client, 'old.txt', Buffer.from('old'));
    await first.end();
    // The old files have been moved aside by then.
    const env = {
      SECRET_KEY: secretKey,
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'fail-to-move-files.mjs')}`,
    };
    const { code } = await command('restore', [taken, '--force'], old, env);
    expect(code).toBe(1);
    const again = await startWithKey(old);
    expect(await own.check(await signIn(again.url))).toMatchObject({
      acknowledged: 2,
      lost: 0,
      broken: [],
    });
    await again.end();
    expect(await auditProblems({ ...old.settings, secretKey })).toEqual([]);
  });

  if (testDialect === 'postgres')
    it("leaves others' tables in the schema alone", async () => {
      const shared = await database();
      const url = shared.settings.databaseUrl!;
      await withClient(url, (client) =>
        client.query(
          'create table of_somebody_else as select 7 as kept; create table sys_user (wrong text)',
        ),
      );
      expect((await command('restore', [taken, '--force'], shared)).code).toBe(0);
      const { rows } = await withClient(url, (client) =>
        client.query('select kept, user_name from of_somebody_else, sys_user where user_id = 1'),
      );
      expect(rows).toEqual([{ kept: 7, user_name: 'admin' }]);
    });

  it('refuses while a server runs', async () => {
    const running = await database();
    const server = await startWithKey(running);
    const { code, output } = await command('restore', [taken, '--force'], running);
    await server.end();
    expect([code, output]).toEqual([1, expect.stringContaining('stop it before restoring')]);
  });
});

const firstOf = (copy: string, part: string): string => {
  const { files } = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8')) as {
    files: { path: string }[];
  };
  return files.find((file) => file.path.startsWith(`${part}/`))!.path;
};

function edit(copy: string, change: (text: string) => string): void {
  const file = path.join(copy, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
