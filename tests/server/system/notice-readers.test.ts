/** Who has read which notices: marks, the newest unread ones, and lists of readers. */
import { describe, expect, it } from 'vitest';
import { ok } from '../support/index.ts';
import { ids, openNotices } from './support/notices.ts';
import { NOW_TEXT } from './support/office.ts';
import type { Answer, Caller } from './support/office.ts';

const { office, add } = openNotices();

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

  it('answers who has read a notice', async () => {
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

  it('names to limited callers only readers in their data scope', async () => {
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
});
