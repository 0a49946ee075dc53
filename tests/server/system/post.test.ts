import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook, XLSX_TYPE } from '../../../src/server/excel/index.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const tester = { postCode: 'qa', postName: '测试员', postSort: 5, status: '0', remark: '' };

async function idOf(postCode: string): Promise<number> {
  return (await office.admin.get('/system/post/list', { postCode })).rows[0].postId;
}

describe('/system/post', () => {
  it('lists a page with all members', async () => {
    const answer = await office.admin.get('/system/post/list', { pageNum: 1, pageSize: 2 });
    expect(answer).toMatchObject({ code: 200, msg: '查询成功', total: 4 });
    expect(answer.rows).toHaveLength(2);
    expect(answer.rows[0]).toEqual({
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort: 1,
      status: '0',
      flag: false,
      remark: '',
      version: 1,
      createBy: 'admin',
      createTime: NOW_TEXT,
      updateBy: null,
      updateTime: null,
    });
  });

  it('filters by part of code and name and by exact status, and sorts', async () => {
    const codes = async (query: object): Promise<string[]> =>
      (await office.admin.get('/system/post/list', { ...query })).rows.map(
        (row: { postCode: string }) => row.postCode,
      );
    expect(await codes({ postCode: 'SE' })).toEqual(['se', 'user']);
    expect(await codes({ postName: '经理' })).toEqual(['se']);
    expect(await codes({ status: '1' })).toEqual([]);
    expect(await codes({ orderByColumn: 'postSort', isAsc: 'descending' })).toEqual([
      'user',
      'hr',
      'se',
      'ceo',
    ]);
  });

  it('creates, answers, changes and removes', async () => {
    expect(await office.admin.post('/system/post', tester)).toEqual({ code: 200, msg: '操作成功' });
    const postId = await idOf('qa');
    expect(postId).toBeGreaterThanOrEqual(5);
    expect(await office.admin.get(`/system/post/${postId}`)).toMatchObject({
      code: 200,
      data: { ...tester, createBy: 'admin', createTime: NOW_TEXT },
    });
    expect(
      await office.admin.put('/system/post', { ...tester, postId, postName: '测试主管' }),
    ).toMatchObject({ code: 200 });
    expect((await office.admin.get(`/system/post/${postId}`)).data).toMatchObject({
      postName: '测试主管',
      updateBy: 'admin',
      updateTime: NOW_TEXT,
    });
    expect(await office.admin.remove(`/system/post/${postId}`)).toEqual({
      code: 200,
      msg: '操作成功',
    });
    expect(await office.admin.remove(`/system/post/${postId}`)).toEqual({
      code: 500,
      msg: '操作失败',
      gone: true,
    });
  });

  it.each([
    [{ postCode: '' }, '岗位编码不能为空'],
    [{ postCode: 'c'.repeat(65) }, '岗位编码长度不能超过64个字符'],
    [{ postName: '  ' }, '岗位名称不能为空'],
    [{ postName: '名'.repeat(51) }, '岗位名称长度不能超过50个字符'],
    [{ postSort: undefined }, '显示顺序不能为空'],
    [{ postName: '董事长' }, "新增岗位'董事长'失败，岗位名称已存在"],
    [{ postCode: 'ceo' }, "新增岗位'测试员'失败，岗位编码已存在"],
  ])('refuses to create with %j', async (change, msg) => {
    expect(await office.admin.post('/system/post', { ...tester, ...change })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('names the operation in a refused change', async () => {
    expect(
      await office.admin.put('/system/post', { ...tester, postId: 2, postName: '董事长' }),
    ).toMatchObject({ code: 500, msg: "修改岗位'董事长'失败，岗位名称已存在", field: 'postName' });
  });

  it('keeps posts that users hold', async () => {
    expect(await office.admin.remove('/system/post/3,1')).toEqual({
      code: 500,
      msg: '董事长已分配,不能删除',
    });
    expect(await office.admin.get('/system/post/3')).toMatchObject({ code: 200 });
  });

  it('refuses an older version', async () => {
    const { data } = await office.admin.get('/system/post/4');
    expect(await office.admin.put('/system/post', { ...data, remark: '先' })).toMatchObject({
      code: 200,
    });
    expect(await office.admin.put('/system/post', { ...data, remark: '后' })).toEqual({
      code: 601,
      msg: '数据已被他人修改，请刷新后重试',
    });
    expect(
      await office.admin.put('/system/post', { ...data, version: undefined, remark: '无' }),
    ).toMatchObject({ code: 200 });
  });

  it('exports the filtered rows with labels instead of codes', async () => {
    const response = await office.admin.form('/system/post/export', { postName: '董事' });
    expect(response.headers['content-type']).toBe(XLSX_TYPE);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(await readWorkbook(response.rawPayload)).toEqual({
      header: ['岗位序号', '岗位编码', '岗位名称', '岗位排序', '状态'],
      rows: [{ number: 2, cells: ['1', 'ceo', '董事长', '1', '正常'] }],
    });
  });

  it('offers all posts to any signed-in user, the rest by permission', async () => {
    const staff = await office.staff([]);
    expect((await staff.get('/system/post/optionselect')).data).toHaveLength(4);
    for (const answer of [
      await staff.get('/system/post/list'),
      await staff.get('/system/post/1'),
      await staff.post('/system/post', tester),
      await staff.put('/system/post', { ...tester, postId: 1 }),
      await staff.remove('/system/post/1'),
      (await staff.form('/system/post/export')).json(),
    ]) {
      expect(answer).toEqual({ code: 403, msg: '没有权限，请联系管理员授权' });
    }
    expect(await (await office.staff(['system:post:list'])).get('/system/post/list')).toMatchObject(
      { code: 200, total: 4 },
    );
    expect(await office.nobody.get('/system/post/optionselect')).toEqual({
      code: 401,
      msg: '请求访问：/system/post/optionselect，认证失败，无法访问系统资源',
    });
  });

  it('writes log rows for writing and exporting, none for reading', async () => {
    const before = (await office.operations()).length;
    await office.admin.get('/system/post/list');
    await office.admin.post('/system/post', { ...tester, postCode: 'log', postName: '日志员' });
    await office.admin.post('/system/post', { ...tester, postCode: 'log' });
    await office.admin.form('/system/post/export');
    await office.admin.remove(`/system/post/${await idOf('log')}`);
    const rows = (await office.operations()).slice(before);
    expect(
      rows.map((row) => [row.title, row.business_type, row.request_method, row.status]),
    ).toEqual([
      ['岗位管理', 1, 'POST', 0],
      ['岗位管理', 1, 'POST', 1],
      ['岗位管理', 5, 'POST', 0],
      ['岗位管理', 3, 'DELETE', 0],
    ]);
    expect(rows[0]).toMatchObject({
      oper_name: 'admin',
      dept_name: '研发部门',
      oper_url: '/system/post',
      oper_ip: '127.0.0.1',
      oper_location: '内网IP',
      operator_type: 1,
      oper_time: NOW_TEXT,
    });
    expect(JSON.parse(rows[0]?.oper_param)).toMatchObject({ postCode: 'log' });
    expect(JSON.parse(rows[0]?.json_result)).toEqual({ code: 200, msg: '操作成功' });
    expect(rows[1]?.error_msg).toBe("新增岗位'测试员'失败，岗位编码已存在");
  });
});
