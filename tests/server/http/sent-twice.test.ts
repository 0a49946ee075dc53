/** A create that is sent twice with the same key is stored once. */
import { describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const countPosts = async () => (await admin.get('/system/post/list')).total as number;

describe('the same create sent twice', () => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } });

  it('stores once and answers the same, one after the other', async () => {
    const before = await countPosts();
    const body = { noticeTitle: '两次', noticeType: '1', noticeContent: 'x', status: '0' };
    const notices = async () =>
      (await admin.get('/system/notice/list?noticeTitle=两次')).total as number;
    const first = await admin.post('/system/notice', body, key('key-00000001'));
    const second = await admin.post('/system/notice', body, key('key-00000001'));
    expect(first).toMatchObject({ code: 200 });
    expect(second).toEqual(first);
    expect(await notices()).toBe(1);
    expect(await countPosts()).toBe(before);
  });

  it('stores once when both are under way at the same time', async () => {
    const body = { noticeTitle: '同时', noticeType: '1', noticeContent: 'x', status: '0' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/system/notice', body, key('key-00000002'))),
    );
    for (const answer of answers) expect(answer).toEqual({ code: 200, msg: '操作成功' });
    expect((await admin.get('/system/notice/list?noticeTitle=同时')).total).toBe(1);
  });

  it('refuses the key for another request, and frees it when the work was refused', async () => {
    const body = { noticeTitle: '第三', noticeType: '1', noticeContent: 'x', status: '0' };
    expect(
      await admin.post('/system/notice', { ...body, noticeTitle: '' }, key('key-00000003')),
    ).toMatchObject({ code: 500, msg: '公告标题不能为空' });
    expect(await admin.post('/system/notice', body, key('key-00000003'))).toMatchObject({
      code: 200,
    });
    expect(
      await admin.post('/system/notice', { ...body, noticeTitle: '第四' }, key('key-00000003')),
    ).toEqual({ code: 500, msg: '不允许重复提交，请稍候再试', storedBefore: true });
  });
});
