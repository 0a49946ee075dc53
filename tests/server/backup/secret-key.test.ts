/** What a backup holds of the secret key, and of values that are encrypted with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { unreadable } from '../../../src/schema/record/index.ts';
import { keyOf } from '../../../src/server/config/secret-key.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import type { Resource } from '../../../src/server/models/types.ts';
import { startProcess } from '../../faults/rig/process.ts';
import type { TestDatabase } from '../support/index.ts';
import { command, secretKey, startWithKey, openedInstallations } from './support/installations.ts';

const { folder, database } = openedInstallations();

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
    await (await startWithKey(source)).end();
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
