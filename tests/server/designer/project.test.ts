/** What the designer reads of the server. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startedServer } from '../support/index.ts';

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
