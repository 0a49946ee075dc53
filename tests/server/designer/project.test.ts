/** What the designer reads of the server. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeUser, startedServer } from '../support/index.ts';

const server = startedServer();

it('a page is given with the bytes of its file', async () => {
  const admin = await server.admin();
  const answer = await admin.get('/tool/build/live?page=system/post');
  const text = readFileSync('schemas/pages/system/post.json', 'utf8');
  expect(answer).toMatchObject({ code: 200, data: { page: 'system/post', text } });
});

it('the project names what pages may refer to', async () => {
  const admin = await server.admin();
  const { data } = await admin.get('/tool/build/project');
  expect(data).toMatchObject({
    models: { post: { label: '岗位', fields: { postCode: { required: true } } } },
    pages: expect.arrayContaining(['system/post']) as unknown,
    dicts: { sys_normal_disable: ['0', '1'] },
    permissions: expect.arrayContaining(['system:post:list', 'tool:build:list']) as unknown,
    complete: { dicts: true, permissions: true },
  });
});

it('permissions of roles are sent to those who may see roles, and to nobody else', async () => {
  const clerk = await makeUser(server.database, 'clerk', { permissions: ['system:post:list'] });
  const designer = await makeUser(server.database, 'designer', {
    permissions: ['tool:build:list'],
  });
  const keeper = await makeUser(server.database, 'keeper', {
    permissions: ['tool:build:list', 'system:role:query'],
    dataScope: '3',
    deptId: 107,
  });
  const rolesFor = async ({ userName, password }: typeof clerk) =>
    (await server.signIn(userName, password)).get('/tool/build/role');
  const { data } = await (await server.admin()).get('/tool/build/role');
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ roleKey: 'admin', permissions: ['*:*:*'] }),
      {
        roleId: clerk.roleId,
        roleName: 'clerk',
        roleKey: 'clerk',
        permissions: ['system:post:list'],
      },
    ]),
  );
  expect(await rolesFor(designer)).toMatchObject({ code: 403 });
  expect(await rolesFor(clerk)).toMatchObject({ code: 403 });
  // Roles out of the data scope are not told.
  const seen = (await rolesFor(keeper)).data as { roleId: number }[];
  expect(seen.map(({ roleId }) => roleId)).toEqual([keeper.roleId]);
});
