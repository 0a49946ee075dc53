/** How far migrations of models are, as a running server tells it: /monitor/migrations. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, type ServerConfig } from '../../../src/server/config/config.ts';
import { giveUpRows, prepareRows } from '../../../src/server/migrate.ts';
import { startServer, type RunningServer } from '../../../src/server/start.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  makeUser,
  projectRoot,
} from '../support/index.ts';

const text = { type: 'string', label: '文', maxLength: 40 };
const number = { type: 'integer', label: '数' };
const note = (fields: object, migrations: object[] = []) => ({
  version: 2,
  name: 'note',
  label: '便签',
  table: 'test_note',
  key: 'noteId',
  fields: { noteId: { type: 'id', label: '编号' }, ...fields },
  migrations,
});
const rename = { id: '0001-size', type: 'renameField', field: 'length', to: 'size' };
const convert = { id: '0002-size', type: 'changeType', field: 'size' };
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown;

let root: string;
let config: ServerConfig;
let drop: () => Promise<void>;
let server: RunningServer | undefined;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pageloom-runs-'));
  const created = await createTestDatabase();
  drop = created.drop;
  config = readConfig(environmentOf({ settings: created.settings }));
  cpSync(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
  cpSync(path.join(projectRoot, 'schemas'), path.join(root, 'schemas'), { recursive: true });
});
afterAll(async () => {
  await server?.close();
  await drop();
  rmSync(root, { recursive: true, force: true });
});

const deploy = (model: { name: string }) =>
  writeFileSync(path.join(root, `schemas/models/${model.name}.json`), JSON.stringify(model));
async function restart(model: { name: string }): Promise<void> {
  await server?.close();
  deploy(model);
  server = await startServer({ config, root });
}
const signedIn = (name = 'admin', password = adminPassword) =>
  createClient(server!.url).signIn(name, password);
const runs = async (name = 'note') => {
  const { rows } = await (await signedIn()).get('/monitor/migrations/list');
  return (rows as { model: string }[]).filter(({ model }) => model === name);
};

it('what is prepared beside a server, fails, is given up and takes effect is listed', async () => {
  await restart(note({ length: text }));
  await server!
    .database!.write.insertInto('test_note')
    .values([{ length: '1' }, { length: '2' }, { length: 'long' }])
    .execute();
  expect(await runs()).toEqual([]);

  deploy(note({ size: number }, [rename, convert]));
  await expect(prepareRows({ config, root }, { batch: 1 })).rejects.toThrow('key 3');
  const change = {
    model: 'note',
    kind: 'migration',
    label: '便签',
    steps: '0001-size, 0002-size',
    total: 3,
  };
  expect(await runs()).toEqual([
    {
      ...change,
      id: expect.any(String) as unknown,
      state: 'failed',
      done: 2,
      startedAt: moment,
      finishedAt: moment,
      error: expect.stringContaining('0002-size') as unknown,
    },
  ]);

  deploy(note({ size: number }, [rename, { ...convert, fill: 0 }]));
  await prepareRows({ config, root }, {});
  const running = { ...change, state: 'running', done: 3, finishedAt: null, error: null };
  expect(await runs()).toMatchObject([running, { ...change, state: 'failed' }]);
  await giveUpRows({ config, root });
  expect(await runs()).toMatchObject([
    { ...change, state: 'givenUp', done: 3, finishedAt: moment, error: null },
    { state: 'failed' },
  ]);

  await restart(
    note({ size: number }, [
      rename,
      { ...convert, fill: 0 },
      { id: '0003-gone', type: 'dropField', field: 'gone' },
    ]),
  );
  const all = { ...change, steps: '0001-size, 0002-size, 0003-gone' };
  expect(await runs()).toMatchObject([
    { ...all, state: 'done', done: 3 },
    { state: 'givenUp' },
    { state: 'failed' },
  ]);

  await restart(
    note({ amount: number }, [
      rename,
      { ...convert, fill: 0 },
      { id: '0003-gone', type: 'dropField', field: 'gone' },
      { id: '0004-amount', type: 'renameField', field: 'size', to: 'amount' },
    ]),
  );
  expect(await runs()).toContainEqual(
    expect.objectContaining({
      steps: '0004-amount',
      state: 'done',
      done: null,
      total: null,
      error: null,
    }),
  );
});

it('values that are worked out for rows from before are listed by the names of their fields', async () => {
  const memo = (fields: object) => ({
    ...note({ rank: number, ...fields }),
    name: 'memo',
    table: 'test_memo',
  });
  await restart(memo({}));
  const rows = [{ rank: 1 }, { rank: 2 }];
  await server!.database!.write.insertInto('test_memo').values(rows).execute();
  const twice = { type: 'integer', label: '两倍', computed: { $expr: 'rank * 2' } };
  await restart(memo({ twice }));
  expect(await runs('memo')).toMatchObject([
    {
      kind: 'computed',
      steps: '两倍',
      state: 'done',
      done: 2,
      total: 2,
      finishedAt: moment,
      error: null,
    },
  ]);
});

it('asks for its permission, which the menus bring', async () => {
  const { database } = server!;
  const { userName, password } = await makeUser(database!, 'runs', { permissions: [] });
  const answer = await (await signedIn(userName, password)).get('/monitor/migrations/list');
  expect(answer).toMatchObject({ code: 403 });
  const entry = await database!.read
    .selectFrom('sys_menu')
    .select(['path', 'component'])
    .where('perms', '=', 'monitor:migrations:list')
    .execute();
  expect(entry).toMatchObject([{ path: 'migrations', component: 'monitor/migrations/index' }]);
});
