/**
 * Records that are removed while they are shown, here or by somebody else, at the example of
 * docs/examples/stock.
 */
import type { Page } from '@playwright/test';
import { confirm, drawerOf, escape, rowOf, store } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test, type Fixtures } from './support/test.ts';

const schemas = exampleSchemas('stock');
const { 'pages/demo/stock': list } = schemas;
const shown = [
  { type: 'descriptions', model: 'stock', fields: ['productCode', 'productName'] },
  { type: 'actions', actions: ['scrap'] },
];
list.list.row = ['look', 'glance', 'edit', 'remove'];
list.actions = {
  look: {
    label: '详情',
    run: [{ type: 'show', title: '详情', load: { url: '/demo/stock/{row.stockId}' }, body: shown }],
  },
  glance: { label: '速览', run: [{ type: 'show', title: '速览', body: shown }] },
  scrap: {
    label: '报废',
    confirm: { title: '确定报废吗？' },
    run: [
      { type: 'request', method: 'DELETE', url: '/demo/stock/{record.stockId}' },
      { type: 'message', text: '已报废' },
    ],
  },
};
test.use({ schemas });

/** Opens the list with one more record in it. */
async function openWith(
  { page, app, open }: { page: Page } & Pick<Fixtures, 'app' | 'open'>,
  productCode: string,
): Promise<void> {
  await store(app, '/demo/stock', { productCode, productName: '手套', onHand: 1 });
  await open('/demo/stock');
  await expect(rowOf(page, productCode)).toBeVisible();
}
const start = (page: Page, productCode: string, action: string): Promise<void> =>
  rowOf(page, productCode).getByRole('button', { name: action }).click();
/** Removes a record as another client does. */
async function removeElsewhere(admin: Fixtures['admin'], productCode: string): Promise<void> {
  const { rows } = await admin('GET', `/demo/stock/list?productCode=${productCode}`);
  const [{ stockId }] = rows as [{ stockId: number }];
  const answer = await admin('DELETE', `/demo/stock/${stockId}`);
  expect(answer.code, answer.msg).toBe(200);
}

for (const [name, action, code] of [
  ['that was loaded', '详情', 'S-1'],
  ['of a row', '速览', 'S-2'],
] as const)
  test(`a drawer of a record ${name} closes when the record is removed in it`, async ({
    page,
    app,
    open,
  }) => {
    await openWith({ page, app, open }, code);
    await start(page, code, action);
    await expect(drawerOf(page)).toContainText(code);
    await drawerOf(page).getByRole('button', { name: '报废' }).click();
    await confirm(page, '确定报废吗？');
    await expect(page.getByText('已报废')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowOf(page, code)).toHaveCount(0);
    await expect(page.getByText('不存在或已被删除')).toHaveCount(0);
  });

test('a drawer says that somebody else removed its record, and the list forgets it', async ({
  page,
  admin,
  app,
  open,
}) => {
  await openWith({ page, app, open }, 'S-3');
  await removeElsewhere(admin, 'S-3');
  await start(page, 'S-3', '详情');
  await expect(drawerOf(page)).toContainText('库存不存在或已被删除');
  await expect(drawerOf(page).getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(rowOf(page, 'S-3')).toHaveCount(0);
});

test('a form of a record that somebody else removed says so, and the list forgets it', async ({
  page,
  admin,
  app,
  open,
}) => {
  await openWith({ page, app, open }, 'S-4');
  await removeElsewhere(admin, 'S-4');
  await start(page, 'S-4', '修改');
  await expect(drawerOf(page)).toContainText('记录不存在或已被删除');
  await expect(drawerOf(page).getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(rowOf(page, 'S-4')).toHaveCount(0);
});

test('what is done to a record that is gone loads the list again', async ({
  page,
  admin,
  app,
  open,
}) => {
  await openWith({ page, app, open }, 'S-5');
  await start(page, 'S-5', '速览');
  await expect(drawerOf(page)).toContainText('S-5');
  await removeElsewhere(admin, 'S-5');
  await escape(page);
  await start(page, 'S-5', '删除');
  await confirm(page);
  await expect(rowOf(page, 'S-5')).toHaveCount(0);
});
