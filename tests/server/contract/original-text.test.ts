/**
 * docs/protocol/measured.md on what the original server does with texts and lists of parameters.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeUser, startedAdmin, startedServer, ok } from '../support/index.ts';

const server = startedServer({
  env: { EMBED_SOURCES: 'https://player.bilibili.com,https://media.example.com' },
});
const admin = startedAdmin(server);

describe('texts with angle brackets (1.6)', () => {
  it.each([
    ['less', 'if a<b then c', 'if a&lt;b then c'],
    ['two', 'a<b 且 c>d', 'a&lt;b 且 c&gt;d'],
    ['generic', 'List<String>', 'List&lt;String&gt;'],
    ['comment', '前 <!-- 注 后', '前 &lt;!-- 注 后'],
    ['unclosed', '见 <a href="x', '见 &lt;a href="x'],
    ['tag', '<div>内</div><b>粗</b>', '内<b>粗</b>'],
  ])('keep all that is no tag: %s', async (code, remark, kept) => {
    expect(
      await admin.post('/system/post', { postCode: code, postName: code, postSort: 1, remark }),
    ).toEqual(ok);
    const {
      rows: [row],
    } = await admin.get(`/system/post/list?postCode=${code}`);
    expect(row.remark).toBe(kept);
    expect(await admin.put('/system/post', row)).toEqual(ok);
    expect((await admin.get(`/system/post/${row.postId}`)).data.remark).toBe(kept);
  });

  it('are refused, not cut, when they grow beyond the limit of their field', async () => {
    const postName = `${'x'.repeat(46)}a<b c`;
    expect(
      await admin.post('/system/post', { postCode: 'grown', postName, postSort: 1 }),
    ).toMatchObject({ code: 500, msg: '岗位名称长度不能超过50个字符' });
  });
});

describe('lists in queries (1.4, 4.3)', () => {
  const forms = (name: string, [a, b]: number[]): string[] => [
    `${name}=${a}&${name}=${b}`,
    `${name}=${a},${b}`,
    `${name}%5B%5D=${a}&${name}%5B%5D=${b}`,
    `${name}[]=${a}&${name}[]=${b}`,
    `${name}%5B0%5D=${a}&${name}%5B1%5D=${b}`,
    `${name}[]=${a},${b}`,
  ];

  it('set the roles of a user, however they are written', async () => {
    const { userId, roleId } = await makeUser(server.database, 'listed');
    const held = async (): Promise<number[]> => (await admin.get(`/system/user/${userId}`)).roleIds;
    for (const form of forms('roleIds', [2, roleId])) {
      await admin.put(`/system/user/authRole?userId=${userId}&roleIds=${roleId}`);
      expect(await admin.put(`/system/user/authRole?userId=${userId}&${form}`), form).toEqual(ok);
      expect(await held(), form).toEqual([2, roleId]);
    }
    expect(await admin.put(`/system/user/authRole?userId=${userId}&roleIds[]=2`)).toEqual(ok);
    expect(await held()).toEqual([2]);
  });

  it('filter, however they are written', async () => {
    await admin.put('/system/post', (await admin.get('/system/post/1')).data);
    const types = async (query: string): Promise<number[]> =>
      [
        ...new Set<number>(
          (await admin.get(`/monitor/operlog/list?pageSize=1000&${query}`)).rows.map(
            (row: { businessType: number }) => row.businessType,
          ),
        ),
      ].sort();
    for (const form of forms('businessTypes', [1, 4]))
      expect(await types(form), form).toEqual([1, 4]);
    expect(await types('businessTypes[]=2')).toEqual([2]);
  });

  it('are refused when an element is of the wrong type, in brackets too', async () => {
    expect(await admin.put('/system/user/authRole?userId=2&roleIds[]=x')).toEqual({
      code: 500,
      msg: "请求参数类型不匹配，参数[roleIds]要求类型为：'java.lang.Long[]'，但输入值为：'x'",
    });
  });
});

describe('formatted texts of other editors (4.10)', () => {
  const editors = JSON.parse(readFileSync('tests/fixtures/editors.json', 'utf8')) as Record<
    string,
    string
  >;

  it.each(Object.entries(editors))(
    'survive a change of the title: %s',
    async (editor, noticeContent) => {
      const noticeTitle = editor.slice(0, 40);
      expect(
        await admin.post('/system/notice', {
          noticeTitle,
          noticeType: '1',
          noticeContent,
          status: '0',
        }),
      ).toEqual(ok);
      const {
        rows: [row],
      } = await admin.get(`/system/notice/list?noticeTitle=${encodeURIComponent(noticeTitle)}`);
      // As a foreign front end does it: what it read, with another title, through its editor once
      // more.
      expect(
        await admin.put('/system/notice', {
          ...row,
          noticeTitle: `${noticeTitle}改`,
          noticeContent,
        }),
      ).toEqual(ok);
      expect((await admin.get(`/system/notice/${row.noticeId}`)).data).toMatchObject({
        noticeTitle: `${noticeTitle}改`,
        noticeContent: row.noticeContent,
      });
    },
  );
});
