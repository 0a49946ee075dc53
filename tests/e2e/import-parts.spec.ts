/** Import of purchases with their lines, by the example of docs/examples/purchase. */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Download } from '@playwright/test';
import { readSheets, writeWorkbook } from '../../src/server/excel/index.ts';
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('purchase') });

const titles = ['采购单数据', '采购明细', '采购联系人'];

/** Headers of the sheets of a file that was downloaded. */
async function headersOf(download: Download): Promise<(string[] | undefined)[]> {
  const bytes = await readFile(await download.path());
  const sheets = await readSheets(
    bytes,
    titles.map((title) => [title]),
  );
  return sheets.map((sheet) => sheet?.header);
}

async function workbook(sheets: Readonly<Record<string, string[][]>>): Promise<Buffer> {
  async function* rowsOf(rows: string[][]): AsyncGenerator<string[][]> {
    yield rows;
  }
  const [first, ...further] = Object.entries(sheets).map(([sheetName, [header = [], ...rows]]) => ({
    head: { sheetName, columns: header.map((label) => ({ label })) },
    rows: rowsOf(rows),
  }));
  return buffer(writeWorkbook(first!.head, first!.rows, further));
}

test('the dialog says where lines go; a problem in them names sheet and row; orders come whole', async ({
  page,
  open,
}) => {
  await open('/demo/purchase');
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '采购单导入' });
  await expect(dialog).toContainText(
    '“采购联系人”、“采购明细”填写在同名的工作表中，每行先填写所属数据的采购单号。',
  );
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ]);
  expect(await headersOf(template)).toEqual([
    ['采购单号', '供应商', '采购日期', '优惠', '备注'],
    ['采购单号', '商品', '类别', '数量', '单价', '交货日期'],
    ['采购单号', '姓名', '电话'],
  ]);

  const send = async (lines: string[][]): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles({
      name: '采购.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook({
        采购单: [
          ['采购单号', '供应商'],
          ['PO-1', '茶行'],
        ],
        采购明细: [['采购单号', '商品', '类别', '数量', '单价'], ...lines],
      }),
    });
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
  };
  await send([
    ['PO-1', '绿茶', '预订', '0', '2'],
    ['PO-2', '红茶', '现货', '1', '2'],
  ]);
  await expect(dialog.getByText('0 成功，2 失败')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'PO-1' })).toContainText(
    '工作表“采购明细”第2行：数量不能小于1',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: 'PO-2' })).toContainText(
    '工作表“采购明细”第 3 行',
  );
  await dialog.getByRole('checkbox', { name: '是否更新已经存在的采购单数据' }).check();
  await expect(dialog.getByText('未列出的行将被删除')).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await send([
    ['PO-1', '绿茶', '预订', '3', '2'],
    ['PO-1', '红茶', '现货', '1', '4.5'],
  ]);
  await expect(dialog.getByText('1 成功，0 失败')).toBeVisible();
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click();
  await expect(rowOf(page, 'PO-1')).toContainText('10.50');

  await rowOf(page, 'PO-1').getByRole('button', { name: '修改' }).click();
  const products = drawerOf(page).locator('[data-column="product"] input');
  await expect(products).toHaveCount(2);
  await expect(products.first()).toHaveValue('绿茶');
  await expect(products.last()).toHaveValue('红茶');
});
