/** Data, workbooks and refusals in English, and what comes back from English forms and files. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { workbookForm } from '../support/workbook.ts';
import { startEnglish, type EnglishServer, type Reply } from './support.ts';

let server: EnglishServer;
beforeAll(async () => {
  server = await startEnglish();
});
afterAll(() => server.stop());

const call: EnglishServer['call'] = (...request) => server.call(...request);

describe('shipped data', () => {
  it('is shown in English as long as it is the shipped text', async () => {
    const english = await call('GET', '/system/role/2');
    expect(english.data.roleName).toBe('Ordinary role');
    expect((await call('GET', '/system/role/2', undefined, 'zh-CN')).data.roleName).toBe(
      '普通角色',
    );
    expect((await call('PUT', '/system/role', { ...english.data, remark: 'x' })).code).toBe(200);
    expect((await call('GET', '/system/role/2', undefined, 'zh-CN')).data).toMatchObject({
      roleName: '普通角色',
      remark: 'x',
    });
    const renamed = { ...(await call('GET', '/system/role/2')).data, roleName: '客服' };
    expect((await call('PUT', '/system/role', renamed)).code).toBe(200);
    expect((await call('GET', '/system/role/2')).data.roleName).toBe('客服');
  });
});

describe('a search', () => {
  const found = async (path: string, member: string, lang?: string) =>
    ((await call('GET', path, undefined, lang)).rows as Reply[]).map((row) => row[member]);

  it('finds shipped texts by what the reader sees', async () => {
    expect(await found('/system/post/list?postName=HUMAN%20res', 'postName')).toEqual([
      'Human resources',
    ]);
    expect(await found('/system/post/list?postName=人力资源', 'postName')).toEqual([
      'Human resources',
    ]);
    expect(await found('/system/post/list?postName=human', 'postName', 'zh-CN')).toEqual([]);
  });

  it('finds menus and what the server itself has written', async () => {
    const { data } = await call('GET', '/system/menu/list?menuName=position');
    expect((data as Reply[]).map(({ menuName }) => menuName)).toContain('Positions');
    await call('POST', '/system/post', { postCode: '' });
    const titles = await found('/monitor/operlog/list?title=positions', 'title');
    expect(new Set(titles)).toEqual(new Set(['Positions']));
  });
});

describe('messages', () => {
  it('name records and fields in English, and data as it is', async () => {
    const post = { postCode: 'ceo2', postName: '董事长', postSort: 1, status: '0' };
    expect((await call('POST', '/system/post', post)).msg).toBe(
      "Could not add position '董事长': position name already exists",
    );
    expect((await call('POST', '/system/post', { ...post, postName: '' })).msg).toBe(
      'Position name is required',
    );
    expect((await call('POST', '/system/post', post, 'zh-CN')).msg).toBe(
      "新增岗位'董事长'失败，岗位名称已存在",
    );
  });

  it('stay Chinese in the operation log, and are read there in English', async () => {
    const last = async (lang: string) =>
      (await call('GET', '/monitor/operlog/list?title=岗位管理', undefined, lang)).rows[0];
    expect(await last('zh-CN')).toMatchObject({ title: '岗位管理' });
    expect((await last('zh-CN')).errorMsg).toMatch(/岗位名称/);
    expect(await last('en-US')).toMatchObject({ title: 'Positions' });
  });
});

describe('workbooks', () => {
  const exported = async (lang: string) => {
    const { file } = await call('POST', '/system/post/export', new URLSearchParams(), lang);
    return readWorkbook(file);
  };

  it('are written in the language that is asked for', async () => {
    expect((await exported('zh-CN')).header).toContain('岗位名称');
    const english = await exported('en-US');
    expect(english.header).toContain('Position name');
    expect(english.rows[0]?.cells).toContain('Normal');
  });

  it('are read in either language', async () => {
    for (const [lang, header, status] of [
      ['zh-CN', ['Position code', 'Position name', 'Order', 'Status'], 'Disabled'],
      ['en-US', ['岗位编码', '岗位名称', '岗位排序', '状态'], '停用'],
    ] as const) {
      const form = await workbookForm(header, [[`code-${lang}`, `name-${lang}`, '3', status]]);
      const answer = await call('POST', '/system/post/importData', form, lang);
      expect(answer.msg).toMatch(
        lang === 'en-US' ? /^All data was imported, 1 rows/ : /全部导入成功/,
      );
      const { rows: stored } = await call('GET', `/system/post/list?postCode=code-${lang}`);
      expect(stored[0]).toMatchObject({ postSort: 3, status: '1' });
    }
  });
});
