/** Travellers, whose passports are encrypted, behind HTTP. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { keyOf } from '../../../../src/server/config/secret-key.ts';
import type { SecretKey } from '../../../../src/server/config/secret-key.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import { admin } from './actors.ts';
import { openApp, operlog } from './app.ts';
import { callsTo } from './serve.ts';
import { openWorld, worldKey } from './world.ts';
import type { World } from './world.ts';

export const traveller: Model = {
  version: 2,
  name: 'traveller',
  label: '旅客',
  table: 'test_traveller',
  key: 'travellerId',
  labelField: 'nick',
  path: '/test/traveller',
  permission: 'test:traveller',
  operations: ['list', 'get', 'create', 'update', 'export', 'import', 'importTemplate'],
  fields: {
    travellerId: { type: 'id', label: '编号' },
    nick: { type: 'string', label: '昵称', maxLength: 20, excel: { import: true } },
    passport: {
      type: 'string',
      label: '护照号',
      required: true,
      maxLength: 20,
      pattern: '^[A-Za-z]\\d{8}$',
      unique: true,
      encrypted: true,
      filter: 'contains',
      excel: { import: true },
    },
    note: { type: 'text', label: '备注', encrypted: true },
  },
};
/** The same with nothing encrypted. */
export const plain: Model = {
  ...traveller,
  fields: {
    ...traveller.fields,
    passport: { ...traveller.fields.passport!, encrypted: false },
    note: { type: 'text', label: '备注' },
  },
};
export const passport = 'E48151623';
/** A key that nothing was encrypted with. */
export const other = keyOf('another secret, which is long enough as well');

/** A fresh database before each test of a file. */
export function openedTravellers() {
  let world: World;
  let app: FastifyInstance;
  beforeEach(async () => {
    world = await openWorld([traveller, operlog]);
    app = await openApp(world, { admin });
  });
  afterEach(async () => {
    await app?.close();
    await world?.close();
  });
  const call = callsTo(() => app, '/test/traveller');
  return {
    get world() {
      return world;
    },
    call,
    /** As after a restart with other models or keys. */
    async restart(
      models: readonly Model[] = [traveller, operlog],
      keys: readonly SecretKey[] = [worldKey],
    ): Promise<void> {
      const engine = await world.restart(models, [], keys);
      await app.close();
      app = await openApp({ ...world, engine }, { admin });
    },
    add: (nick: string, number: string): Promise<Row> =>
      call('POST', '', { nick, passport: number, note: `来自${nick}` }),
    /** Those whom a search by the passport finds. */
    found: async (number: string): Promise<string[]> =>
      (await call('GET', `/list?passport=${number}`)).rows.map(({ nick }: Row) => nick),
    /** What the table holds. */
    kept: (): Promise<Row[]> =>
      world.sql('select passport, passport_hash, note from test_traveller order by traveller_id'),
    /** Whether a file of the embedded database holds the text. */
    filesHold: (text: string): boolean =>
      readdirSync(world.dataDir).some((name) =>
        readFileSync(path.join(world.dataDir, name)).includes(Buffer.from(text)),
      ),
  };
}
