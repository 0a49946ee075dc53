/**
 * What a workbook has and an import does not read is said, or refused before anything is stored.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { partsOf } from '../excel/support/workbook.ts';
import { row } from '../excel/support/workbook.ts';
import { zipOf } from '../excel/support/zip.ts';
import { servePurchases, type Sheets } from './support/served-purchases.ts';

const { server, imported, send, exported, call, sheetsIn, stored, all } = servePurchases();

beforeEach(async () => {
  for (const table of ['test_purchase_line', 'test_purchase_purchase_contact', 'test_purchase'])
    await server.world.sql(`delete from ${table}`);
});

const own = ['采购单号', '供应商'];
const line = ['采购单号', '商品', '数量'];
const good: Sheets = {
  采购单: [own, ['P1', '甲']],
  采购明细: [line, ['P1', '茶', '1']],
};
const unreadOf = async (sheets: Sheets, options = {}) =>
  (await imported(sheets, options)).importReport.unread;

describe('columns', () => {
  it('are named with the nearest label, and why they are not read', async () => {
    const answer = await imported({
      采购单: [
        ['采购单号', '供应尚', '合计', '<b>颜色', '', '空列'],
        ['P1', '甲', '9', '红', '无题', ''],
      ],
      采购明细: [
        ['采购单号', '商品', '数量', '单价格', '批号'],
        ['P1', '茶', '1', '2', 'B1'],
      ],
    });
    expect(answer).toMatchObject({ code: 200, importReport: { created: 1, failed: 0 } });
    expect(answer.importReport.unread).toEqual([
      { column: '供应尚', message: '无法识别“供应尚”列，未导入，是否应为“供应商”？' },
      { column: '合计', message: '“合计”列不支持导入' },
      { column: '<b>颜色', message: '无法识别“<b>颜色”列，未导入' },
      { column: 'E', message: 'E列没有标题，未导入' },
      {
        sheet: '采购明细',
        column: '单价格',
        message: '工作表“采购明细”：无法识别“单价格”列，未导入，是否应为“单价”？',
      },
      { sheet: '采购明细', column: '批号', message: '工作表“采购明细”：“批号”列不支持导入' },
    ]);
    expect(answer.msg).toMatch(
      /^恭喜您，数据已全部导入成功！共 1 条，数据如下：<br\/>1、采购单 P1 导入成功<br\/>以下内容未导入：<br\/>无法识别/,
    );
    expect(answer.msg).toContain('无法识别“&#60;b&#62;颜色”列');
  });

  it('are named beside rows that were refused', async () => {
    const answer = await imported({
      ...good,
      采购单: [
        [...own, '颜色'],
        ['', '甲', '红'],
      ],
    });
    expect(answer).toMatchObject({
      code: 500,
      importReport: { unread: [{ column: '颜色' }] },
    });
    expect(answer.msg).toContain('<br/>以下内容未导入：<br/>无法识别“颜色”列，未导入');
  });

  it('are not named where nothing is lost: in templates, and in refused rows sent again', async () => {
    expect(await unreadOf(good)).toBeUndefined();
    const { importReport } = await imported({ ...good, 采购单: [own, ['', '乙']] });
    expect(importReport.failed).toBeGreaterThan(0);
    const { bytes } = await call('GET', `/importErrors/${importReport.importId}`);
    const again = await imported(await sheetsIn(bytes));
    expect(again.importReport.unread).toBeUndefined();
  });

  it('of an export that is sent back are those that the system fills', async () => {
    await stored({ purchaseNo: 'P1', supplier: '甲', lines: [{ goodsId: 1, quantity: 1 }] });
    const unread = await unreadOf(await exported(), { update: true });
    expect(unread.map(({ message }: { message: string }) => message)).toEqual([
      '“合计”列不支持导入',
      '“行数”列不支持导入',
      '工作表“采购明细”：“金额”列不支持导入',
    ]);
  });

  it('are all unknown in a file that is something else, which is refused', async () => {
    const answer = await imported({ 说明: [['如何填写'], ['先下载模板']], ...good });
    expect(answer).toMatchObject({
      code: 500,
      msg: '工作表“说明”的标题行中没有可导入的列，可导入：采购单号、供应商、部门',
    });
    expect(await all()).toEqual([]);
  });

  it('are counted where they are many, and their names cut', async () => {
    const labels = Array.from({ length: 30 }, (_, n) => `${'长'.repeat(60)}${n}`);
    const unread = await unreadOf({
      ...good,
      采购单: [
        [...own, ...labels],
        ['P1', '甲', ...labels.map(() => 'x')],
      ],
    });
    expect(unread).toHaveLength(21);
    expect(unread[0].message).toBe(`无法识别“${'长'.repeat(50)}…”列，未导入`);
    expect(unread[20]).toEqual({ message: '还有 10 处未导入' });
  });
});

describe('sheets', () => {
  it('of parts under another name are refused before anything is stored', async () => {
    const { 采购明细: lines, ...rest } = good;
    for (const name of ['明细', '采购明细2', 'Sheet2'])
      expect(await imported({ ...rest, [name]: lines! })).toMatchObject({
        code: 500,
        msg: `无法识别工作表“${name}”，是否应为“采购明细”？请改名后重新导入，不需要的工作表请删除`,
      });
    expect(
      await imported({
        ...good,
        联系: [
          ['采购单采购单号', '姓名'],
          ['P1', '张三'],
        ],
      }),
    ).toMatchObject({ msg: expect.stringContaining('是否应为“联系人”') });
    expect(await all()).toEqual([]);
  });

  it('with rows like those of the first one are refused, whatever their name', async () => {
    expect(await imported({ ...good, 二月: [own, ['P2', '乙']] })).toMatchObject({
      code: 500,
      msg: expect.stringContaining('工作表“二月”中还有数据'),
    });
    expect(await all()).toEqual([]);
  });

  it('of anything else are named, with the nearest name; empty ones are not', async () => {
    expect(
      await unreadOf({
        ...good,
        采购明系: [
          ['采购单号', '汇总'],
          ['P1', '1'],
        ],
        说明: [['如何填写'], ['先下载模板']],
        Sheet3: [[]],
        备用: [line],
      }),
    ).toEqual([
      { sheet: '采购明系', message: '工作表“采购明系”未导入，是否应为“采购明细”？' },
      { sheet: '说明', message: '工作表“说明”未导入' },
    ]);
  });

  it('that are hidden hold choices of editors, and are named only where they look like data', async () => {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const sheets = [
      ['采购单', '', row(1, ...own) + row(2, 'P1', '甲')],
      ['采购明细', '', row(1, ...line) + row(2, 'P1', '茶', '1')],
      ['WpsReserved', 'veryHidden', row(1, '甲') + row(2, '乙')],
      ['旧明细', 'hidden', row(1, ...line) + row(2, 'P1', '米', '2')],
      ['坏', 'hidden', '<c t="s"><v>99</v></c>'],
    ] as const;
    const parts = partsOf({
      workbook: `<workbook xmlns:r="${office}"><sheets>${sheets
        .map(([name, state], n) => `<sheet name="${name}" state="${state}" r:id="r${n}"/>`)
        .join('')}</sheets></workbook>`,
      more: Object.fromEntries(
        sheets.map(([, , rows], n) => [
          `xl/worksheets/s${n}.xml`,
          `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ]),
      ),
    });
    parts['xl/_rels/workbook.xml.rels'] = `<Relationships>${sheets
      .map(
        (_, n) =>
          `<Relationship Id="r${n}" Type="${office}/worksheet" Target="worksheets/s${n}.xml"/>`,
      )
      .join('')}</Relationships>`;
    expect(await send(await zipOf(parts))).toMatchObject({
      code: 200,
      importReport: {
        created: 1,
        unread: [{ sheet: '旧明细', message: '隐藏的工作表“旧明细”未导入，是否应为“采购明细”？' }],
      },
    });
  });
});
