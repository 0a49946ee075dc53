/** Parts of records in imports: owners with their parts, each whole or not at all. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { servePurchases, workbookOf } from './support/served-purchases.ts';

const { server, call, imported, send, sheetsIn, download, stored, all } = servePurchases();

beforeEach(async () => {
  for (const table of ['test_purchase_line', 'test_purchase_purchase_contact', 'test_purchase'])
    await server.world.sql(`delete from ${table}`);
});

const own = ['采购单号', '供应商'];
const line = ['采购单号', '商品', '数量', '单价', '货位'];
const facts = (rows: readonly Row[]) =>
  rows.map(({ goodsId, quantity, price, slot }) => ({ goodsId, quantity, price, slot }));
const numbersOf = (rows: readonly Row[]): unknown[] => rows.map(({ quantity }) => quantity);

describe('a workbook with parts', () => {
  it('stores owners with their parts, scattered as they are, in their order', async () => {
    const answer = await imported({
      采购单: [own, ['P1', '甲'], ['P2', '乙']],
      采购明细: [
        line,
        ['P2', '米', '5', '2', ''],
        ['p1', '茶', '12件', '¥3.50', 'A1'],
        ['P2', '1', '6', '', ''],
      ],
      联系人: [
        ['采购单采购单号', '姓名', '采购单号'],
        ['P1', '张三', 'X'],
      ],
    });
    expect(answer).toMatchObject({ code: 200, importReport: { total: 2, created: 2, failed: 0 } });
    const [one, two] = await all();
    expect(one).toMatchObject({ purchaseNo: 'P1', supplier: '甲', total: 42, lineCount: 1 });
    expect(facts(one!.lines)).toEqual([{ goodsId: 1, quantity: 12, price: 3.5, slot: 'A1' }]);
    expect(one!.contacts).toMatchObject([{ contactName: '张三', purchaseNo: 'X' }]);
    expect(two).toMatchObject({ purchaseNo: 'P2', total: 10, lineCount: 2, contacts: [] });
    expect(facts(two!.lines)).toEqual([
      { goodsId: 2, quantity: 5, price: 2, slot: null },
      { goodsId: 1, quantity: 6, price: null, slot: null },
    ]);
    // Sequences count in the order of the rows of each owner.
    expect(new Set([...one!.lines, ...two!.lines].map(({ batch }) => batch)).size).toBe(3);
  });

  it('refuses an owner whole, and names sheet and row of what is wrong', async () => {
    const answer = await imported({
      采购单: [own, ['P1', '甲'], ['P2', '乙'], ['P3', '丙'], ['P4', '丁'], ['P5', '戊']],
      采购明细: [
        line,
        ['P1', '茶', '0', '', ''],
        ['P2', '咖啡', 'x', '', ''],
        ['P1', '茶', '', '', ''],
        ['P4', '茶', '1000', '', ''],
        ['P5', '茶', '1', '', 'A1'],
        ['P5', '米', '2', '', 'A1'],
        ['P6', '茶', '1', '', ''],
        ['', '茶', '1', '', ''],
      ],
    });
    const { rows, ...counts } = answer.importReport;
    expect(counts).toMatchObject({ total: 7, created: 0, failed: 7 });
    expect(rows).toEqual([
      {
        row: 2,
        name: 'P1',
        reasons: [
          { sheet: '采购明细', row: 2, message: '工作表“采购明细”第2行：数量不能小于1' },
          { sheet: '采购明细', row: 4, message: '工作表“采购明细”第4行：数量不能为空' },
        ],
      },
      {
        row: 3,
        name: 'P2',
        reasons: [
          { sheet: '采购明细', row: 3, message: '工作表“采购明细”第3行“商品”列：没有“咖啡”' },
          { sheet: '采购明细', row: 3, message: '工作表“采购明细”第3行：数量必须是整数' },
        ],
      },
      { row: 4, name: 'P3', reasons: [{ message: '采购明细不能为空' }] },
      {
        row: 5,
        name: 'P4',
        reasons: [
          { sheet: '采购明细', row: 5, message: expect.stringContaining('现货不能超过999件') },
        ],
      },
      {
        row: 6,
        name: 'P5',
        reasons: [{ sheet: '采购明细', row: 7, message: expect.stringContaining('货位已存在') }],
      },
      {
        row: 8,
        sheet: '采购明细',
        name: 'P6',
        reasons: [
          { sheet: '采购明细', row: 8, message: '工作表“采购明细”第8行：找不到所属的采购单“P6”' },
        ],
      },
      {
        row: 9,
        sheet: '采购明细',
        name: '',
        reasons: [
          { sheet: '采购明细', row: 9, message: '工作表“采购明细”第9行：采购单号不能为空' },
        ],
      },
    ]);
    expect(await all()).toEqual([]);
  });

  it('hands refused owners back with their parts, to be corrected and sent again', async () => {
    const { importReport } = await imported({
      采购单: [own, ['P1', '甲'], ['P2', '乙']],
      采购明细: [
        line,
        ['P1', '茶', '1', '', ''],
        ['P2', '茶', '0', '', ''],
        ['P3', '茶', '1', '', ''],
      ],
    });
    expect(importReport).toMatchObject({ created: 1, failed: 2 });
    const { bytes } = await call('GET', `/importErrors/${importReport.importId}`);
    const sheets = await sheetsIn(bytes);
    expect(sheets).toEqual({
      采购单数据: [
        [...own, '行号', '错误原因'],
        ['P2', '乙', '3', '工作表“采购明细”第3行：数量不能小于1'],
      ],
      采购明细: [
        [...line, '行号', '错误原因'],
        ['P2', '茶', '0', '', '', '3', '工作表“采购明细”第3行：数量不能小于1'],
        ['P3', '茶', '1', '', '', '4', '工作表“采购明细”第4行：找不到所属的采购单“P3”'],
      ],
    });
    sheets['采购明细']![1]![2] = '7';
    sheets['采购明细']!.pop();
    expect(await imported(sheets)).toMatchObject({ code: 200 });
    expect((await all()).map(({ lines }) => numbersOf(lines))).toEqual([[1], [7]]);
  });

  it('is refused where a sheet of parts does not say whose they are', async () => {
    const answer = await imported({
      采购单: [own, ['P1', '甲']],
      采购明细: [line.slice(1), ['茶', '1', '', '']],
    });
    expect(answer).toMatchObject({ code: 500, msg: '工作表“采购明细”缺少“采购单号”列' });
  });

  it('may have more parts of one owner than there may be, which is refused', async () => {
    const many = Array.from({ length: 21 }, () => ['P1', '茶', '1', '', '']);
    const { importReport } = await imported({
      采购单: [own, ['P1', '甲']],
      采购明细: [line, ...many],
    });
    expect(importReport.rows[0].reasons).toEqual([
      { sheet: '采购明细', message: '工作表“采购明细”：采购明细不能超过20行' },
    ]);
  });
});

describe('over records that are there', () => {
  const tea = { goodsId: 1, quantity: 1, price: 1, slot: 'A1', cost: 5, note: '一' };
  const rice = { goodsId: 2, quantity: 2, slot: 'A2', cost: 6 };
  const salt = { goodsId: 3, quantity: 3 };
  const first = () => stored({ purchaseNo: 'P1', supplier: '甲', lines: [tea, rice, salt] });

  it('changes nothing unless updates are wanted', async () => {
    const before = await first();
    const sheets = { 采购单: [own, ['P1', '乙']], 采购明细: [line, ['P1', '茶', '9', '', '']] };
    expect(await imported(sheets)).toMatchObject({ importReport: { failed: 1 } });
    const onlyParts = { 采购单: [own], 采购明细: [line, ['P1', '茶', '9', '', '']] };
    expect((await imported(onlyParts)).importReport.rows).toMatchObject([
      { sheet: '采购明细', row: 2, name: 'P1', reasons: [{ message: '已存在' }] },
    ]);
    expect(await all()).toEqual([before]);
  });

  it('knows rows by their unique values or all of them, and leaves empty cells', async () => {
    const before = await first();
    const answer = await imported(
      {
        采购单: [own, ['P1', '']],
        采购明细: [
          line,
          ['P1', '=盐', '3', '', ''],
          ['P1', '茶', '9', '', 'A1'],
          ['P1', '米', '4', '', 'A3'],
        ],
      },
      { update: true },
    );
    expect(answer).toMatchObject({ importReport: { updated: 1 } });
    const [after] = await all();
    expect(after).toMatchObject({ supplier: '甲', total: 9, version: before.version + 1 });
    const [one, two, three] = before.lines;
    expect(after!.lines).toMatchObject([
      { lineId: three.lineId },
      { lineId: one.lineId, quantity: 9, price: 1, cost: 5, note: '一' },
      { quantity: 4, slot: 'A3', cost: null },
    ]);
    expect(after!.lines.map(({ lineId }: Row) => lineId)).not.toContain(two.lineId);
  });

  it('knows rows by their keys, as exports have them', async () => {
    const before = await first();
    const [one, two] = before.lines;
    const keyed = ['采购单号', '明细编号', '商品', '数量', '货位'];
    const lines = [
      keyed,
      ['P1', String(two.lineId), '茶', '7', 'A1'],
      ['P1', String(one.lineId), '茶', '8', 'A2'],
      ['P1', '', '米', '9', ''],
    ];
    expect(await imported({ 采购单: [own], 采购明细: lines }, { update: true })).toMatchObject({
      importReport: { updated: 1 },
    });
    const [after] = await all();
    expect(after!.lines).toMatchObject([
      { lineId: two.lineId, goodsId: 1, quantity: 7, slot: 'A1', cost: 6 },
      { lineId: one.lineId, goodsId: 1, quantity: 8, slot: 'A2', cost: 5, note: '一' },
      { quantity: 9 },
    ]);
    lines[1]![1] = '999';
    lines[2]![1] = 'x';
    const { importReport } = await imported({ 采购单: [own], 采购明细: lines }, { update: true });
    expect(importReport.rows[0].reasons.map(({ message }: Row) => message)).toEqual([
      '工作表“采购明细”第2行“明细编号”列：该记录没有“999”，新增的行请留空',
      '工作表“采购明细”第3行：明细编号必须是整数',
    ]);
  });

  it('leaves the parts of records that the sheets do not name', async () => {
    const before = await first();
    const sheets = { 采购单: [own, ['P1', '乙'], ['P2', '丙']] };
    const answer = await imported(
      { ...sheets, 采购明细: [line, ['P2', '茶', '1', '', '']] },
      { update: true },
    );
    expect(answer).toMatchObject({ importReport: { created: 1, updated: 1 } });
    expect(await imported(sheets, { update: true })).toMatchObject({
      importReport: { updated: 2 },
    });
    expect((await all())[0]).toMatchObject({ supplier: '乙', lines: before.lines });
  });
});

describe('the caller', () => {
  it('changes and finds only what is in their scope, and sets only what they may', async () => {
    await stored({ purchaseNo: 'P1', deptId: 101, lines: [{ goodsId: 1, quantity: 1, cost: 5 }] });
    const foreign = await stored({
      purchaseNo: 'P2',
      deptId: 102,
      lines: [{ goodsId: 1, quantity: 1 }],
    });
    const lines = [
      ['采购单号', '商品', '数量', '成本'],
      ['P1', '茶', '2', '9'],
      ['P2', '茶', '2', '9'],
    ];
    const options = { update: true, caller: 'clerk' };
    const { importReport } = await imported({ 采购单: [own], 采购明细: lines }, options);
    expect(importReport).toMatchObject({ updated: 1, failed: 1 });
    expect(importReport.rows[0].reasons[0].message).toContain('找不到所属的采购单“P2”');
    const named = await imported({ 采购单: [own, ['P2', '']], 采购明细: lines }, options);
    expect(named.importReport).toMatchObject({ updated: 1, failed: 1 });
    const [changed, kept] = await all();
    expect(changed!.lines).toMatchObject([{ quantity: 2, cost: null }]);
    expect(kept).toEqual(foreign);
  });

  it('gets the answer of the first time for a file that is sent again', async () => {
    const file = await workbookOf({
      采购单: [own, ['P1', '甲']],
      采购明细: [line, ['P1', '茶', '1', '', ''], ['P9', '茶', '1', '', '']],
    });
    const headers = { 'idempotency-key': 'parts-of-one-purchase' };
    const answer = await send(file, { headers });
    expect(answer).toMatchObject({ importReport: { created: 1, failed: 1 } });
    expect(await send(file, { headers })).toEqual(answer);
    expect(await all()).toHaveLength(1);
  });
});

it('imports a template that was filled in', async () => {
  const sheets = await sheetsIn(await download('/importTemplate'));
  sheets['采购单数据']!.push(['P1', '甲', '']);
  sheets['采购明细']!.push(['P1', '茶', '预订', '1000', '', '2026/3/5', '', '', '', '', '']);
  expect(await imported(sheets)).toMatchObject({ code: 200 });
  expect((await all())[0]!.lines).toMatchObject([
    { kind: '2', quantity: 1000, deliverOn: '2026-03-05' },
  ]);
});
