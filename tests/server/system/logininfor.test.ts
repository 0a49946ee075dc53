/** /monitor/logininfor: who signed in, who is locked out. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { signIns, lock, locked, names } from './support/log-rows.ts';
import { ok } from '../support/index.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('/monitor/logininfor', () => {
  beforeEach(async () => {
    await office.database.write.insertInto('sys_logininfor').values(signIns).execute();
  });

  it('lists newest first, filters and sorts', async () => {
    const list = (query: object = {}): Promise<Answer> =>
      office.admin.get('/monitor/logininfor/list', { ...query });
    const answer = await list();
    expect(answer).toMatchObject({ code: 200, total: 2 });
    expect(answer.rows[0]).toEqual({
      infoId: 2,
      userName: 'demo',
      status: '1',
      ipaddr: '10.0.0.8',
      loginLocation: '内网IP',
      browser: 'Firefox 130',
      os: 'Windows 10',
      msg: '验证码错误',
      loginTime: '2026-02-28 23:59:59',
    });
    expect(names(await list({ ipaddr: '127' }), 'userName')).toEqual(['admin']);
    expect(names(await list({ userName: 'dem' }), 'userName')).toEqual(['demo']);
    expect(names(await list({ status: '0' }), 'userName')).toEqual(['admin']);
    expect(names(await list({ orderByColumn: 'loginTime', isAsc: 'asc' }), 'userName')).toEqual([
      'admin',
      'demo',
    ]);
  });

  it('compares times as full timestamps', async () => {
    const total = async (endTime: string): Promise<number> =>
      (
        await office.admin.get('/monitor/logininfor/list', {
          'params[beginTime]': '2026-02-28',
          'params[endTime]': endTime,
        })
      ).total;
    expect([await total('2026-02-28'), await total('2026-02-28 23:59:59')]).toEqual([0, 1]);
  });

  it('removes, empties and unlocks', async () => {
    expect(await office.admin.remove('/monitor/logininfor/1')).toEqual(ok);
    expect(await office.admin.remove('/monitor/logininfor/clean')).toEqual(ok);
    expect((await office.admin.get('/monitor/logininfor/list')).total).toBe(0);
    await lock(office, 'demo');
    await lock(office, 'other');
    expect(await office.admin.get('/monitor/logininfor/unlock/demo')).toEqual(ok);
    expect(await locked(office)).toEqual(['other']);
    expect(
      (await office.operations()).map((row) => [row.title, row.business_type, row.request_method]),
    ).toEqual([
      ['登录日志', 3, 'DELETE'],
      ['登录日志', 9, 'DELETE'],
      ['账户解锁', 0, 'GET'],
    ]);
  });

  it('has no other operations, and asks for permissions', async () => {
    expect(await office.admin.get('/monitor/logininfor/1')).toMatchObject({ code: 500 });
    expect(await office.admin.post('/monitor/logininfor', {})).toMatchObject({ code: 500 });
    const staff = await office.staff(['monitor:logininfor:list']);
    expect(await staff.get('/monitor/logininfor/list')).toMatchObject({ code: 200 });
    await lock(office, 'demo');
    expect(await staff.get('/monitor/logininfor/unlock/demo')).toMatchObject({ code: 403 });
    expect(await staff.remove('/monitor/logininfor/clean')).toMatchObject({ code: 403 });
    expect(await locked(office)).toEqual(['demo']);
  });

  it('exports', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/monitor/logininfor/export', { status: '1' })).rawPayload,
    );
    expect(header).toEqual([
      '序号',
      '用户账号',
      '登录状态',
      '登录地址',
      '登录地点',
      '浏览器',
      '操作系统',
      '提示消息',
      '访问时间',
    ]);
    expect(rows.map((row) => row.cells)).toEqual([
      [
        '2',
        'demo',
        '失败',
        '10.0.0.8',
        '内网IP',
        'Firefox 130',
        'Windows 10',
        '验证码错误',
        '2026-02-28 23:59:59',
      ],
    ]);
  });
});
