/** /monitor/operlog: what was done, by whom. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';
import { operations, names } from './support/log-rows.ts';
import { ok } from '../support/index.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('/monitor/operlog', () => {
  beforeEach(async () => {
    await office.database.write.insertInto('sys_oper_log').values(operations).execute();
  });

  it('lists newest first with numbers as numbers', async () => {
    const { rows, total } = await office.admin.get('/monitor/operlog/list');
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      operId: 2,
      title: '部门管理',
      businessType: 3,
      method: 'm',
      requestMethod: 'DELETE',
      operatorType: 1,
      operName: 'demo',
      deptName: '',
      operUrl: '/system/dept/1',
      operIp: '10.0.0.8',
      operLocation: '内网IP',
      operParam: '{}',
      jsonResult: null,
      status: 1,
      errorMsg: '存在下级部门,不允许删除',
      operTime: '2026-02-28 10:00:00',
      costTime: 120,
    });
  });

  it('filters in every documented way and sorts', async () => {
    const titles = async (query: string): Promise<string[]> =>
      names(await office.admin.get(`/monitor/operlog/list?${query}`), 'title');
    expect(await titles('title=岗位')).toEqual(['岗位管理']);
    expect(await titles('operName=dem')).toEqual(['部门管理']);
    expect(await titles('operIp=10.0')).toEqual(['部门管理']);
    expect(await titles('businessType=1')).toEqual(['岗位管理']);
    expect(await titles('businessTypes=1&businessTypes=3')).toEqual(['部门管理', '岗位管理']);
    expect(await titles('businessTypes=3,4')).toEqual(['部门管理']);
    expect(await titles('status=1')).toEqual(['部门管理']);
    expect(await titles('params%5BendTime%5D=2026-02-27%2008:00:00')).toEqual(['岗位管理']);
    expect(await titles('orderByColumn=costTime&isAsc=ascending')).toEqual([
      '岗位管理',
      '部门管理',
    ]);
  });

  it('removes and empties, which itself is logged', async () => {
    expect(await office.admin.remove('/monitor/operlog/1')).toEqual(ok);
    expect(await office.admin.remove('/monitor/operlog/clean')).toEqual(ok);
    expect((await office.operations()).map((row) => [row.title, row.business_type])).toEqual([
      ['操作日志', 9],
    ]);
  });

  it('exports labels and units', async () => {
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/monitor/operlog/export', { title: '部门' })).rawPayload,
    );
    expect(header).toEqual([
      '操作序号',
      '操作模块',
      '业务类型',
      '请求方法',
      '请求方式',
      '操作类别',
      '操作人员',
      '部门名称',
      '请求地址',
      '操作地址',
      '操作地点',
      '请求参数',
      '返回参数',
      '状态',
      '错误消息',
      '操作时间',
      '消耗时间',
    ]);
    expect(rows[0]?.cells).toEqual([
      '2',
      '部门管理',
      '删除',
      'm',
      'DELETE',
      '后台用户',
      'demo',
      '',
      '/system/dept/1',
      '10.0.0.8',
      '内网IP',
      '{}',
      '',
      '异常',
      '存在下级部门,不允许删除',
      '2026-02-28 10:00:00',
      '120毫秒',
    ]);
  });
});
