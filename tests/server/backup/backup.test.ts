/**
 * Backups made under load hold one moment of the installation, and restoring puts back exactly that
 * or nothing.
 */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { unreadable } from '../../../src/schema/record/index.ts';
import { keyOf } from '../../../src/server/config/secret-key.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import type { Resource } from '../../../src/server/models/types.ts';
import { withClient } from '../../../src/server/backup/postgres/database.ts';
import { auditProblems } from '../../faults/rig/audit.ts';
import { createLedger, type Ledger } from '../../faults/rig/ledger.ts';
import { environment, pinnedNode, startProcess } from '../../faults/rig/process.ts';
import { signIn, startWork } from '../../faults/rig/work.ts';
import {
  createTestDatabase,
  projectRoot,
  testDialect,
  type Client,
  type TestDatabase,
} from '../support/index.ts';

const secretKey = 'a key for the tests of backups, long enough';
const folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-backup-'));
const made: TestDatabase[] = [];
let original: TestDatabase;
let ledger: Ledger;
const taken = path.join(folder, 'taken');
/** Successes that had been reported when the backup began. */
let before: number;

async function database(): Promise<TestDatabase> {
  const next = await createTestDatabase();
  made.push(next);
  return next;
}

interface Run {
  code: number;
  output: string;
}

/** A command as an operator runs it. */
function command(
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
  const server = await startProcess({
    settings: original.settings,
    env: { SECRET_KEY: secretKey },
  });
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

afterAll(async () => {
  for (const one of made) await one.drop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Everything that was reported before the backup is there and whole, and nothing points into
 * nothing.
 */
async function expectWhole(settings: TestDatabase['settings']): Promise<void> {
  const server = await startProcess({ settings, env: { SECRET_KEY: secretKey } });
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
    await expectWhole(fresh.settings);
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
  it('refuses an installation that holds something, unless told to', async () => {
    const other = await database();
    await (await startProcess({ settings: other.settings, env: { SECRET_KEY: secretKey } })).end();
    const refused = await command('restore', [taken], other);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is not empty')]);
    const { code } = await command('restore', [taken, '--force'], other);
    expect(code).toBe(0);
    await expectWhole(other.settings);
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
    const first = await startProcess({ settings: old.settings, env: { SECRET_KEY: secretKey } });
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
    const again = await startProcess({ settings: old.settings, env: { SECRET_KEY: secretKey } });
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
    const server = await startProcess({
      settings: running.settings,
      env: { SECRET_KEY: secretKey },
    });
    const { code, output } = await command('restore', [taken, '--force'], running);
    await server.end();
    expect([code, output]).toEqual([1, expect.stringContaining('stop it before restoring')]);
  });
});

describe('the secret key', () => {
  it('is in the backup when asked for, with a warning, and comes back with it', async () => {
    const [source, fresh] = [await database(), await database()];
    await (await startProcess(source)).end();
    const target = path.join(folder, 'with-key');
    const { output } = await command('backup', [target, '--with-key'], source, {});
    expect(output).toContain('The secret key is in this backup');
    expect((await command('restore', [target], fresh, {})).code).toBe(0);
    const keys = [source, fresh].map(({ settings }) =>
      readFileSync(path.join(settings.dataDir, 'secret.key'), 'utf8'),
    );
    expect(keys[0]).toBe(keys[1]);
    await (await startProcess(fresh)).end();
  });

  it('is asked for when it is neither here nor there', async () => {
    const [source, fresh] = [await database(), await database()];
    await (await startProcess(source)).end();
    const target = path.join(folder, 'without-key');
    expect((await command('backup', [target], source, {})).output).toContain(
      'is not in this backup',
    );
    const { code, output } = await command('restore', [target], fresh, {});
    expect([code, output]).toEqual([0, expect.stringContaining('and there is none here')]);
    expect(existsSync(path.join(fresh.settings.dataDir, 'secret.key'))).toBe(false);
  });
});

describe('encrypted fields', () => {
  const traveller: Model = {
    version: 2,
    name: 'traveller',
    label: '旅客',
    table: 'test_traveller',
    key: 'travellerId',
    fields: {
      travellerId: { type: 'id', label: '编号' },
      passport: {
        type: 'string',
        label: '护照号',
        maxLength: 20,
        encrypted: true,
        filter: 'exact',
      },
    },
  };
  /** Works with the rows of the model, as a server with this secret does. */
  async function withTravellers<T>(
    { settings }: TestDatabase,
    secret: string,
    work: (travellers: Resource, database: Database) => Promise<T>,
  ): Promise<T> {
    const open = await openDatabase(settings);
    try {
      const models = new Map([[traveller.name, traveller]]);
      const options = { defaults: [], clock: Date.now, keys: [keyOf(secret)] };
      const engine = createEngine({ database: open, models, ...options });
      await engine.prepare();
      return await work(engine.resource(traveller.name), open);
    } finally {
      await open.close();
    }
  }
  const found = (fresh: TestDatabase, secret: string) =>
    withTravellers(fresh, secret, async (travellers, { read }) => {
      const filters = { passport: 'E48151623' };
      const { rows } = await travellers.list(read, { filters }, null);
      return [(await travellers.get(read, 1, null)).passport, rows.length];
    });

  it('come back readable, and are found by their values, with the same secret alone', async () => {
    const [source, fresh] = [await database(), await database()];
    await (await startProcess({ settings: source.settings, env: { SECRET_KEY: secretKey } })).end();
    await withTravellers(source, secretKey, (travellers, { transaction }) =>
      transaction((db) => travellers.create(db, { passport: 'E48151623' }, null)),
    );
    const target = path.join(folder, 'encrypted');
    expect(await command('backup', [target], source)).toMatchObject({ code: 0 });
    for (const file of readdirSync(target, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(
          readFileSync(path.join(file.parentPath, file.name)).includes('E48151623'),
          file.name,
        ).toBe(false);
    expect(await command('restore', [target], fresh)).toMatchObject({ code: 0 });
    expect(await found(fresh, secretKey)).toEqual(['E48151623', 1]);
    expect(await found(fresh, 'another secret, which is long enough as well')).toEqual([
      unreadable,
      0,
    ]);
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
