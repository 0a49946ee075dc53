/** Exports over HTTP: names of sheets, and filters in any kind of form. */
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { unpacked } from '../excel/support/zip.ts';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const exported = async (address: string, body: URLSearchParams | FormData): Promise<Buffer> =>
  Buffer.from(await (await admin.raw('POST', `${address}/export`, { body })).arrayBuffer());

it.each([
  ['/system/user', '用户数据'],
  ['/system/role', '角色数据'],
  ['/system/post', '岗位数据'],
  ['/system/config', '参数数据'],
  ['/system/dict/type', '字典类型'],
  ['/system/dict/data', '字典数据'],
  ['/monitor/operlog', '操作日志'],
  ['/monitor/logininfor', '登录日志'],
])('%s names its sheet %s', async (address, name) => {
  expect(
    await unpacked(await exported(address, new URLSearchParams()), 'xl/workbook.xml'),
  ).toContain(`<sheet name="${name}"`);
});

it('honours filters of multipart bodies as of forms', async () => {
  const form = new FormData();
  form.set('dictType', 'sys_yes_no');
  form.set('params[beginTime]', '');
  const rows = async (body: URLSearchParams | FormData) =>
    (await readWorkbook(await exported('/system/dict/data', body))).rows.map(({ cells }) => cells);
  const expected = await rows(new URLSearchParams({ dictType: 'sys_yes_no' }));
  expect(expected).toHaveLength(2);
  expect(await rows(form)).toEqual(expected);
  const withFile = new FormData();
  withFile.set('file', new Blob(['x']), 'x.txt');
  withFile.set('dictType', 'sys_yes_no');
  expect(await rows(withFile)).toEqual(expected);
});
