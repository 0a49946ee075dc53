/** Tables in workbooks that pages are made for: of other programs, with heads anywhere. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mostTableCharacters } from '../../../src/schema/infer/inferTable.ts';
import { row, workbookOf } from '../excel/support/workbook.ts';
import { buffer } from 'node:stream/consumers';
import { writeWorkbook } from '../../../src/server/excel/index.ts';
import { makeUser, startedAdmin, startedServer } from '../support/index.ts';
import { workbookForm } from '../support/workbook.ts';

const server = startedServer();
const admin = startedAdmin(server);

const path = '/tool/build/table';
const formOf = (file: Uint8Array): FormData => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'table.xlsx');
  return form;
};
const fixture = (name: string): FormData =>
  formOf(readFileSync(new URL(`../../fixtures/workbooks/${name}.xlsx`, import.meta.url)));

it('the head is below the title, and the table may begin in any column', async () => {
  const answer = await admin.post(path, fixture('openpyxl'));
  expect(answer).toMatchObject({ code: 200, msg: '操作成功' });
  expect(answer.data).toEqual({
    sheets: ['客户', '订单', '空白'],
    sheet: '客户',
    head: 4,
    rowCount: 3,
    readCount: 3,
    rows: [
      ['客户名称', '联系人\n手机号码', '签约日期', '信用额度', '是否停用'],
      ['华东, 机电"一厂"', '13800138000', '2026-01-05', '12500.5', 'false'],
      ['北方\t物流', '13900139000', '2026-02-28', '80000', 'true'],
      [],
      ['南风贸易', '13700137000', '2026-03-01', '0.1', 'false'],
    ],
  });
});

it('values of formulas are read, and percentages as their numbers', async () => {
  const { data } = await admin.post(path, fixture('xlsxwriter'));
  expect(data).toEqual({
    sheets: ['Sheet1'],
    sheet: 'Sheet1',
    head: 1,
    rowCount: 2,
    readCount: 2,
    rows: [
      ['Name', 'Price', 'Total', 'Percent'],
      ['Bolt', '1.25', '2.5', '0.125'],
      ['Nut', '0.75', '1.5', '0.125'],
    ],
  });
});

it('a sheet is chosen by its name; hidden, empty and unknown ones are refused', async () => {
  const read = (sheet: string) =>
    admin.post(`${path}?sheet=${encodeURIComponent(sheet)}`, fixture('openpyxl'));
  expect((await read('订单')).data).toMatchObject({ sheet: '订单', head: 1, rowCount: 1 });
  expect(await read('空白')).toMatchObject({
    code: 500,
    msg: '工作表“空白”的标题行为空，请检查Excel文件格式',
  });
  for (const sheet of ['选项', '没有'])
    expect(await read(sheet)).toMatchObject({ code: 500, msg: '文件sheet不存在' });
});

it('a sheet is chosen by whatever name spreadsheets allow', async () => {
  const name = '价格>100 & <200';
  async function* rows(): AsyncGenerator<string[][]> {
    yield [['甲']];
  }
  const file = buffer(writeWorkbook({ sheetName: name, columns: [{ label: '名称' }] }, rows()));
  const answer = await admin.post(`${path}?sheet=${encodeURIComponent(name)}`, formOf(await file));
  expect(answer).toMatchObject({ code: 200, data: { sheet: name, rows: [['名称'], ['甲']] } });
});

it('a remark far below makes no head of its row', async () => {
  const names = Array.from({ length: 20 }, (_, at) => [`名称${at}`]);
  const { data } = await admin.post(
    path,
    await workbookForm(['名称', ''], [...names, ['最后', '备注']]),
  );
  expect(data).toMatchObject({ head: 1, rowCount: 21 });
});

it('a table of one column has its head in its first row', async () => {
  const { data } = await admin.post(path, await workbookForm(['名称'], [['甲'], ['乙']]));
  expect(data).toMatchObject({ head: 1, rowCount: 2, rows: [['名称'], ['甲'], ['乙']] });
});

it('as many rows are read as are looked through, and all are counted', async () => {
  // Noise, the same each time: what is packed too well is refused.
  const noise = (row: number) =>
    Array.from({ length: 500 }, (_, part) =>
      createHash('sha256').update(`${row} ${part}`).digest('base64url').slice(0, 40),
    ).join('');
  const rows = Array.from({ length: 120 }, (_, row) => [noise(row), '1']);
  const { data } = await admin.post(path, await workbookForm(['名称', '数量'], rows));
  const most = Math.floor((mostTableCharacters - 6) / 20_003);
  expect(data).toMatchObject({ rowCount: 120, readCount: most });
  expect(data.rows).toHaveLength(1 + most);
});

it('what is no workbook is refused with words', async () => {
  const words = async (form: FormData) => {
    const { code, msg } = await admin.post(path, form);
    return [code, msg];
  };
  expect(await words(new FormData())).toEqual([500, '请选择有表格的文件']);
  expect(await words(formOf(Buffer.from('a,b')))).toEqual([
    500,
    '文件已损坏或不是有效的Excel文件（.xlsx）',
  ]);
  expect(await words(formOf(Buffer.from('d0cf11e0a1b11ae100', 'hex')))).toEqual([
    500,
    '不支持旧版Excel文件（.xls），请另存为.xlsx后重试',
  ]);
  expect(await words(formOf(await workbookOf({ rows: row(1, '') })))).toEqual([
    500,
    '文件标题行为空，请检查Excel文件格式',
  ]);
});

it('only people who design pages have their files read', async () => {
  const { userName, password } = await makeUser(server.database, 'reader', {
    permissions: ['tool:build:publish', 'system:user:import'],
  });
  const reader = await server.signIn(userName, password);
  expect(await reader.post(path, fixture('xlsxwriter'))).toMatchObject({ code: 403 });
});
