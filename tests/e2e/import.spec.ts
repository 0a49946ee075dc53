/**
 * Import of users: template, report by row and column, refused rows as a workbook, keyboard, lost
 * answers.
 */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook, writeWorkbook } from '../../src/server/excel/index.ts';
import { violations } from './support/axe.ts';
import { api, expect, signIn, test } from './support/test.ts';

const HEADER = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'];
const noPassword =
  '尚未设置账号初始密码（参数 sys.user.initPassword）：新导入的用户在管理员重置密码之前不能登录';

/** A workbook of users as the template has it. */
async function workbook(rows: string[][], header = HEADER): Promise<Buffer> {
  async function* body(): AsyncGenerator<string[][]> {
    yield rows;
  }
  return buffer(
    writeWorkbook({ sheetName: '用户数据', columns: header.map((label) => ({ label })) }, body()),
  );
}

const row = (userName: string, nickName = '甲', sex = '男', phone = ''): string[] => [
  '105',
  userName,
  nickName,
  '',
  phone,
  sex,
  '正常',
];

async function opened(page: Page): Promise<{
  dialog: Locator;
  send: Locator;
  choose(rows: string[][], header?: string[]): Promise<void>;
}> {
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '用户导入' });
  const choose = async (rows: string[][], header?: string[]): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles({
      name: '用户.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(rows, header),
    });
  };
  return { dialog, send: dialog.getByRole('button', { name: /确\s*定/ }), choose };
}

test('users are imported: template, wrong file, counts, overwriting only when asked', async ({
  page,
  open,
}) => {
  const first = 'imported';
  // As on an address without https.
  await page.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined }),
  );
  await open('/system/user?userName=imported');
  const { dialog, send, choose } = await opened(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ]);
  expect(template.suggestedFilename()).toMatch(/^user_template_\d{13}\.xlsx$/);

  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '用户.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(dialog.getByText('请选择后缀为 “xls”或“xlsx”的文件。')).toBeVisible();
  await expect(send).toBeDisabled();

  await choose([row(first)]);
  await send.click();
  await expect(dialog.getByText('1 成功，0 失败')).toBeVisible();
  await choose([row(first, '甲二')]);
  await expect(dialog.getByText('1 成功，0 失败')).toHaveCount(0);
  await send.click();
  await expect(dialog.getByText('0 成功，1 失败')).toBeVisible();
  await expect(
    dialog.getByRole('listitem').filter({ hasText: '登录名称：已存在' }).first(),
  ).toBeVisible();
  await choose([row(first, '甲二')]);
  await dialog.getByRole('checkbox', { name: '是否更新已经存在的用户数据' }).check();
  await send.click();
  await expect(dialog.getByText('1 成功，0 失败')).toBeVisible();
  await dialog
    .getByRole('button', { name: /关\s*闭/ })
    .last()
    .click();
  await expect(page.locator('tbody').getByRole('row').filter({ hasText: first })).toContainText(
    '甲二',
  );
});

test('columns that are not read are named beside the counts', async ({ page, open }) => {
  await open('/system/user');
  const { dialog, send, choose } = await opened(page);
  const header = HEADER.map((label) => (label === '用户名称' ? '用户名你' : label));
  await choose([[...row('column-lost'), '红']], [...header, '颜色']);
  // By a key: a pointer would stand on what takes the place of the button.
  await send.press('Enter');
  await expect(dialog.getByText(/成功，. 失败/)).toBeVisible();
  const unread = dialog.getByRole('list', { name: '未导入的内容' });
  await expect(unread.getByRole('listitem')).toHaveText([
    '无法识别“用户名你”列，未导入，是否应为“用户名称”？',
    '无法识别“颜色”列，未导入',
  ]);
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
});

test('refused rows are named by row and column, and come as a workbook with the reasons', async ({
  page,
  open,
}) => {
  const [good, bad] = ['good-one', 'bad-one'];
  await open('/system/user');
  const { dialog, send, choose } = await opened(page);
  await choose([row(good), row(bad, '乙', '雄', '123')]);
  // By a key: a pointer would stand on what takes the place of the button.
  await send.press('Enter');
  await expect(dialog.getByText('1 成功，1 失败')).toBeVisible();
  const refused = dialog.getByRole('listitem').filter({ hasText: bad });
  await expect(refused).toContainText('第 3 行');
  await expect(refused).toContainText('用户性别：没有“雄”，可选：男、女、未知');
  await expect(refused).toContainText('手机号码格式不正确');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载失败数据' }).click(),
  ]);
  const { header, rows } = await readWorkbook(await readFile(await file.path()));
  expect(header).toEqual([...HEADER, '行号', '错误原因']);
  expect(rows.map(({ cells }) => [cells[1], cells[7]])).toEqual([[bad, '3']]);
});

test('the result has the focus, and Esc closes the dialog', async ({ page, open }) => {
  const name = 'by-keys';
  await open(`/system/user?userName=${name}`);
  const { dialog, send, choose } = await opened(page);
  await choose([row(name)]);
  await send.click();
  await expect(dialog.getByRole('group', { name: '导入结果' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('tbody').getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('button', { name: '导入' })).toBeFocused();
});

test('the report of a server without counts keeps its lines, and nothing that names bring', async ({
  page,
  open,
}) => {
  const line = '1、账号 <b title="x">ann</b><img src="/x" alt="x"> 已存在';
  const msg = `很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>${line}`;
  await page.route('**/system/user/importData*', (route) =>
    route.fulfill({ json: { code: 500, msg } }),
  );
  await open('/system/user');
  const { dialog, send, choose } = await opened(page);
  await choose([row('ann')]);
  await send.click();
  const report = dialog.getByRole('alert').filter({ hasText: '错误如下' });
  await expect(report).toContainText('1、账号 ann 已存在');
  await expect(report.locator('br')).toHaveCount(1);
  await expect(report.locator('img')).toHaveCount(0);
  expect(await report.locator('b').evaluate((one) => one.attributes.length)).toBe(0);
});

test('who would import people that nobody could sign in as is warned, before and after', async ({
  page,
  open,
  app,
}) => {
  await open('/system/user');
  const { dialog, send, choose } = await opened(page);
  await expect(dialog.getByText(noPassword)).toBeVisible();
  await choose([row('warned')]);
  await send.click();
  await expect(dialog.getByText('1 成功，0 失败')).toBeVisible();
  await expect(dialog.getByText(noPassword)).toBeVisible();
  await expect(dialog.getByRole('group', { name: '导入结果' })).toBeFocused();
  await page.keyboard.press('Escape');
  const token = await signIn(app);
  const { rows } = await api(
    app,
    token,
    'GET',
    '/system/config/list?configKey=sys.user.initPassword',
  );
  expect(
    await api(app, token, 'PUT', '/system/config', { ...rows[0], configValue: 'Initial-2026' }),
  ).toMatchObject({ code: 200 });
  const asked = page.waitForResponse((response) =>
    response.url().includes('sys.user.initPassword'),
  );
  const again = await opened(page);
  await asked;
  await expect(again.dialog.getByText('将文件拖到此处，或点击选择文件')).toBeVisible();
  await expect(again.dialog.getByText(noPassword)).toHaveCount(0);
});

test('an answer that is lost loses nothing: sent again, each row is stored once', async ({
  page,
  open,
  complaints,
}) => {
  const name = 'answer-lost';
  await open(`/system/user?userName=${name}`);
  const { dialog, send, choose } = await opened(page);
  let lost = 0;
  await page.route('**/importData*', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await choose([row(name)]);
  await send.click();
  await expect(
    dialog.getByText('未收到服务器的答复，可能已导入部分数据；重新发送不会重复导入'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: '重新发送' }).click();
  await expect(dialog.getByText('1 成功，0 失败')).toBeVisible();
  complaints.forget();
});
