/**
 * Workbooks of clients are read in a thread of their own: what a file costs, it costs there, and
 * within bounds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openWorkbook } from '../../../src/server/excel/index.ts';
import { createTurns } from '../../../src/server/excel/turns.ts';
import { row, workbookOf } from './support/workbook.ts';

const LARGE = { deadline: 120_000, heap: 768 };

/** A sheet of many rows with an inline text each. */
function* sheetOf(rows: number, text: string): Generator<string> {
  yield `<worksheet><sheetData>${row(1, '名称')}`;
  for (let from = 0; from < rows; from += 1000) {
    yield Array.from({ length: 1000 }, (_, at) => row(from + at + 2, `${text}${from + at}`)).join(
      '',
    );
  }
  yield '</sheetData></worksheet>';
}

it('hands the rows over in batches', async () => {
  const workbook = await openWorkbook(await workbookOf({ sheet: sheetOf(3000, 'n') }));
  expect([workbook.header, workbook.rowCount]).toEqual([['名称'], 3000]);
  expect((await workbook.rows(2998, 500)).map(({ number, cells }) => [number, ...cells])).toEqual([
    [3000, 'n2998'],
    [3001, 'n2999'],
  ]);
  await workbook.close();
});

it('is through with a format code of quotes and brackets at once', async () => {
  const code = '&quot;['.repeat(120_000);
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts></styleSheet>`;
  await expect(openWorkbook(await workbookOf({ rows: row(1, 'a'), styles }))).rejects.toThrow(
    'Excel文件内容过大，请拆分后重试',
  );
  const short = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-804]&quot;[&quot;yyyy[h"/></numFmts>
    <cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`;
  const workbook = await openWorkbook(
    await workbookOf({
      rows: `${row(1, '日')}<row r="2"><c s="0"><v>45351</v></c></row>`,
      styles: short,
    }),
  );
  expect((await workbook.rows(0, 1))[0]?.cells).toEqual(['2024-02-29']);
  await workbook.close();
});

it('ends a reader that takes too long, and says so', async () => {
  const file = await workbookOf({ sheet: sheetOf(50_000, 'n') });
  await expect(openWorkbook(file, { deadline: 1, heap: 768 })).rejects.toThrow(
    'Excel文件内容过于复杂，无法在规定时间内读取，请精简或拆分后重试',
  );
});

it('ends a reader that takes too much memory, and says so', async () => {
  const file = await workbookOf({ sheet: sheetOf(90_000, 'long text '.repeat(30)) });
  await expect(openWorkbook(file, { ...LARGE, heap: 24 })).rejects.toThrow(
    'Excel文件内容过大，请拆分后重试',
  );
  const whole = await openWorkbook(file, LARGE);
  expect(whole.rowCount).toBe(90_000);
  await whole.close();
});

it('gives back its place, whatever the file was', async () => {
  for (let time = 0; time < 10; time += 1)
    await expect(openWorkbook(Buffer.from('no workbook'))).rejects.toThrow('文件已损坏');
  const workbook = await openWorkbook(await workbookOf({ rows: row(1, 'a') }));
  await workbook.close();
});

it('lets some wait for a place and refuses more', async () => {
  const turn = createTurns({ places: 1, waiting: 1, full: () => new Error('full') });
  const leave = await turn();
  const second = turn();
  await expect(turn()).rejects.toThrow('full');
  leave();
  leave();
  const leaveSecond = await second;
  const third = turn();
  await expect(turn()).rejects.toThrow('full');
  leaveSecond();
  (await third)();
});

it('is the only way from the server to the reader', () => {
  const root = path.resolve(import.meta.dirname, '../../../src/server');
  const readers = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') &&
      /\bread(Workbook|Sheets|Whole)\b/.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(readers.sort()).toEqual([
    'excel/index.ts',
    'excel/parsing/read-workbook.ts',
    'excel/worker.ts',
  ]);
});
