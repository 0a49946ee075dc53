/** An installation made with the default rows of version 1, under files with more of them. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer } from '../../../src/server/start.ts';
import { createClient } from '../support/client.ts';
import { createTestDatabase } from '../support/database.ts';
import { adminPassword, environmentOf, projectRoot } from '../support/index.ts';

const added = {
  '90-type.json': {
    version: 2,
    model: 'dictType',
    identity: ['dictType'],
    rows: [{ dictType: 'demo_pack', dictName: '包装方式', status: '0' }],
  },
  '91-entries.json': {
    version: 2,
    model: 'dictData',
    identity: ['dictType', 'dictValue'],
    rows: [
      { dictType: 'demo_pack', dictValue: 'box', dictLabel: '纸箱', dictSort: 1, status: '0' },
      { dictType: 'sys_user_sex', dictValue: '9', dictLabel: '未说明', dictSort: 4, status: '0' },
    ],
  },
  '92-menu.json': {
    version: 2,
    model: 'menu',
    identity: ['parentId', 'path', 'perms'],
    rows: [
      {
        parentId: 1,
        menuName: '包装',
        path: 'pack',
        perms: 'demo:pack:list',
        menuType: 'C',
        component: 'demo/pack',
        orderNum: 99,
      },
    ],
  },
};

let root: string;
let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pageloom-defaults-'));
  await cp(path.join(projectRoot, 'package.json'), path.join(root, 'package.json'));
  await cp(path.join(projectRoot, 'schemas'), path.join(root, 'schemas'), { recursive: true });
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.drop();
  await rm(root, { recursive: true, force: true });
});

const defaultsFolder = () => path.join(root, 'schemas/defaults');

async function start() {
  const config = readConfig(environmentOf(test));
  const server = await startServer({ config, root });
  return { server, admin: await createClient(server.url).signIn('admin', adminPassword) };
}

it('gets what is new, and nothing back that was removed', async () => {
  await rm(defaultsFolder(), { recursive: true });
  await cp(path.join(projectRoot, 'tests/fixtures/version-1/schemas/defaults'), defaultsFolder(), {
    recursive: true,
  });
  const before = await start();
  expect(await before.admin.delete('/system/dict/data/3')).toMatchObject({ code: 200 });
  expect(await before.admin.delete('/system/notice/1,2,3')).toMatchObject({ code: 200 });
  // That version kept no record of what it gave.
  await before.server.database!.write.deleteFrom('sys_given_default').execute();
  await before.server.close();

  await rm(defaultsFolder(), { recursive: true });
  await mkdir(defaultsFolder());
  await cp(path.join(projectRoot, 'schemas/defaults'), defaultsFolder(), { recursive: true });
  for (const [name, file] of Object.entries(added))
    await writeFile(path.join(defaultsFolder(), name), JSON.stringify(file));

  for (const _ of [1, 2]) {
    const { server, admin } = await start();
    const labels = async (type: string): Promise<string[]> => {
      const { data } = await admin.get(`/system/dict/data/type/${type}`);
      return data.map((entry: { dictLabel: string }) => entry.dictLabel);
    };
    expect(await labels('demo_pack')).toEqual(['纸箱']);
    expect(await labels('sys_user_sex')).toEqual(['男', '女', '未说明']);
    const { rows: types } = await admin.get('/system/dict/type/list?dictType=demo_pack');
    expect(types).toHaveLength(1);
    const { data: menus } = await admin.get('/system/menu/list?menuName=包装');
    expect(menus).toMatchObject([{ parentId: 1, perms: 'demo:pack:list', createBy: 'admin' }]);
    expect((await admin.get('/system/notice/list')).rows).toEqual([]);
    await server.close();
  }
});
