/**
 * Dynamic fields of rows, and the question before definitions refuse what is stored, by the example
 * of docs/examples/catalogue.
 */
import type { Locator } from '@playwright/test';
import { violations } from './support/axe.ts';
import { field, save, test } from './support/catalogue.ts';
import { choose, drawerOf, rowOf } from './support/list.ts';
import { expect } from './support/test.ts';

test('narrower definitions say whom they would refuse before they are stored', async ({
  page,
  admin,
  openPage,
  addKind,
}) => {
  const kindId = await addKind({
    kindName: '风扇',
    fields: [{ name: 'speed', label: '转速', type: 'integer' }],
  });
  for (const [index, speed] of [800, 1200, 1500].entries())
    await admin('POST', '/demo/product', {
      productNo: `F${index}`,
      productName: '风扇',
      kindId,
      extra: { speed },
    });
  await openPage('productKind');
  await rowOf(page, '风扇').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const maximum = form.locator('[data-row="0"] [data-column="maximum"] input');
  await maximum.fill('1000');
  await save(form);
  const question = page.locator('.ant-modal-confirm').filter({ hasText: '有记录不符合新的定义' });
  await expect(question).toContainText('“转速”：2 条记录');
  expect(await violations(page, '.ant-modal-confirm', 'all')).toEqual([]);
  await question.getByRole('button', { name: /取\s*消/ }).press('Enter');
  await expect(question).toBeHidden();
  await expect(maximum).toHaveValue('1000');
  const read = async () => (await admin('GET', `/demo/productKind/${kindId}`)).data;
  expect((await read()).fields[0].maximum).toBeUndefined();
  await save(form);
  await question.getByRole('button', { name: '仍然保存' }).press('Enter');
  await expect(form).toBeHidden();
  expect((await read()).fields[0].maximum).toBe(1000);
});

test('rows have what the record defines that each of them names', async ({
  page,
  admin,
  openPage,
  addKind,
}) => {
  for (const [kindName, fields] of Object.entries({
    地毯: [{ name: 'width', label: '宽度', type: 'integer', maximum: 500, required: true }],
    油漆: [{ name: 'shade', label: '色号', type: 'string' }],
  }))
    await addKind({ kindName, fields });
  await openPage('quote');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await field(form, '报价单号').fill('Q1');
  const row = (index: number): Locator => form.locator(`[data-row="${index}"]`);
  for (const [index, kind] of ['地毯', '油漆'].entries()) {
    await form.getByRole('button', { name: '添加' }).click();
    await choose(page, row(index).locator('[data-column="kindId"]').getByRole('combobox'), kind);
  }
  const width = row(0).getByLabel('宽度', { exact: true });
  await row(1).getByLabel('色号', { exact: true }).fill('RAL 9010');
  await save(form);
  await expect(row(0).getByText('宽度不能为空')).toBeVisible();
  await width.fill('200');
  // What was entered for one kind is there again, and is not sent for another.
  await choose(page, row(0).locator('[data-column="kindId"]').getByRole('combobox'), '油漆');
  await expect(width).toHaveCount(0);
  await choose(page, row(0).locator('[data-column="kindId"]').getByRole('combobox'), '地毯');
  await expect(width).toHaveValue('200');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();
  const { rows } = await admin('GET', '/demo/quote/list?quoteNo=Q1');
  const read = async () =>
    (await admin('GET', `/demo/quote/${rows[0].quoteId}`)).data.lines as {
      extra: unknown;
    }[];
  expect((await read()).map(({ extra }) => extra)).toEqual([{ width: 200 }, { shade: 'RAL 9010' }]);

  // Stored rows are shown, changed, and refused by the server at their cell.
  await rowOf(page, 'Q1').getByRole('button', { name: '修改' }).click();
  await expect(row(0).getByLabel('宽度', { exact: true })).toHaveValue('200');
  await row(1).getByLabel('色号', { exact: true }).fill('');
  await save(form);
  await expect(form).toBeHidden();
  expect((await read()).map(({ extra }) => extra)).toEqual([{ width: 200 }, {}]);
  await rowOf(page, 'Q1').getByRole('button', { name: 'Q1' }).click();
  await expect(drawerOf(page).getByText('200')).toBeVisible();
});

test('rows out of sight are checked before they are sent, and opened at their problem', async ({
  page,
  admin,
  openPage,
  addKind,
}) => {
  const shade = { name: 'shade', label: '色号', type: 'string' };
  const kinds = [
    await addKind({ kindName: '地毯' }),
    await addKind({ kindName: '油漆', fields: [shade] }),
  ];
  const stored = await admin('POST', '/demo/quote', {
    quoteNo: 'Q2',
    lines: Array.from({ length: 120 }, (_, index) => ({
      kindId: kinds[index === 115 ? 1 : 0],
      quantity: 1,
    })),
  });
  expect(stored.code, stored.msg).toBe(200);
  // From now on there must be one.
  const { data: kind } = await admin('GET', `/demo/productKind/${kinds[1]}`);
  const narrower = { ...kind, fields: [{ ...shade, required: true }] };
  expect((await admin('PUT', '/demo/productKind', narrower)).code).toBe(200);
  await openPage('quote');
  await rowOf(page, 'Q2').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const row = (index: number): Locator => form.locator(`[data-row="${index}"]`);
  await row(0).locator('[data-column="quantity"] input').fill('7');
  await expect(row(115)).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
  await save(form);
  await expect(row(115).getByText('色号不能为空')).toBeVisible();
  expect(sent).toEqual([]);
  await row(115).getByLabel('色号', { exact: true }).fill('RAL 9010');
  await save(form);
  await expect(form).toBeHidden();
});
