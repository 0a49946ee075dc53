/**
 * What holds for every list and export of docs/protocol/conventions.md: paging, order, ranges,
 * files.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, makeUser, startedAdmin, startedServer } from '../support/index.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The server's time stands still at noon, so that no run meets midnight. */
const now = Date.parse('2026-03-04T04:00:00Z');
const server = startedServer({ now: () => now });
const admin = startedAdmin(server);
beforeAll(async () => {
  await admin.delete('/system/config/refreshCache');
});

const paged = ['user', 'role', 'post', 'dict/type', 'dict/data', 'config', 'notice']
  .map((name) => `/system/${name}`)
  .concat('/monitor/operlog', '/monitor/logininfor');

/** Days as the server counts them, in GMT+8, from today. */
const day = (offset: number): string =>
  new Date(now + (offset * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

describe.each(paged)('%s/list (1.2, 1.4)', (path) => {
  const list = (query: string): Promise<Answer> => admin.get(`${path}/list?${query}`);
  const ids = ({ rows }: Answer): number[] => rows.map((row: Answer) => Object.values(row)[0]);

  it('is a table: total, rows, code and text, ten rows unless asked for others', async () => {
    const answer = await list('');
    expect(Object.keys(answer).sort()).toEqual(['code', 'msg', 'rows', 'total']);
    expect(answer).toMatchObject({ code: 200, msg: '查询成功' });
    expect(answer.rows).toHaveLength(Math.min(answer.total, 10));
    expect(answer.rows[0]).not.toHaveProperty('params');
  });

  it('answers the first page below it, the last one above it, and nothing there with reasonable=false', async () => {
    const { total } = await list('pageSize=1');
    const last = ids(await list(`pageNum=${total}&pageSize=1`));
    expect([last.length, ids(await list(`pageNum=${total + 5}&pageSize=1`))]).toEqual([1, last]);
    expect(ids(await list('pageNum=0&pageSize=1'))).toEqual(
      ids(await list('pageNum=1&pageSize=1')),
    );
    expect(await list(`pageNum=${total + 5}&pageSize=1&reasonable=false`)).toMatchObject({
      code: 200,
      total,
      rows: [],
    });
  });

  it('sorts by a column in camel case, both ways, and by allowed ones only', async () => {
    const key = Object.keys((await list('pageSize=1')).rows[0])[0];
    const sorted = async (isAsc: string): Promise<number[]> =>
      ids(await list(`pageSize=100&orderByColumn=${key}&isAsc=${isAsc}`));
    const up = await sorted('asc');
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect([await sorted('ascending'), await sorted('desc'), await sorted('descending')]).toEqual([
      up,
      [...up].reverse(),
      [...up].reverse(),
    ]);
    expect(await list('orderByColumn=a;b')).toEqual({
      code: 500,
      msg: '参数不符合规范，不能进行查询',
    });
    expect(await list(`orderByColumn=${'a'.repeat(501)}`)).toEqual({
      code: 500,
      msg: '参数已超过最大限制，不能进行查询',
    });
  });

  it('ignores what it does not know, the language of messages and a data scope among it', async () => {
    const { total } = await list('');
    expect(await list('lang=en_US&nothing=1&params%5BdataScope%5D=x')).toMatchObject({
      code: 200,
      msg: '查询成功',
      total,
    });
  });
});

describe('ranges of dates (1.4)', () => {
  const range = async (path: string, begin: string, end: string): Promise<number> =>
    (
      await admin.get(
        `${path}/list?${new URLSearchParams({ 'params[beginTime]': begin, 'params[endTime]': end })}`,
      )
    ).total;

  it.each(['user', 'role', 'dict/type', 'config'].map((name) => `/system/${name}`))(
    '%s: whole days, both inclusive, in every accepted form',
    async (path) => {
      const { total } = await admin.get(`${path}/list`);
      expect([
        await range(path, day(0), day(0)),
        await range(path, day(-2), day(-1)),
        await range(path, day(1), day(2)),
      ]).toEqual([total, 0, 0]);
      for (const form of [
        day(0).replaceAll('-', '/'),
        `${day(0)} 00:00:00`,
        `${day(0)} 00:00`,
        day(0).replaceAll('-', '.'),
      ])
        expect(await range(path, form, form), form).toBe(total);
      expect(await range(path, day(0).slice(0, 7), day(0))).toBe(total);
    },
  );

  it.each(['/monitor/operlog', '/monitor/logininfor'])('%s: moments as sent', async (path) => {
    const { total } = await admin.get(`${path}/list`);
    expect([
      await range(path, day(0), day(0)),
      await range(path, day(0), `${day(0)} 23:59:59`),
    ]).toEqual([0, total]);
  });
});

describe('what is not paged (1.4)', () => {
  it.each([
    '/system/dept/list',
    '/system/menu/list',
    '/system/post/optionselect',
    '/system/dict/type/optionselect',
    '/system/role/optionselect',
    '/system/user/deptTree',
    '/system/menu/treeselect',
  ])('%s', async (path) => {
    const { code, data, total } = await admin.get(path);
    expect([code, total, (await admin.get(`${path}?pageNum=2&pageSize=1`)).data]).toEqual([
      200,
      undefined,
      data,
    ]);
  });

  it('/monitor/online/list: all rows, counted', async () => {
    await server.admin();
    const { rows, total } = await admin.get('/monitor/online/list?pageNum=2&pageSize=1');
    expect([rows.length > 1, total]).toEqual([true, rows.length]);
  });
});

describe('exports (1.5)', () => {
  it.each(paged.filter((path) => !path.endsWith('notice')))(
    '%s: a workbook without a name',
    async (path) => {
      const response = await admin.raw('POST', `${path}/export`, {
        body: new URLSearchParams({ pageNum: '2', pageSize: '1' }),
      });
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('content-disposition'),
      ]).toEqual([200, XLSX, null]);
      await response.arrayBuffer();
    },
  );

  it('answer failures as JSON with HTTP 200', async () => {
    const { userName, password } = await makeUser(server.database, 'exporter');
    const response = await (
      await server.signIn(userName, password)
    ).raw('POST', '/system/post/export', { body: new URLSearchParams() });
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: 403, msg: '没有权限，请联系管理员授权' },
    ]);
  });
});
