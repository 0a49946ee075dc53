import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Caller, Office } from './support/office.ts';
import { ok } from '../support/index.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const notice = {
  noticeTitle: '放假通知',
  noticeType: '1',
  noticeContent: '<p>十月一日至七日</p>',
  status: '0',
  remark: '初稿',
};
const ids = (rows: Answer[]): number[] => rows.map((row) => row.noticeId);

async function add(values: object = {}): Promise<number> {
  expect(await office.admin.post('/system/notice', { ...notice, ...values })).toEqual(ok);
  return (await office.admin.get('/system/notice/list')).rows[0].noticeId;
}

describe('/system/notice/markReadAll', () => {
  it('marks any number of notices', async () => {
    const many = 13_000;
    const rows = Array.from({ length: many }, (_, index) => ({
      notice_id: 1000 + index,
      notice_title: `n${index}`,
      notice_type: '1',
      status: '0',
    }));
    for (let at = 0; at < many; at += 1000)
      await office.database.write
        .insertInto('sys_notice')
        .values(rows.slice(at, at + 1000))
        .execute();
    expect(await office.admin.post('/system/notice/markReadAll')).toEqual(ok);
    const { read } = await office.database.read
      .selectFrom('sys_notice_read')
      .select(({ fn }) => fn.countAll<number>().as('read'))
      .executeTakeFirstOrThrow();
    expect(Number(read)).toBe(many + 3);
  });
});

describe('/system/notice', () => {
  it('lists newest first with contents, closed ones too unless open ones are asked for', async () => {
    const noticeId = await add({ status: '1' });
    const { rows, total } = await office.admin.get('/system/notice/list');
    expect(total).toBe(4);
    expect(ids((await office.admin.get('/system/notice/list', { status: '0' })).rows)).toEqual([
      3, 2, 1,
    ]);
    expect(ids(rows)).toEqual([noticeId, 3, 2, 1]);
    expect(rows[0]).toEqual({
      noticeId,
      ...notice,
      status: '1',
      isRead: false,
      version: 1,
      createBy: 'admin',
      createTime: NOW_TEXT,
      updateBy: null,
      updateTime: null,
    });
    expect(
      ids((await office.admin.get('/system/notice/list', { noticeTitle: '维护' })).rows),
    ).toEqual([2]);
    expect(ids((await office.admin.get('/system/notice/list', { noticeType: '2' })).rows)).toEqual([
      1,
    ]);
    expect((await office.admin.get('/system/notice/list', { createBy: 'adm' })).total).toBe(4);
    expect((await office.admin.get('/system/notice/list', { createBy: 'other' })).total).toBe(0);
  });

  it('shows a closed notice by its id to those who manage notices, to others as absent', async () => {
    const noticeId = await add({ status: '1' });
    for (const permissions of [[], ['system:post:list']]) {
      const staff = await office.staff(permissions);
      expect(await staff.get(`/system/notice/${noticeId}`)).toEqual(
        await staff.get('/system/notice/999999'),
      );
      expect(await staff.get('/system/notice/1')).toMatchObject({ code: 200 });
    }
    for (const permission of ['system:notice:list', 'system:notice:query', 'system:notice:edit']) {
      expect(
        await (await office.staff([permission])).get(`/system/notice/${noticeId}`),
        permission,
      ).toMatchObject({ code: 200 });
    }
  });

  it('refuses contents that harm or would lose something, and leaves the remark of the first version', async () => {
    const refused = {
      code: 500,
      msg: '公告内容含有不能保存的格式：onclick、script，请去除后重试',
      field: 'noticeContent',
    };
    expect(
      await office.admin.post('/system/notice', {
        ...notice,
        noticeContent: '<p onclick="x()">文<script>alert(1)</script></p>',
      }),
    ).toEqual(refused);
    const noticeId = await add();
    expect(
      await office.admin.put('/system/notice', {
        ...notice,
        noticeId,
        noticeContent: '<a href="javascript:alert(1)">点</a>',
      }),
    ).toMatchObject({ code: 500, field: 'noticeContent' });
    expect(
      await office.admin.put('/system/notice', {
        ...notice,
        noticeId,
        noticeContent: '<b>新</b>',
        remark: '改过',
      }),
    ).toEqual(ok);
    expect((await office.admin.get(`/system/notice/${noticeId}`)).data).toMatchObject({
      noticeContent: '<b>新</b>',
      remark: '初稿',
      updateBy: 'admin',
    });
  });

  it('tells what it took out that nobody sees', async () => {
    const answer = await office.admin.post('/system/notice', {
      ...notice,
      noticeContent: '<p id="x" class="MsoNormal">文</p>',
    });
    expect(answer).toEqual({
      code: 200,
      msg: '操作成功，已去除不影响显示的格式：id、class=MsoNormal',
      warning: '已去除不影响显示的格式：id、class=MsoNormal',
    });
  });

  it('leaves contents from before as they are when something else changes', async () => {
    const noticeId = await add();
    const old = '<p onclick="x()">旧</p>';
    await office.database.write
      .updateTable('sys_notice')
      .set({ notice_content: old })
      .where('notice_id', '=', noticeId)
      .execute();
    expect(
      await office.admin.put('/system/notice', {
        ...notice,
        noticeId,
        noticeTitle: '新题',
        noticeContent: old,
      }),
    ).toEqual(ok);
    expect((await office.admin.get(`/system/notice/${noticeId}`)).data).toMatchObject({
      noticeTitle: '新题',
      noticeContent: old,
    });
  });

  it.each([
    [{ noticeTitle: '' }, '公告标题不能为空'],
    [{ noticeTitle: '题'.repeat(51) }, '公告标题不能超过50个字符'],
    [{ noticeTitle: '<b>题</b>' }, '公告标题不能包含脚本字符'],
    [{ noticeType: '' }, '公告类型不能为空'],
  ])('refuses to create with %j', async (values, msg) => {
    expect(await office.admin.post('/system/notice', { ...notice, ...values })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('shows the five newest open notices, and what of them is unread', async () => {
    for (let number = 0; number < 3; number += 1) await add({ noticeTitle: `第${number}条` });
    const closed = await add({ status: '1' });
    const staff = await office.staff([]);
    const { data, unreadCount } = await staff.get('/system/notice/listTop');
    expect(data).toHaveLength(5);
    expect(ids(data)).not.toContain(closed);
    expect(unreadCount).toBe(5);
    expect(data[0]).toEqual({
      noticeId: closed - 1,
      noticeTitle: '第2条',
      noticeType: '1',
      status: '0',
      createBy: 'admin',
      createTime: NOW_TEXT,
      isRead: false,
    });
  });

  it('marks as read, again and again, for each user apart', async () => {
    const staff = await office.staff([]);
    expect(await staff.post('/system/notice/markRead?noticeId=3')).toEqual(ok);
    expect(await staff.post('/system/notice/markRead?noticeId=3')).toEqual(ok);
    expect(await staff.post('/system/notice/markRead?noticeId=999')).toEqual(ok);
    expect(
      (await staff.get('/system/notice/listTop')).data.map((row: Answer) => row.isRead),
    ).toEqual([true, false, false]);
    expect((await staff.form('/system/notice/markReadAll', { ids: '1,2,3' })).json()).toEqual(ok);
    expect((await staff.get('/system/notice/listTop')).unreadCount).toBe(0);
    const other = await office.staff([]);
    await add({ status: '1' });
    expect(await other.post('/system/notice/markReadAll')).toEqual(ok);
    expect((await other.get('/system/notice/listTop')).unreadCount).toBe(0);
    expect((await office.admin.get('/system/notice/listTop')).unreadCount).toBe(3);
    expect((await office.operations()).map((row) => row.business_type)).toEqual([1]);
  });

  it('tells who has read a notice', async () => {
    const staff = await office.staff([]);
    for (const caller of [staff, office.admin])
      await caller.post('/system/notice/markRead?noticeId=3');
    const { rows, total } = await office.admin.get('/system/notice/readUsers/list', {
      noticeId: 3,
    });
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      userId: 1,
      userName: 'admin',
      nickName: '管理员',
      deptName: '研发部门',
      phonenumber: '15888888888',
      readTime: NOW_TEXT,
    });
    const found = async (searchValue: string): Promise<number> =>
      (await office.admin.get('/system/notice/readUsers/list', { noticeId: 3, searchValue })).total;
    expect([
      await found('ADM'),
      await found('管理'),
      await found('员工'),
      await found('%'),
    ]).toEqual([1, 1, 1, 0]);
    expect(
      await office.admin.get('/system/notice/readUsers/list', {
        noticeId: 3,
        pageNum: 9,
        pageSize: 1,
      }),
    ).toMatchObject({ total: 2, rows: [{ nickName: '员工' }] });
    expect(await staff.get('/system/notice/readUsers/list', { noticeId: 3 })).toMatchObject({
      code: 403,
    });
  });

  it('tells limited callers only of readers in their data scope', async () => {
    const near = await office.staff(['system:notice:list'], { dataScope: '3', deptId: 105 });
    const far = await office.staff(['system:notice:list'], { dataScope: '3', deptId: 104 });
    for (const reader of [near, far, office.admin])
      await reader.post('/system/notice/markRead?noticeId=2');
    const readers = (caller: Caller, query: object = {}): Promise<Answer> =>
      caller.get('/system/notice/readUsers/list', { noticeId: 2, ...query });
    expect((await readers(office.admin)).total).toBeGreaterThanOrEqual(3);
    expect(await readers(near)).toMatchObject({ total: 1, rows: [{ deptName: '测试部门' }] });
    expect(await readers(far, { pageNum: 4, pageSize: 1 })).toMatchObject({
      total: 1,
      rows: [{ deptName: '市场部门' }],
    });
  });

  it('removes the marks with the notice', async () => {
    await office.admin.post('/system/notice/markRead?noticeId=3');
    expect(await office.admin.remove('/system/notice/3,2')).toEqual(ok);
    expect(await office.database.read.selectFrom('sys_notice_read').selectAll().execute()).toEqual(
      [],
    );
    expect((await office.operations()).at(-1)).toMatchObject({
      title: '通知公告',
      business_type: 3,
    });
  });

  it('opens single notices to all signed-in users and nothing else', async () => {
    const staff = await office.staff([]);
    expect(await staff.get('/system/notice/3')).toMatchObject({ code: 200, data: { noticeId: 3 } });
    expect(await staff.get('/system/notice/list')).toMatchObject({ code: 403 });
    expect(await staff.post('/system/notice', notice)).toMatchObject({ code: 403 });
    expect(await office.nobody.get('/system/notice/3')).toMatchObject({ code: 401 });
    expect(await staff.get('/system/notice/abc')).toMatchObject({
      code: 500,
      msg: "请求参数类型不匹配，参数[noticeId]要求类型为：'java.lang.Long'，但输入值为：'abc'",
    });
  });
});
