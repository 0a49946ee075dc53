/** Uploaded workbooks: what POST …/importData refuses, and a long export beside other work. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from './support/zip.ts';
import { row, workbookOf } from './support/workbook.ts';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

describe('an import', () => {
  const broken = '文件已损坏或不是有效的Excel文件（.xlsx）';
  const tooLarge = 'Excel文件内容过大，请拆分后重试';
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const whole = () => workbookOf({ rows: row(1, '登录名称') + row(2, 'intruder') });

  /** Chunks of a sheet around pieces that are much alike. */
  function* sheet(
    start: string,
    piece: (index: number) => string,
    pieces: number,
  ): Generator<string> {
    yield `<worksheet><sheetData>${start}`;
    for (let index = 0; index < pieces; index += 1000)
      yield Array.from({ length: 1000 }, (_, place) => piece(index + place)).join('');
    yield '</sheetData></worksheet>';
  }

  /** One shared text, in pieces, and rows with a coded column that refer to it. */
  const shared = (pieces: string[], rows: number) => ({
    sharedStrings: `<sst><si>${pieces.map((piece) => `<t>${piece}</t>`).join('')}</si></sst>`,
    rows:
      row(1, '登录名称', '用户性别') +
      Array.from(
        { length: rows },
        (_, index) =>
          `<row r="${index + 2}"><c t="inlineStr"><is><t>intruder</t></is></c><c t="s"><v>0</v></c></row>`,
      ).join(''),
  });

  const formatCode = (code: string): string =>
    `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts></styleSheet>`;

  const refused: [what: string, file: () => Promise<Buffer> | Buffer, text: string][] = [
    ['nothing', () => Buffer.alloc(0), broken],
    ['a text', () => Buffer.from('登录名称\nintruder\n'), broken],
    ['half a workbook', async () => (await whole()).subarray(0, 700), broken],
    [
      'a workbook with a damaged sheet',
      () => workbookOf({ sheet: '<worksheet><sheetData><row r="1">' }),
      broken,
    ],
    [
      'a workbook with entities',
      () =>
        workbookOf({
          sheet: '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;&x;">]><worksheet>&y;</worksheet>',
        }),
      broken,
    ],
    ['an old workbook', () => ole, '不支持旧版Excel文件（.xls），请另存为.xlsx后重试'],
    [
      'an encrypted workbook',
      () => Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
      'Excel文件已加密，请取消密码保护后重试',
    ],
    [
      'a workbook with macros',
      () => workbookOf({ rows: row(1, '登录名称'), more: { 'xl/vbaProject.bin': 'x' } }),
      '不支持包含宏的Excel文件',
    ],
    [
      'a zip bomb',
      () => workbookOf({ sheet: sheet('', () => ' '.repeat(10_000), 9_000) }),
      tooLarge,
    ],
    [
      'a zip bomb of many files',
      () =>
        workbookOf({
          more: Object.fromEntries(
            Array.from({ length: 1_001 }, (_, index) => [`part${index}`, '']),
          ),
        }),
      tooLarge,
    ],
    [
      'too many rows',
      () =>
        workbookOf({
          sheet: sheet(
            row(1, '登录名称'),
            (index) => `<row r="${index + 2}"><c><v>${index * 7919}</v></c></row>`,
            101_000,
          ),
        }),
      'Excel文件不能超过100000行，请拆分后重试',
    ],
    [
      'too many columns',
      () => workbookOf({ rows: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' }),
      'Excel文件不能超过500列',
    ],
    [
      'a text longer than a cell, which many refer to',
      () => workbookOf(shared([','.repeat(200_000), ','.repeat(200_000)], 20)),
      tooLarge,
    ],
    [
      'long texts that many cells share',
      () => workbookOf(shared([','.repeat(30_000)], 2_000)),
      tooLarge,
    ],
    [
      'a workbook of a few bytes whose format code is all quotes and brackets',
      () => workbookOf({ rows: row(1, '登录名称'), styles: formatCode('&quot;['.repeat(120_000)) }),
      tooLarge,
    ],
    [
      'a file over the limit of uploads',
      () => randomBytes(10 * 1024 * 1024 + 1),
      'Maximum upload size exceeded',
    ],
  ];

  it.each(refused)('of %s is refused in a clear text', async (_what, file, text) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await file())]), 'users.xlsx');
    expect(await admin.post('/system/user/importData', form)).toEqual({ code: 500, msg: text });
  });

  it('that was refused has stored nothing', async () => {
    expect(
      await server.database.read
        .selectFrom('sys_user')
        .select('user_id')
        .where('user_name', '=', 'intruder')
        .execute(),
    ).toEqual([]);
  });
});

describe('an export of 100,000 rows', () => {
  const count = 100_000;
  const mebibyte = 1024 * 1024;

  beforeAll(async () => {
    const { dialect, write, long = write } = server.database;
    const time = sql.raw(`'2026-01-01 00:00:00'${dialect === 'postgres' ? '::timestamp' : ''}`);
    await sql`
      insert into sys_post
        (post_code, post_name, post_sort, status, create_by, create_time, remark)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
      select 'c' || i, '岗位' || i, i, '0', 'admin', ${time}, 'remark number ' || (i * 7919)
      from n`.execute(long);
  });

  it('streams in constant memory, while other requests are answered', async () => {
    const measured = { done: false, answers: 0, memory: 0 };
    const start = process.memoryUsage().rss;
    const pinging = (async () => {
      while (!measured.done) {
        expect(await admin.get('/system/dict/data/type/sys_normal_disable')).toMatchObject({
          code: 200,
        });
        measured.answers += 1;
        measured.memory = Math.max(measured.memory, process.memoryUsage().rss - start);
        await wait(5);
      }
    })();
    const response = await admin.raw('POST', '/system/post/export', {
      body: new URLSearchParams(),
    });
    const file = Buffer.from(await response.arrayBuffer());
    measured.done = true;
    await pinging;
    // Two sheets: one holds 65,536 rows.
    expect(await namesIn(file)).toEqual(
      expect.arrayContaining(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']),
    );
    expect(file.length).toBeGreaterThan(mebibyte);
    // Far below what the rows would take, and far above what one batch of them does.
    expect(measured.memory).toBeLessThan(120 * mebibyte);
    expect(measured.answers).toBeGreaterThan(5);
  });
});
