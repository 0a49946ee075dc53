/** /system/user: the export of users, and the template of their import. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('/system/user', () => {
  it('exports users with the name and leader of their department', async () => {
    const response = await office.admin.form('/system/user/export', { userName: 'demo' });
    const { header, rows } = await readWorkbook(response.rawPayload);
    expect(header).toEqual([
      '用户序号',
      '登录名称',
      '用户名称',
      '用户邮箱',
      '手机号码',
      '用户性别',
      '账号状态',
      '最后登录IP',
      '最后登录时间',
      '部门名称',
      '部门负责人',
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        '2',
        'demo',
        '演示用户',
        'demo@example.com',
        '15666666666',
        '女',
        '停用',
        '',
        '',
        '测试部门',
        '管理员',
      ],
    ]);
  });

  it('gives an import template to everyone signed in', async () => {
    const staff = await office.staff([]);
    const { header, rows } = await readWorkbook(
      (await staff.form('/system/user/importTemplate')).rawPayload,
    );
    expect([header, rows]).toEqual([
      ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'],
      [],
    ]);
  });
});
