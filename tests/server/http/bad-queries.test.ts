/** Queries nobody should send: paging, order, ids, dates and filters that make no sense. */
import { describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const countPosts = async () => (await admin.get('/system/post/list')).total as number;

describe('lists', () => {
  it('survives absurd paging', async () => {
    expect(await admin.get('/system/post/list?pageSize=1000000000')).toMatchObject({
      code: 200,
      total: 4,
    });
    expect((await admin.get('/system/post/list?pageSize=1e9')).rows).toHaveLength(4);
    expect((await admin.get('/system/post/list?pageNum=-5&pageSize=2')).rows).toMatchObject([
      { postId: 1 },
      { postId: 2 },
    ]);
    expect((await admin.get('/system/post/list?pageNum=999999999&pageSize=3')).rows).toMatchObject([
      { postId: 4 },
    ]);
    for (const query of [
      'pageSize=-1',
      'pageSize=0',
      'pageNum=0',
      'pageNum=abc',
      'pageSize=99999999999999999999',
      'pageNum=1&pageNum=2',
      'pageSize=NaN',
    ]) {
      expect(await admin.get(`/system/post/list?${query}`), query).toMatchObject({
        code: 200,
        total: 4,
      });
    }
  });

  it('sorts by columns it shows only', async () => {
    for (const column of [
      'password',
      'noSuchColumn',
      'post_sort; drop table sys_post',
      '(select 1)',
    ]) {
      expect(
        await admin.get(`/system/post/list?orderByColumn=${encodeURIComponent(column)}&isAsc=asc`),
        column,
      ).toMatchObject({ code: 500, msg: '参数不符合规范，不能进行查询' });
    }
    // A column that is there, and hidden.
    expect(await admin.get('/system/user/list?orderByColumn=password&isAsc=asc')).toMatchObject({
      code: 500,
      msg: '参数不符合规范，不能进行查询',
    });
    expect(await admin.get(`/system/post/list?orderByColumn=${'a'.repeat(501)}`)).toMatchObject({
      code: 500,
      msg: '参数已超过最大限制，不能进行查询',
    });
    expect(await countPosts()).toBe(4);
  });

  it('handles ids that are no numbers', async () => {
    expect(await admin.get('/system/post/abc')).toMatchObject({
      code: 500,
      msg: "请求参数类型不匹配，参数[postId]要求类型为：'java.lang.Long'，但输入值为：'abc'",
    });
    expect(await admin.delete('/system/post/1;2')).toMatchObject({ code: 500 });
    expect(await admin.delete(`/system/post/${encodeURIComponent('1 or 1=1')}`)).toMatchObject({
      code: 500,
    });
    expect(await countPosts()).toBe(4);
  });

  it('handles invalid dates in ranges', async () => {
    for (const date of ['2026-02-30', 'yesterday', "2026-01-01' or '1'='1"]) {
      const answer = await admin.get(
        `/system/config/list?params[beginTime]=${encodeURIComponent(date)}`,
      );
      expect(answer.msg, date).not.toBe('操作失败');
    }
  });

  it('ignores unknown filters', async () => {
    expect(await admin.get('/system/post/list?nothing=1&__proto__=2')).toMatchObject({
      code: 200,
      total: 4,
    });
  });

  it('reads a repeated filter as one text, and the first of a repeated order', async () => {
    expect(await admin.get('/system/post/list?postCode=ceo&postCode=se')).toMatchObject({
      code: 200,
      total: 0,
    });
    expect(
      await admin.get(
        '/system/post/list?orderByColumn=postId&orderByColumn=password&isAsc=desc&isAsc=x',
      ),
    ).toMatchObject({ code: 200, rows: [{ postId: 4 }, {}, {}, {}] });
  });
});
