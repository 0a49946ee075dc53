/** Notices: writing, listing and reading them. */
import { describe, expect, it } from 'vitest';
import { ok } from '../support/index.ts';
import { ids, notice, openNotices } from './support/notices.ts';
import { NOW_TEXT } from './support/office.ts';

const { office, add } = openNotices();

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

  it('reports what it took out that nobody sees', async () => {
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
