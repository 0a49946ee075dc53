import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const paths = (routes: Answer[]): unknown[] =>
  routes.map((route) => (route.children ? [route.path, paths(route.children)] : route.path));

describe('GET /getRouters', () => {
  it('gives the super administrator every menu', async () => {
    expect(await office.admin.get('/getRouters')).toEqual({
      code: 200,
      msg: '操作成功',
      data: JSON.parse(readFileSync('tests/server/system/fixtures/default-routers.json', 'utf8')),
    });
  });

  it('gives others the enabled menus of their enabled roles, and nothing below a missing parent', async () => {
    const staff = await office.staff([]);
    expect((await staff.get('/getRouters')).data).toEqual([]);
    const { write } = office.database;
    const role = await write
      .selectFrom('sys_role')
      .select('role_id')
      .orderBy('role_id', 'desc')
      .executeTakeFirstOrThrow();
    const link = (menuIds: number[]) =>
      write
        .insertInto('sys_role_menu')
        .values(menuIds.map((menu_id) => ({ role_id: role.role_id, menu_id })))
        .execute();
    await link([1, 104, 106, 110]);
    expect(paths((await staff.get('/getRouters')).data)).toEqual([['/system', ['post', 'config']]]);
    await write.updateTable('sys_menu').set({ status: '1' }).where('menu_id', '=', 106).execute();
    expect(paths((await staff.get('/getRouters')).data)).toEqual([['/system', ['post']]]);
    await write
      .updateTable('sys_role')
      .set({ status: '1' })
      .where('role_id', '=', role.role_id)
      .execute();
    expect((await staff.get('/getRouters')).data).toEqual([]);
  });

  it('is for signed-in users', async () => {
    expect(await office.nobody.get('/getRouters')).toEqual({
      code: 401,
      msg: '请求访问：/getRouters，认证失败，无法访问系统资源',
    });
  });
});
