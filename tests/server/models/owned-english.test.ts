/** Workbooks with parts in English: their sheets and headers, and what imports say of them. */
import { beforeAll, expect, it } from 'vitest';
import { createLanguages, registerLanguages } from '../../../src/server/locale/languages.ts';
import { servePurchases, workbookOf } from './support/served-purchases.ts';
import { readSheets } from '../../../src/server/excel/index.ts';

const { server, call, send, all } = servePurchases();
const texts = {
  采购单: 'Purchase',
  采购单号: 'Purchase no',
  采购明细: 'Lines',
  联系人: 'Contacts',
  商品: 'Goods',
  数量: 'Quantity',
  姓名: 'Name',
  现货: 'In stock',
};
beforeAll(() =>
  registerLanguages(
    server.app,
    createLanguages({
      texts: () => texts,
      defaults: () => [],
      menuNames: () => [],
      isOpen: async () => true,
    }),
  ),
);
const headers = { 'accept-language': 'en-US' };

it('name sheets and columns in English, and are read in either language', async () => {
  const { bytes } = await call('POST', '/importTemplate', '', { headers });
  const titles = [['Purchase data'], ['Lines'], ['Contacts']];
  const [own, lines, contacts] = await readSheets(bytes, titles);
  expect(own.header.slice(0, 1)).toEqual(['Purchase no']);
  expect(lines!.header.slice(0, 2)).toEqual(['Purchase no', 'Goods']);
  expect(contacts!.header).toEqual(['Purchase Purchase no', 'Name', 'Purchase no']);
  const file = await workbookOf({
    'Purchase data': [['Purchase no'], ['P1']],
    Lines: [
      ['Purchase no', 'Goods', '类别', 'Quantity'],
      ['P1', '茶', 'In stock', '2'],
    ],
    Contacts: [
      ['Purchase Purchase no', 'Name'],
      ['P1', 'Li'],
    ],
  });
  expect(await send(file)).toMatchObject({ code: 200 });
  expect(await all()).toMatchObject([
    { lines: [{ goodsId: 1, kind: '1', quantity: 2 }], contacts: [{ contactName: 'Li' }] },
  ]);
});

it('are refused in English, with sheet and row', async () => {
  const file = await workbookOf({
    'Purchase data': [['Purchase no'], ['P2']],
    Lines: [
      ['Purchase no', 'Goods', 'Quantity'],
      ['P2', '茶', '0'],
      ['P2', '咖啡', '1'],
      ['P3', '茶', '1'],
    ],
  });
  const { importReport } = await send(file, { headers });
  expect(importReport.rows).toMatchObject([
    {
      reasons: [
        { message: 'Sheet “Lines”, row 2: quantity must not be less than 1' },
        { message: 'Sheet “Lines”, row 3, column “Goods”: there is no “咖啡”' },
      ],
    },
    {
      reasons: [{ message: 'Sheet “Lines”, row 4: there is no purchase “P3” that it belongs to' }],
    },
  ]);
  const headless = await workbookOf({
    'Purchase data': [['Purchase no'], ['P2']],
    Lines: [['Goods'], ['茶']],
  });
  expect((await send(headless, { headers })).msg).toBe(
    'The sheet “Lines” lacks the column “Purchase no”',
  );
});
