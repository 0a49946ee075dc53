/** Tables that people paste or choose as files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, textOfCells } from '../../src/designer/start/table/pasted.ts';
import {
  readTableFile,
  textOfFile,
  titleOf,
  type SheetTable,
} from '../../src/designer/start/table/readTableFile.ts';

describe('cells of a text', () => {
  it.each([
    [
      'tabs, as spreadsheets copy them',
      'a, b\tc\r\n1\t"x\ty"',
      [
        ['a, b', 'c'],
        ['1', 'x\ty'],
      ],
    ],
    [
      'commas',
      'a,b\n"1,5","say ""so"""',
      [
        ['a', 'b'],
        ['1,5', 'say "so"'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2\t3',
      [
        ['a', 'b'],
        ['1,5', '2\t3'],
      ],
    ],
    [
      'tabs, with commas and line breaks in the head',
      '"名称,\n单位"\t单价\na,b\t1',
      [
        ['名称,\n单位', '单价'],
        ['a,b', '1'],
      ],
    ],
    [
      'commas, with line breaks in the head',
      '"名称\n单位",单价\na,1',
      [
        ['名称\n单位', '单价'],
        ['a', '1'],
      ],
    ],
    ['nothing: one column', 'a\nb', [['a'], ['b']]],
  ])('are parted by %s', (_by, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });
});

it('a file is read as UTF-8, else as spreadsheets in Chinese write it', async () => {
  expect(await textOfFile(new Blob(['姓名']))).toBe('姓名');
  expect(await textOfFile(new Blob([new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])]))).toBe('姓名');
});

it('a file with a byte order mark is read by it, and what is no text is refused', async () => {
  const little = new Uint8Array([0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54]);
  const big = new Uint8Array([0xfe, 0xff, 0x59, 0xd3, 0x54, 0x0d]);
  for (const bytes of [little, big]) expect(await textOfFile(new Blob([bytes]))).toBe('姓名');
  await expect(textOfFile(new Blob([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0])]))).rejects.toThrow(
    '文件不是表格：可以选择 Excel（.xlsx）或 CSV 文件',
  );
});

it('cells come back from their text', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', '姓') });
  const head = fc.array(
    cell.map((text) => `h${text}`),
    { minLength: 1, maxLength: 4 },
  );
  const tables = head.chain((first) => {
    const row = fc.array(cell, { minLength: first.length, maxLength: first.length });
    return fc.array(row, { maxLength: 4 }).map((rows) => [first, ...rows]);
  });
  fc.assert(
    fc.property(tables, (cells) => {
      const width = cells[0]!.length;
      const back = cellsOf(textOfCells(cells)).map((row) => row.slice(0, width));
      expect(back.slice(0, cells.length)).toEqual(
        // The last row of a copied range ends with a line break: an empty one is none.
        width === 1 && cells.length > 1 && cells.at(-1)![0] === '' ? cells.slice(0, -1) : cells,
      );
    }),
  );
});

it('workbooks are read by the server, whatever their names end with', async () => {
  const sheet: SheetTable = {
    sheets: ['客户', '订单'],
    sheet: '订单',
    head: 2,
    rowCount: 1,
    readCount: 1,
    rows: [['单号'], ['A,1']],
  };
  const asked: unknown[] = [];
  const read = (file: Blob, name?: string) => {
    asked.push([file.size, name]);
    return Promise.resolve(sheet);
  };
  for (const start of ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0']) {
    const bytes = Uint8Array.from(start, (char) => char.charCodeAt(0));
    const file = await readTableFile(new Blob([bytes]), read, '订单');
    expect(file).toEqual({ text: '单号\t\r\nA,1', workbook: sheet });
    expect(cellsOf(file.text)).toEqual([['单号', ''], ['A,1']]);
  }
  expect(asked).toEqual([
    [4, '订单'],
    [4, '订单'],
  ]);
  expect(await readTableFile(new Blob(['a,b']), read)).toEqual({ text: 'a,b' });
});

it('a page is called like the sheet, where that has a name of its own', () => {
  expect(titleOf('客户.xlsx', '订单')).toBe('订单');
  expect(titleOf('客户.xlsx', 'Sheet1')).toBe('客户');
  expect(titleOf('客户.2026.csv')).toBe('客户.2026');
});
