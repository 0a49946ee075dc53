/**
 * What an import says and does, over HTTP: reasons by column, limits of forms, what other servers
 * of the protocol take.
 */
import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { makeUser, workbookForm } from '../support/index.ts';
import type { Answer, Client } from '../support/index.ts';
import { HEADER, startedImports, userRow } from './support/user-imports.ts';

const { server, admin, importing, stored } = startedImports();

it('names every reason of a row by the column, and the choices of a label it does not know', async () => {
  const answer = await importing({
    rows: [
      userRow('fine1'),
      userRow('wrong1', { 用户性别: '雄', 手机号码: '123', 用户邮箱: 'x' }),
      userRow('fine2', { 用户性别: '女' }),
      userRow('w', { 账号状态: '开' }),
    ],
  });
  expect(answer.code).toBe(500);
  expect(answer.importReport).toMatchObject({
    total: 4,
    created: 2,
    updated: 0,
    failed: 2,
    unhandled: 0,
    rows: [
      {
        row: 3,
        name: 'wrong1',
        reasons: [
          { column: '用户性别', message: '没有“雄”，可选：男、女、未知' },
          { column: '用户邮箱', message: '邮箱格式不正确' },
          { column: '手机号码', message: '手机号码格式不正确' },
        ],
      },
      {
        row: 5,
        name: 'w',
        reasons: [
          { column: '账号状态', message: '没有“开”，可选：正常、停用' },
          { column: '登录名称', message: '用户账号长度必须介于 2 和 30 之间' },
        ],
      },
    ],
  });
  expect(answer.msg).toContain('很抱歉，导入失败！共 2 条数据格式不正确');
  expect([await stored('wrong1'), await stored('w')]).toEqual([undefined, undefined]);
  expect(await stored('fine2')).toMatchObject({ sex: '1', phonenumber: null });
});

it('takes codes as well as their labels', async () => {
  expect((await importing({ rows: [userRow('coded', { 用户性别: '1' })] })).code).toBe(200);
  expect((await stored('coded'))!.sex).toBe('1');
});

it('keeps refused rows as a workbook with their reasons, for the caller alone', async () => {
  const { importReport } = await importing({
    rows: [
      userRow('kept1', { 手机号码: '1' }),
      userRow('kept2'),
      userRow('kept3', { 用户性别: '雄', 用户名称: '=1+1' }),
    ],
  });
  const file = async (client: Client) =>
    client.raw('GET', `/system/user/importErrors/${importReport.importId}`);
  const workbook = await readWorkbook(Buffer.from(await (await file(admin)).arrayBuffer()));
  expect(workbook.header).toEqual([...HEADER, '行号', '错误原因']);
  expect(workbook.rows.map(({ cells }) => [cells[1], cells[2], cells[7], cells[8]])).toEqual([
    ['kept1', 'kept1', '2', '手机号码格式不正确'],
    ['kept3', '=1+1', '4', '用户性别：没有“雄”，可选：男、女、未知'],
  ]);
  const other = await makeUser(server.database, 'importer', {
    permissions: ['system:user:import'],
  });
  expect(await (await file(await server.signIn('importer', other.password))).json()).toEqual({
    code: 500,
    msg: '导入结果不存在或已过期',
  });
});

it('names a hundred rows at most, and how many more there are', async () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    userRow(`many${index}`, { 手机号码: '1' }),
  );
  const answer = await importing({ rows });
  expect(answer.importReport).toMatchObject({ failed: 130 });
  expect(answer.importReport.rows).toHaveLength(100);
  expect(answer.msg).toMatch(/<br\/>100、账号 many99 [^<]*<br\/>……还有 30 条$/);
});

it('leaves stored values alone where a cell is empty', async () => {
  await importing({ rows: [userRow('full', { 用户邮箱: 'full@example.com', 用户性别: '女' })] });
  expect(
    (await importing({ rows: [['103', 'full', '', '', '', '', '停用']], updateSupport: '1' }))
      .importReport,
  ).toMatchObject({ created: 0, updated: 1 });
  expect(await stored('full')).toMatchObject({
    nick_name: 'full',
    email: 'full@example.com',
    sex: '1',
    status: '1',
  });
});

it.each(['1', 'true', 'TRUE', 'on', 'Yes'])(
  'understands %s as a switch that is on, wherever it stands',
  async (word) => {
    await importing({ rows: [userRow('switched')] });
    const rows = [userRow('switched', { 用户名称: word })];
    expect((await importing({ rows, updateSupport: word })).code).toBe(200);
    const after = await workbookForm(HEADER, rows);
    after.append('updateSupport', word);
    expect((await admin.post('/system/user/importData', after)).msg).toContain('更新成功');
  },
);

it('waits for a switch that comes long after the file', async () => {
  await importing({ rows: [userRow('late')] });
  const form = await workbookForm(HEADER, [userRow('late', { 用户名称: '迟' })]);
  form.append('updateSupport', 'true');
  const { headers, body } = new Response(form).clone() as Response & {
    body: ReadableStream<Uint8Array>;
  };
  const whole = Buffer.from(await new Response(body).arrayBuffer());
  const place = whole.lastIndexOf('Content-Disposition: form-data; name="updateSupport"');
  const answer = await new Promise<Answer>((resolve, reject) => {
    const sending = httpRequest(
      `${admin.base}/system/user/importData`,
      {
        method: 'POST',
        headers: {
          'content-type': headers.get('content-type')!,
          'content-length': whole.length,
          authorization: `Bearer ${admin.token}`,
        },
      },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => {
            text += chunk;
          })
          .on('end', () => resolve(JSON.parse(text) as Answer));
      },
    ).on('error', reject);
    // The rest goes out once other requests have come and gone.
    sending.write(
      whole.subarray(0, place),
      () =>
        void admin
          .get('/getInfo')
          .then(() => admin.get('/getInfo'))
          .then(() => sending.end(whole.subarray(place)), reject),
    );
  });
  expect(answer.msg).toContain('更新成功');
});
