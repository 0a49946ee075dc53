/** A designed form is filled in by somebody who has its link and no account. */
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a link is made in the designer, filled in signed out, and its answer is in the list', async ({
  page,
  open,
  browser,
}) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '导入 JSON' }).check();
  const form = {
    fields: [
      { name: 'name', label: '姓名', widget: 'Input', required: true },
      { name: 'visit', label: '来访事由', widget: 'TextArea' },
    ],
  };
  await dialog.getByLabel('要导入的内容').fill(JSON.stringify(form));
  await dialog.getByLabel('页面编号').fill('demo/visit');
  await dialog.getByLabel('页面标题').fill('访客登记');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await page.getByRole('button', { name: '公开填写' }).click();
  const making = page.getByRole('dialog', { name: '公开填写的链接' });
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await making.getByLabel('需要验证码').uncheck();
  await making.getByRole('button', { name: '生成链接' }).click();
  const address = await making.getByRole('link').getAttribute('href');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address!);
  await expect(visitor.getByRole('heading', { name: '访客登记' })).toBeVisible();
  expect(await violations(visitor, 'main', 'all')).toEqual([]);
  await visitor.getByRole('button', { name: '提交' }).click();
  await expect(visitor.getByText('姓名不能为空')).toBeVisible();
  await visitor.getByLabel('姓名').fill('王五');
  await visitor.getByLabel('来访事由').fill('面谈');
  await visitor.getByRole('button', { name: '提交' }).click();
  await expect(visitor.getByText('已提交，谢谢填写')).toBeVisible();
  await context.close();

  await open('/tool/publicAnswer');
  const row = page.getByRole('row', { name: /访客登记/ });
  await expect(row).toContainText('王五');
  await expect(row).toContainText('面谈');
});
