/** Values that a form sends without showing them, at the example of docs/examples/stock. */
import { drawerOf, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { api, expect, signIn, test } from './support/test.ts';

const schemas = exampleSchemas('stock');
const { 'models/stock': model, 'pages/demo/stock': page } = schemas;
model.fields.doubled = { type: 'integer', label: '两倍', computed: { $expr: 'onHand * 2' } };
model.fields.note = { type: 'string', label: '备注', maxLength: 20 };
page.forms.edit.fields = [
  'productCode',
  'productName',
  'onHand',
  { field: 'shelf', hidden: true, value: { $expr: "user.userName + '-' + values.productCode" } },
  { field: 'lowest', hidden: true, modes: ['create'], value: 7 },
  { field: 'note', hidden: true, modes: ['edit'], value: null },
];
test.use({ schemas });

test('hidden fields are stored as they are worked out, and nothing that the server computes', async ({
  page,
  app,
  open,
}) => {
  await open('/demo/stock');
  const token = await signIn(app);
  const stored = async () => {
    const { rows } = await api(app, token, 'GET', '/demo/stock/list?productCode=H-1');
    return (rows as Record<string, unknown>[])[0]!;
  };
  const save = () =>
    drawerOf(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
  await page.getByRole('button', { name: /新\s*增/ }).click();
  await drawerOf(page).getByLabel('商品编码').fill('H-1');
  await drawerOf(page).getByLabel('商品名称').fill('手套');
  await expect(drawerOf(page).getByLabel('货位')).toHaveCount(0);
  await save();
  await expect(rowOf(page, 'H-1')).toBeVisible();
  expect(await stored()).toMatchObject({ shelf: 'admin-H-1', lowest: 7, doubled: 0 });

  const { stockId } = await stored();
  const change = { stockId, productCode: 'H-1', productName: '手套', onHand: 2, status: '0' };
  // Whatever a client sends for it, the server works it out.
  await api(app, token, 'PUT', '/demo/stock', { ...change, note: '旧', doubled: 99 });
  expect(await stored()).toMatchObject({ note: '旧', doubled: 4 });
  await page.reload();
  await rowOf(page, 'H-1').getByRole('button', { name: '修改' }).click();
  await expect(drawerOf(page).getByLabel('商品编码')).toHaveValue('H-1');
  await drawerOf(page).getByLabel('商品名称').fill('皮手套');
  await save();
  await expect(rowOf(page, '皮手套')).toBeVisible();
  expect(await stored()).toMatchObject({ shelf: 'admin-H-1', lowest: 7 });
  expect((await stored()).note ?? '').toBe('');
});
