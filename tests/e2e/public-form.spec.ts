/** A designed form is filled in by somebody who has its link and no account. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { readWorkbook } from '../../src/server/excel/index.ts';
import { violations } from './support/axe.ts';
import { fromMenu } from './support/designer.ts';
import { expect, type Fixtures, test } from './support/test.ts';

/** Makes a link to a form with one name, and gives its address. */
async function linkTo(
  { app, admin }: Pick<Fixtures, 'app' | 'admin'>,
  settings: Record<string, unknown> = {},
): Promise<string> {
  const { data } = await admin('POST', '/tool/publicForm', {
    title: '活动报名',
    form: { fields: [{ name: 'name', label: '姓名', widget: 'Input', required: true }] },
    captcha: false,
    ...settings,
  });
  return `${app}/#/fill/${(data as { token: string }).token}`;
}

const submit = (page: Page) => page.getByRole('button', { name: '提交' }).press('Enter');

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
  await fromMenu(page, '公开填写');
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
  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
  const { header, rows } = await readWorkbook(await readFile(await (await download).path()));
  expect(header).toEqual(expect.arrayContaining(['姓名', '来访事由']));
  expect(rows[0]?.cells).toEqual(expect.arrayContaining(['访客登记', '王五', '面谈']));
});

test('hours of a link go over midnight, and do not end when they begin', async ({
  page,
  open,
  admin,
}) => {
  await open('/tool/build?page=system/post');
  await fromMenu(page, '公开填写');
  const making = page.getByRole('dialog', { name: '公开填写的链接' });
  const [begin, end] = [
    making.getByRole('textbox', { name: /开放时间/ }).first(),
    making.getByRole('textbox', { name: /开放时间/ }).last(),
  ];
  const choose = async (from: string, to: string) => {
    await begin.fill(from);
    await begin.press('Enter');
    await end.fill(to);
    await end.press('Enter');
  };
  await choose('22:00', '22:00');
  await making.getByRole('button', { name: '生成链接' }).click();
  await expect(making.getByText('开始和结束不能相同')).toBeVisible();
  await choose('22:00', '06:00');
  await expect(making.getByText('开始和结束不能相同')).toHaveCount(0);
  await expect(begin).toHaveValue('22:00');
  await expect(end).toHaveValue('06:00');
  expect((await admin('GET', '/tool/publicForm/list')).rows).toEqual([]);
});

test('a captcha is asked where the link says so, and another one after a wrong answer', async ({
  page,
  app,
  admin,
  server,
}) => {
  const database = new DatabaseSync(path.join(server.dataDir, 'pageloom.sqlite'), {
    readOnly: true,
  });
  const picture = page.waitForResponse(/\/captcha$/);
  await page.goto(await linkTo({ app, admin }, { captcha: true }));
  await picture;
  await page.getByLabel('姓名').fill('赵六');
  await submit(page);
  await expect(page.getByText('验证码不能为空')).toBeVisible();
  const next = page.waitForResponse(/\/captcha$/);
  await page.getByRole('textbox', { name: '验证码' }).fill('错');
  await submit(page);
  const { uuid } = (await (await next).json()) as { uuid: string };
  const stored = database.prepare('select answer from sys_captcha where id = ?').get(uuid);
  database.close();
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('');
  await expect(page.getByText('验证码错误')).toBeVisible();
  await page.getByRole('textbox', { name: '验证码' }).fill(String(stored?.answer));
  await submit(page);
  await expect(page.getByText('已提交，谢谢填写')).toBeVisible();
});

test('a link that takes nothing says why, and shows no form', async ({ page, app, admin }) => {
  for (const [settings, reason] of [
    [{ opensAt: '2999-01-01 09:00:00' }, '该表单从 2999-01-01 09:00:00 开始填写'],
    [{ closesAt: '2020-01-01 18:00:00' }, '该表单已于 2020-01-01 18:00:00 截止'],
  ] as const) {
    await page.goto(await linkTo({ app, admin }, settings));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByLabel('姓名')).toHaveCount(0);
  }
  await page.goto(`${app}/#/fill/${'A'.repeat(43)}`);
  await expect(page.getByText('链接不存在或已失效')).toBeVisible();
});

test('one answer a person: who comes back is shown that; when all are there, others are', async ({
  page,
  app,
  admin,
  browser,
}) => {
  const address = await linkTo({ app, admin }, { single: true, answerLimit: 1 });
  await page.goto(address);
  await page.getByLabel('姓名').fill('钱七');
  await submit(page);
  await expect(page.getByText('已提交，谢谢填写')).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText('该表单的份数已满')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByText('您已经提交过')).toBeVisible();
});
