/**
 * Values that a form is given, by the step that opens it and by the form itself, are merged into
 * the body that it sends, beside what was typed.
 */
import { drawerOf, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const schemas = exampleSchemas('stock');
const page = schemas['pages/demo/stock'];
const values = { shelf: 'Q-1', onHand: { $expr: '2 + 3' } };
page.actions = {
  quick: { label: '快速入库', run: [{ type: 'openForm', form: 'edit', values }] },
  recount: {
    label: '盘点',
    run: [
      {
        type: 'openForm',
        form: 'edit',
        mode: 'edit',
        recordKey: { $expr: 'row.stockId' },
        values: { onHand: { $expr: 'row.onHand * 2' }, shelf: 'Q-2' },
      },
    ],
  },
};
page.list.toolbar.push('quick');
page.list.row.push('recount');
page.forms.edit.values = { lowest: 3 };
page.forms.edit.fields = [
  'productCode',
  'productName',
  'onHand',
  { field: 'shelf', hidden: true },
  { field: 'lowest', hidden: true },
];
test.use({ schemas });

test('values given to a form are merged into the body of what it sends', async ({ page, open }) => {
  await open('/demo/stock');
  const drawer = drawerOf(page);
  const save = async (method: string): Promise<unknown> => {
    const sent = page.waitForRequest(
      (request) => request.method() === method && request.url().endsWith('/demo/stock'),
    );
    await drawer.getByRole('button', { name: /保\s*存/ }).click();
    return (await sent).postDataJSON();
  };
  await page.getByRole('button', { name: '快速入库' }).click();
  await expect(drawer.getByLabel('现有')).toHaveValue('5');
  await drawer.getByLabel('商品编码').fill('G-1');
  await drawer.getByLabel('商品名称').fill('胶带');
  expect(await save('POST')).toMatchObject({
    productCode: 'G-1',
    productName: '胶带',
    onHand: 5,
    shelf: 'Q-1',
    lowest: 3,
  });
  await expect(rowOf(page, 'G-1')).toBeVisible();

  // Over the record, which keeps what nobody gave and the form does not show.
  await rowOf(page, 'G-1').getByRole('button', { name: '盘点' }).click();
  await expect(drawer.getByLabel('现有')).toHaveValue('10');
  await drawer.getByLabel('商品名称').fill('宽胶带');
  const changed = await save('PUT');
  expect(changed).toMatchObject({
    productCode: 'G-1',
    productName: '宽胶带',
    onHand: 10,
    shelf: 'Q-2',
    lowest: 3,
  });
  await expect(rowOf(page, '宽胶带')).toContainText('Q-2');
});
