/** Workbooks of several sheets: their names, rows that one sheet cannot hold, and their limits. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openWorkbook, readSheets, writeWorkbook } from '../../../src/server/excel/index.ts';
import { LIMITS } from '../../../src/server/excel/limits.ts';

type Cells = string[][];
async function* batches(...all: Cells[]): AsyncGenerator<Cells> {
  yield* all;
}
const sheet = (sheetName: string, [header = [], ...rows]: Cells) => ({
  head: { sheetName, columns: header.map((label) => ({ label })) },
  rows: batches(rows),
});
function workbookOf(...sheets: ReturnType<typeof sheet>[]): Promise<Buffer> {
  const [{ head, rows } = sheet('空', []), ...further] = sheets;
  return buffer(writeWorkbook(head, rows, further));
}
const numbers = (count: number): Cells => Array.from({ length: count }, (_, n) => [String(n)]);

it('are found by their titles in any language, whatever the case of their letters', async () => {
  const file = await workbookOf(
    sheet('其他', [['x'], ['1']]),
    sheet('LINES', [['a'], ['2']]),
    sheet('空白', [[]]),
  );
  const read = await readSheets(file, [
    ['订单', 'Orders'],
    ['明细', 'Lines'],
    ['空白', 'Blank'],
    ['没有', 'None'],
  ]);
  expect(read.map((one) => one?.rows.map(({ cells }) => cells))).toEqual([
    [['1']],
    [['2']],
    undefined,
    undefined,
  ]);
});

it('have each a name of its own, such as Excel accepts', async () => {
  const long = '很长的名称'.repeat(7);
  const file = await workbookOf(
    sheet('a', [['1']]),
    sheet('A', [['2']]),
    sheet(long, [['3']]),
    sheet(`${long}的`, [['4']]),
    sheet('a1', [['5']]),
  );
  const read = await readSheets(file, [['a'], ['A'], [long], [`${long}的`], ['a1']]);
  expect(read.map((one) => one?.header)).toEqual([['1'], ['2'], ['3'], ['4'], ['5']]);
  expect(read.map((one) => one!.sheets[0]!.name)).toEqual([
    'a',
    'A1',
    long.slice(0, 31),
    `${long.slice(0, 30)}1`,
    'a11',
  ]);
});

it('go on in numbered ones, which are read with the first', async () => {
  const file = await workbookOf(
    sheet('订单', [['号'], ['1']]),
    sheet('明细', [['序'], ...numbers(65_540)]),
    sheet('明细1', [['别的'], ['x']]),
  );
  const [, lines, other] = await readSheets(file, [['订单'], ['明细'], ['明细1']]);
  expect(lines!.sheets).toEqual([
    { name: '明细', from: 0 },
    { name: '明细2', from: 65_536 },
  ]);
  expect(lines!.rows).toHaveLength(65_540);
  expect(lines!.rows.at(-1)).toEqual({ number: 5, cells: ['65539'] });
  expect(other!.rows.map(({ cells }) => cells)).toEqual([['x']]);
});

it('that go on under another header are refused, with both names', async () => {
  const file = await workbookOf(
    sheet('订单', [['号'], ['1']]),
    sheet('明细', [['序'], ['1']]),
    sheet('明细1', [['别的'], ['x']]),
  );
  await expect(readSheets(file, [['订单'], ['明细']])).rejects.toThrow(
    '工作表“明细1”的标题行与工作表“明细”不一致',
  );
  const repeated = await workbookOf(
    sheet('订单', [['号'], ['1']]),
    sheet('明细', [
      ['序', '序'],
      ['1', '2'],
    ]),
  );
  await expect(openWorkbook(repeated, undefined, [['订单'], ['明细']])).rejects.toThrow(
    '工作表“明细”的标题行存在重复的列：序',
  );
});

it('share the limits of a workbook', async () => {
  const file = await workbookOf(
    sheet('订单', [['号'], ...numbers(LIMITS.rows / 2)]),
    sheet('明细', [['序'], ...numbers(LIMITS.rows / 2 + 1)]),
  );
  await expect(readSheets(file, [['订单'], ['明细']])).rejects.toThrow(
    `Excel文件不能超过${LIMITS.rows}行`,
  );
  const [, none] = await readSheets(file, [['订单']]);
  expect(none).toBeUndefined();
});

it('are refused where the rows of the first one go on in another, and passed over otherwise', async () => {
  const first = sheet('岗位', [['a'], ['1']]);
  for (const name of ['岗位1', '岗位2', '二月']) {
    const going = await workbookOf(first, sheet(name, [['a'], ['2']]));
    await expect(readSheets(going, [])).rejects.toThrow(`工作表“${name}”中还有数据`);
  }
  for (const other of [sheet('岗位1', [['b'], ['2']]), sheet('岗位1', [['a']])]) {
    const { rows } = (
      await readSheets(await workbookOf(sheet('岗位', [['a'], ['1']]), other), [])
    )[0];
    expect(rows.map(({ cells }) => cells)).toEqual([['1']]);
  }
});
