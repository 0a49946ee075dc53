import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readWorkbook, writeWorkbook } from '../../../src/server/excel/index.ts';
import type { CellValue } from '../../../src/server/excel/index.ts';
import { bytesOf, namesIn, unpacked } from './support/zip.ts';

const head = {
  sheetName: '岗位',
  columns: [{ label: '岗位编码', width: 20 }, { label: '岗位名称' }, { label: '排序' }],
};

async function* batches(...groups: CellValue[][][]): AsyncGenerator<CellValue[][]> {
  yield* groups;
}

describe('writeWorkbook', () => {
  it('writes what readWorkbook reads back', async () => {
    const rows: CellValue[][] = [
      ['ceo', '董事长 <&> "经理" 😀', 1],
      ['se', '_x0041_ 与控制字符 \u0001，换行\r\n第二行', -2.5],
      ['', null, 12345678901234],
    ];
    const read = await readWorkbook(
      await bytesOf(writeWorkbook(head, batches(rows.slice(0, 1), [], rows.slice(1)))),
    );
    expect(read.header).toEqual(['岗位编码', '岗位名称', '排序']);
    expect(read.rows).toEqual([
      { number: 2, cells: ['ceo', rows[0]?.[1], '1'] },
      { number: 3, cells: ['se', rows[1]?.[1], '-2.5'] },
      { number: 4, cells: ['', '', '12345678901234'] },
    ]);
  });

  it('leads texts that look like formulas by a tab, and numbers not', async () => {
    const file = await bytesOf(
      writeWorkbook(
        head,
        batches([
          ['=1+1', '@SUM(A1)', -3],
          ['-2', '+3', 0],
        ]),
      ),
    );
    const sheet = await unpacked(file, 'xl/worksheets/sheet1.xml');
    for (const text of ['\t=1+1', '\t@SUM(A1)', '\t-2', '\t+3'])
      expect(sheet).toContain(`>${text}</t>`);
    expect(sheet).toContain('<v>-3</v>');
    expect((await readWorkbook(file)).rows[0]?.cells).toEqual(['=1+1', '@SUM(A1)', '-3']);
  });

  it('writes a header alone when there are no rows', async () => {
    expect(await readWorkbook(await bytesOf(writeWorkbook(head, batches())))).toEqual({
      header: ['岗位编码', '岗位名称', '排序'],
      rows: [],
    });
  });

  it('cuts texts to what a cell can hold without breaking a character', async () => {
    const read = await readWorkbook(
      await bytesOf(writeWorkbook(head, batches([[`${'长'.repeat(32_766)}😀😀`, 'x', 1]]))),
    );
    expect(read.rows[0]?.cells[0]).toBe('长'.repeat(32_766));
  });

  it('continues on another sheet after 65,536 rows, header repeated', async () => {
    const row: CellValue[] = ['a', 'b', 1];
    const file = await bytesOf(
      writeWorkbook(
        head,
        batches(
          Array.from({ length: 65_000 }, () => row),
          Array.from({ length: 1_000 }, () => row),
        ),
      ),
    );
    expect(await namesIn(file)).toEqual(
      expect.arrayContaining(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']),
    );
    expect((await unpacked(file, 'xl/worksheets/sheet1.xml')).match(/<row /g)).toHaveLength(65_537);
    const second = await unpacked(file, 'xl/worksheets/sheet2.xml');
    expect(second.match(/<row /g)).toHaveLength(465);
    expect(second).toContain('岗位编码');
    expect(await unpacked(file, 'xl/workbook.xml')).toContain('name="岗位1"');
  });

  it('makes sheet names Excel accepts', async () => {
    const file = await bytesOf(writeWorkbook({ ...head, sheetName: '[a]:b*?/\\<名>' }, batches()));
    expect(await unpacked(file, 'xl/workbook.xml')).toContain('name="ab&lt;名&gt;"');
  });

  it('pulls rows only as fast as the reader takes bytes, and lets the source go when the reader leaves', async () => {
    let pulled = 0;
    let released = false;
    async function* endless(): AsyncGenerator<CellValue[][]> {
      try {
        for (;;) {
          pulled += 1;
          yield Array.from({ length: 1_000 }, (_, index) => [
            `${pulled}-${index}-${Math.random()}`,
            `${Math.random()}`,
            Math.random(),
          ]);
        }
      } finally {
        released = true;
      }
    }
    const stream = writeWorkbook(head, endless());
    await new Promise((resolve) => stream.once('readable', resolve));
    let before = -1;
    // The compressor works in other threads: wait until nothing moves any more.
    for (let quiet = 0; quiet < 2_000; quiet += 1) {
      if (before !== pulled) quiet = 0;
      before = pulled;
      await nextTurn();
    }
    expect(pulled).toBeLessThan(100);
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    await expect.poll(() => released).toBe(true);
  });

  it('lets the source go when the reader leaves between two sheets', async () => {
    const waiting = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    let released = false;
    async function* slow(): AsyncGenerator<CellValue[][]> {
      try {
        yield Array.from({ length: 65_536 }, () => ['a', 'b', 1]);
        waiting.resolve();
        await left.promise;
        yield [['c', 'd', 2]];
      } finally {
        released = true;
      }
    }
    const stream = writeWorkbook(head, slow());
    stream.resume();
    await waiting.promise;
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    left.resolve();
    await expect.poll(() => released).toBe(true);
  });

  it('fails the stream when the source fails', async () => {
    async function* failing(): AsyncGenerator<CellValue[][]> {
      yield [['a', 'b', 1]];
      throw new Error('connection lost');
    }
    await expect(bytesOf(writeWorkbook(head, failing()))).rejects.toThrow('connection lost');
  });
});
