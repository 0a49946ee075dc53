import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { Refusal } from '../../../src/server/http/errors.ts';
import { partsOf, row, workbookOf } from './support/workbook.ts';
import { zipOf } from './support/zip.ts';

const BROKEN = '文件已损坏或不是有效的Excel文件（.xlsx）';
const TOO_LARGE = 'Excel文件内容过大，请拆分后重试';

async function refusalOf(file: Buffer | Promise<Buffer>): Promise<string> {
  const error: unknown = await readWorkbook(await file).catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) throw new Error(`not a refusal: ${String(error)}`);
  return error.message;
}

describe('readWorkbook', () => {
  it('reads every kind of cell', async () => {
    const file = await workbookOf({
      rows:
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>数</t>' +
        '</r><r><t>值</t></r><rPh><t>shu</t></rPh></is></c><c r="C1" t="str"><f>A1</f>' +
        '<v>公式</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="s"><v>2</v></c></row>' +
        '<row r="3"><c r="B3"><v>1.3800138E10</v></c><c r="C3" t="b"><v>1</v></c>' +
        '<c r="D3" s="1"><v>45351</v></c><c r="E3" s="2"><v>45351.5516782407</v></c>' +
        '</row>' +
        '<row r="4"><c r="B4"><v>0.30000000000000004</v></c><c r="D4" t="d">' +
        '<v>2024-02-29T08:00:00Z</v></c><c r="E4"><v>45351</v></c></row>',
      sharedStrings:
        '<sst><si><t>名称</t></si><si><t>日</t><rPh><t>ri</t></rPh></si><si><r><t>时</t></r><r><t>间</t></r></si></sst>',
      styles:
        '<styleSheet><numFmts>' +
        '<numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m\\-d h:mm"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>' +
        '<xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    });
    expect(await readWorkbook(file)).toEqual({
      header: ['名称', '数值', '公式', '日', '时间'],
      rows: [
        { number: 3, cells: ['', '13800138000', 'true', '2024-02-29', '2024-02-29 13:14:25'] },
        { number: 4, cells: ['', '0.3', '', '2024-02-29 08:00:00', '45351'] },
      ],
    });
  });

  it('skips empty rows, keeps row numbers and gives each row as many cells as the header has', async () => {
    const file = await workbookOf({
      rows: row(1, ' 编码 ', '名称') + row(2, '', '  ') + row(5, 'a', 'b', 'beyond') + row(6, 'c'),
    });
    expect(await readWorkbook(file)).toEqual({
      header: ['编码', '名称'],
      rows: [
        { number: 5, cells: ['a', 'b'] },
        { number: 6, cells: ['c', ''] },
      ],
    });
  });

  it('counts days from 1904 where the workbook says so', async () => {
    const workbook =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="s"/></sheets></workbook>';
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const file = await workbookOf({
      workbook,
      styles,
      rows: `${row(1, '日')}<row r="2"><c r="A2"><v>0</v></c></row>`,
    });
    expect((await readWorkbook(file)).rows[0]?.cells).toEqual(['1904-01-01']);
  });

  it('names what is missing', async () => {
    expect(await refusalOf(workbookOf({ rows: '' }))).toBe('文件标题行为空，请检查Excel文件格式');
    expect(await refusalOf(workbookOf({ rows: row(2, 'a') }))).toBe(
      '文件标题行为空，请检查Excel文件格式',
    );
    expect(await refusalOf(workbookOf({ workbook: '<workbook><sheets/></workbook>' }))).toBe(
      '文件sheet不存在',
    );
    expect(await refusalOf(workbookOf({ rows: row(1, '名称', '名称 ') }))).toBe(
      '文件标题行存在重复的列：名称',
    );
  });

  it('refuses old, encrypted, macro and foreign files', async () => {
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await refusalOf(ole)).toBe('不支持旧版Excel文件（.xls），请另存为.xlsx后重试');
    expect(await refusalOf(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
      'Excel文件已加密，请取消密码保护后重试',
    );
    expect(
      await refusalOf(workbookOf({ rows: row(1, 'a'), more: { 'xl/vbaProject.bin': 'x' } })),
    ).toBe('不支持包含宏的Excel文件');
    const contentTypes =
      '<Types><Override PartName="/xl/workbook.xml" ' +
      'ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>';
    expect(await refusalOf(workbookOf({ rows: row(1, 'a'), contentTypes }))).toBe(
      '不支持包含宏的Excel文件',
    );
    for (const other of [
      Buffer.alloc(0),
      Buffer.from('名称,编码\n'),
      Buffer.from('PK\u0003\u0004rest'),
    ])
      expect(await refusalOf(other)).toBe(BROKEN);
    expect(await refusalOf(zipOf({ 'readme.txt': 'not a workbook' }))).toBe(BROKEN);
  });

  it('refuses broken files wherever they were cut', async () => {
    const whole = await workbookOf({ rows: row(1, '名称') + row(2, 'a') });
    for (let length = 0; length < whole.length; length += 97)
      expect(await refusalOf(whole.subarray(0, length))).toBe(BROKEN);
    for (const sheet of [
      '<worksheet><sheetData>',
      '<worksheet>&undefined;</worksheet>',
      '<worksheet><sheetData><row r="2"/><row r="1"/></sheetData></worksheet>',
      '\ufffe',
      '<a>'.repeat(40),
    ]) {
      expect(await refusalOf(workbookOf({ sheet }))).toBe(BROKEN);
    }
    expect(
      await refusalOf(workbookOf({ rows: '<row r="1"><c r="A1" t="s"><v>9</v></c></row>' })),
    ).toBe(BROKEN);
  });

  it('refuses a document type, so that no entity is ever expanded', async () => {
    const sheet =
      '<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;">]><worksheet>' +
      '<sheetData><row r="1"><c t="str"><v>&y;</v></c></row></sheetData></worksheet>';
    expect(await refusalOf(workbookOf({ sheet }))).toBe(BROKEN);
  });

  it('refuses archives that unpack to too much before unpacking them', async () => {
    const blanks = function* (megabytes: number): Generator<string> {
      for (let index = 0; index < megabytes; index += 1) yield ' '.repeat(1024 * 1024);
    };
    expect(await refusalOf(workbookOf({ sheet: blanks(50) }))).toBe(TOO_LARGE);
    const many = Object.fromEntries(
      Array.from({ length: 1_001 }, (_, index) => [`part${index}`, '']),
    );
    expect(await refusalOf(workbookOf({ more: many }))).toBe(TOO_LARGE);
  });

  it('refuses sheets that would keep it busy without saying anything', async () => {
    const repeated = function* (
      piece: (index: number) => string,
      pieces: number,
    ): Generator<string> {
      yield '<worksheet><sheetData>';
      for (let index = 0; index < pieces; index += 10_000)
        yield Array.from({ length: 10_000 }, (_, place) => piece(index + place)).join('');
      yield '</sheetData></worksheet>';
    };
    expect(
      await refusalOf(
        workbookOf({ sheet: repeated((index) => `<x a="${(index * 7919) % 1000}"/>`, 4_010_000) }),
      ),
    ).toBe(TOO_LARGE);
    expect(
      await refusalOf(
        workbookOf({ sheet: repeated((index) => `<row r="${index + 1}"/>`, 1_050_000) }),
      ),
    ).toBe(BROKEN);
    const noise = Array.from(
      { length: 60_000 },
      (_, index) => ` a${index}="${(index * 7919) % 1000}"`,
    ).join('');
    expect(await refusalOf(workbookOf({ rows: `<row${noise}/>` }))).toBe(TOO_LARGE);
    expect(
      await refusalOf(workbookOf({ rows: `<row r="1"><c t="str"><v>${noise}</v></c></row>` })),
    ).toBe(TOO_LARGE);
    expect(await refusalOf(workbookOf({ rows: `<!--${noise}-->` }))).toBe(TOO_LARGE);
  });

  it('does not believe a declared size', async () => {
    const file = await zipOf(partsOf({ rows: row(1, '名称') + row(2, 'x'.repeat(200_000)) }));
    const name = file.lastIndexOf('xl/worksheets/one.xml');
    file.writeUInt32LE(100, name - 46 + 24);
    expect(await refusalOf(file)).toBe(BROKEN);
  });

  it('refuses more rows and columns than it takes', async () => {
    const rows = function* (): Generator<string> {
      yield `<worksheet><sheetData>${row(1, '序号')}`;
      for (let number = 2; number <= 100_002; number += 1)
        yield `<row r="${number}"><c><v>${number * 7919}</v></c></row>`;
      yield '</sheetData></worksheet>';
    };
    expect(await refusalOf(workbookOf({ sheet: rows() }))).toBe(
      'Excel文件不能超过100000行，请拆分后重试',
    );
    expect(await refusalOf(workbookOf({ rows: '<row r="1"><c r="ZZ1"><v>1</v></c></row>' }))).toBe(
      'Excel文件不能超过500列',
    );
  });
});
