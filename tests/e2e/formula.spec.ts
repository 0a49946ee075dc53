/**
 * Results that a form shows: they follow what is typed, and are sent where the page asks for it.
 */
import { expect, test } from './support/test.ts';

interface Bundle {
  page: { forms: { edit: { fields: unknown[] } } };
}

test('a formula sends nothing, unless its field says so', async ({ page, open }) => {
  await page.route('**/schemas/pages/system/post.json*', async (route) => {
    const bundle = (await (await route.fetch()).json()) as Bundle;
    const formula = (name: string, label: string, result: string, more = {}) => ({
      name,
      label,
      widget: 'Formula',
      props: { result: { $expr: result } },
      ...more,
    });
    const { edit } = bundle.page.forms;
    edit.fields = edit.fields.filter((field) => field !== 'remark');
    edit.fields.push(
      formula('tenfold', '十倍', 'values.postSort * 10'),
      formula('remark', '全称', "values.postName + '（' + values.postCode + '）'", { sent: true }),
      // It has the name of a stored value, which is not sent for it.
      formula('createTime', '说明', "'仅显示'"),
    );
    await route.fulfill({ json: bundle });
  });
  await open('/system/post');
  await page
    .getByRole('row', { name: /董事长/ })
    .getByRole('button', { name: '修改' })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('岗位名称').fill('主席');
  await form.getByLabel('显示顺序').fill('7');
  await expect(form.locator('[data-field="tenfold"]')).toContainText('70');
  await expect(form.locator('[data-field="remark"]')).toContainText('主席（ceo）');
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await page.route('**/system/post', (route) =>
    route.fulfill({ json: { code: 200, msg: '操作成功' } }),
  );
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  const body = (await sending).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ postName: '主席', postSort: 7, remark: '主席（ceo）' });
  expect(body).not.toHaveProperty('tenfold');
  expect(body).not.toHaveProperty('createTime');
});
