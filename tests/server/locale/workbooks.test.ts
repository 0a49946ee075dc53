/** Workbooks in two languages: what is shown translated is written so, and read back as it is stored. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { workbookForm } from '../support/workbook.ts';
import { startEnglish, type EnglishServer, type Reply } from './support.ts';

type Lang = 'zh-CN' | 'en-US';
const langs: readonly Lang[] = ['zh-CN', 'en-US'];
const lang = fc.constantFrom(...langs);
const han = /\p{Script=Han}/u;

let server: EnglishServer;
beforeAll(async () => {
  server = await startEnglish();
});
afterAll(() => server.stop());

const call: EnglishServer['call'] = (...request) => server.call(...request);

async function exported(path: string, language: Lang, filters: Record<string, string> = {}) {
  const { file } = await call('POST', `${path}/export`, new URLSearchParams(filters), language);
  return readWorkbook(file);
}

const rowsOf = async (path: string, language: Lang): Promise<Reply[]> =>
  (await call('GET', `${path}?pageSize=100`, undefined, language)).rows;

/** Sends a workbook with these cells, as an import dialog does. */
async function imported(
  path: string,
  { header, rows }: { header: readonly string[]; rows: readonly { cells: string[] }[] },
  language: Lang,
): Promise<Reply> {
  const form = await workbookForm(
    header,
    rows.map(({ cells }) => cells),
  );
  form.set('updateSupport', 'true');
  return call('POST', `${path}/importData`, form, language);
}

describe('an export', () => {
  it.each([
    '/system/post',
    '/system/role',
    '/system/user',
    '/system/dict/type',
    '/system/dict/data',
    '/system/config',
    '/monitor/logininfor',
  ])('of what came with the installation has no Chinese in English: %s', async (path) => {
    const english = await exported(path, 'en-US');
    expect(
      [english.header, ...english.rows.map(({ cells }) => cells)].flat().join('\n'),
    ).not.toMatch(han);
    expect(english.rows.length).toBeGreaterThan(0);
    const chinese = await exported(path, 'zh-CN');
    expect(chinese.rows.map(({ cells }) => cells).join('\n')).toMatch(han);
  });

  it('shows texts, labels, referenced records and units as the list does', async () => {
    const cellsOf = async (path: string, column: string) => {
      const { header, rows } = await exported(path, 'en-US');
      return rows.map(({ cells }) => cells[header.indexOf(column)]);
    };
    const users = await rowsOf('/system/user/list', 'en-US');
    expect(await cellsOf('/system/user', 'Department name')).toEqual(
      users.map(({ dept }) => dept.deptName),
    );
    const titles = (await rowsOf('/monitor/operlog/list', 'en-US')).map(({ title }) => title);
    expect(titles).toContain('Parameters');
    const modules = await cellsOf('/monitor/operlog', 'Module');
    expect(new Set(modules)).toEqual(new Set(titles));
    const times = await cellsOf('/monitor/operlog', 'Duration');
    for (const time of times) expect(time).toMatch(/^\d+ms$/);
  });
});

/** Names that came with the installation, what they read like in English, and others. */
const names = [
  '董事长',
  '项目经理',
  '人力资源',
  '普通员工',
  'Chair of the board',
  'Project manager',
  'Human resources',
  'Staff member',
  '客服',
  'Clerk',
];

describe('an import over the same records', () => {
  it('changes nothing, whatever language the file and the reader have', async () => {
    const four = fc.uniqueArray(fc.constantFrom(...names), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(four, lang, lang, async (chosen, ofFile, ofReader) => {
        const rename = async (of: (index: number) => string) => {
          for (const [index, post] of (await rowsOf('/system/post/list', 'zh-CN')).entries()) {
            const renamed = { ...post, postName: of(index) };
            const { code, msg } = await call('PUT', '/system/post', renamed, 'zh-CN');
            expect(code, msg).toBe(200);
          }
        };
        // Names are unique: a name may be another's until that one has got its own.
        await rename((index) => `x${index}`);
        await rename((index) => chosen[index]!);
        const before = await rowsOf('/system/post/list', 'zh-CN');
        const answer = await imported(
          '/system/post',
          await exported('/system/post', ofFile),
          ofReader,
        );
        expect(answer.code, answer.msg).toBe(200);
        const written = (rows: Reply[]) =>
          rows.map(({ postId, postCode, postName, postSort, status, remark }) =>
            JSON.stringify({ postId, postCode, postName, postSort, status, remark }),
          );
        expect(written(await rowsOf('/system/post/list', 'zh-CN'))).toEqual(written(before));
      }),
      { numRuns: 12, seed: 7 },
    );
  });
});

describe('an import of records that are gone', () => {
  it('stores what reads the same in both languages', async () => {
    const type = { dictType: 'test_words', dictName: '词', status: '0' };
    expect((await call('POST', '/system/dict/type', type)).code).toBe(200);
    const labels = ['男', '女', '正常', '停用', 'Male', 'Other', '其它', '自己的'];
    for (const [index, dictLabel] of labels.entries()) {
      const entry = {
        dictType: 'test_words',
        dictLabel,
        dictValue: `v${index}`,
        dictSort: index,
        status: '0',
      };
      expect((await call('POST', '/system/dict/data', entry, 'zh-CN')).code).toBe(200);
    }
    const stored = async (language: Lang) =>
      (
        (
          await call(
            'GET',
            '/system/dict/data/list?dictType=test_words&pageSize=100',
            undefined,
            language,
          )
        ).rows as Reply[]
      ).map(({ dictLabel }) => dictLabel as string);
    const shown = await stored('en-US');
    expect(await stored('zh-CN')).toEqual(labels);
    for (const ofFile of langs)
      for (const ofReader of langs) {
        const file = await exported('/system/dict/data', ofFile, { dictType: 'test_words' });
        const { rows } = await call(
          'GET',
          '/system/dict/data/list?dictType=test_words&pageSize=100',
        );
        const ids = (rows as Reply[]).map(({ dictCode }) => String(dictCode)).join(',');
        expect((await call('DELETE', `/system/dict/data/${ids}`)).code).toBe(200);
        const answer = await imported('/system/dict/data', file, ofReader);
        expect(answer.code, answer.msg).toBe(200);
        expect(await stored('en-US')).toEqual(shown);
      }
    // What people had typed in English stands for the shipped text that reads so.
    const texts = new Map([
      ['Male', '男'],
      ['Other', '其他'],
    ]);
    expect(await stored('zh-CN')).toEqual(labels.map((label) => texts.get(label) ?? label));
  });

  it('finds records by what they are called in either language', async () => {
    const dept = async (language: Lang) => {
      const { data } = await call('GET', '/system/dept/103', undefined, language);
      return data.deptName as string;
    };
    for (const language of langs) {
      const header = ['登录名称', '用户名称', '部门编号'];
      const cells = [`user-${language}`, `nick-${language}`, await dept(language)];
      const answer = await imported('/system/user', { header, rows: [{ cells }] }, 'zh-CN');
      expect(answer.code, answer.msg).toBe(200);
      const { rows } = await call('GET', `/system/user/list?userName=${cells[0]}`);
      expect(rows[0]).toMatchObject({ deptId: 103, nickName: cells[1] });
    }
    expect(await dept('en-US')).not.toBe(await dept('zh-CN'));
  });
});
