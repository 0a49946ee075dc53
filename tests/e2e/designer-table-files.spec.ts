/** Files with a table, which a page is made for: workbooks of other programs, and texts. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { designed } from './support/designer.ts';
import { chooseByKeys } from './support/list.ts';
import { expect, test } from './support/test.ts';

const workbook = (name: string) =>
  path.join(import.meta.dirname, `../fixtures/workbooks/${name}.xlsx`);

const begin = async (page: Page) => {
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按表格生成' }).check();
  const choose = async (file: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) => {
    const opening = chooser(page);
    await dialog.getByRole('button', { name: '选择文件' }).click();
    await (await opening).setFiles(file);
  };
  return { dialog, choose };
};
/** Publishes the page that was begun, and imports its rows. */
async function publishAndImport(
  page: Page,
  title: string,
  { sent, added = sent }: { sent: number; added?: number },
): Promise<void> {
  await expect(designed(page)).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '发布说明' }).fill(title);
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: '导入数据' }).click();
  const importing = page.getByRole('dialog', { name: `导入“${title}”` });
  await importing.getByRole('button', { name: `导入 ${sent} 行` }).click();
  await expect(importing).toContainText(`已导入 ${added} 行，共 ${sent} 行`);
}

const chooser = (page: Page) => page.waitForEvent('filechooser');

test('a sheet of a workbook becomes a page, its model and its records', async ({
  page,
  open,
  admin,
}) => {
  let isTaken = false;
  await open('/tool/build');
  const { dialog, choose } = await begin(page);
  await choose(workbook('openpyxl'));
  await expect(dialog).toContainText('列名取自第 4 行');
  await expect(dialog).toContainText('识别出 5 列、3 行');
  await expect(dialog.getByRole('row', { name: /签约日期/ })).toContainText('日期');
  await expect(dialog.getByRole('row', { name: /信用额度/ })).toContainText('小数');
  await expect(dialog.getByRole('row', { name: /是否停用/ })).toContainText('是否');
  await expect(dialog.getByLabel('页面标题')).toHaveValue('客户');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByRole('checkbox', { name: '同时导入数据（3 行）' }).check();
  await dialog.getByLabel('页面编号').fill('demo/customer');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  // A row that is refused is called by its number in the sheet, which has an empty one before it.
  await page.route('**/api/made/customer', (route) =>
    route.request().postData()?.includes('南风贸易') && !isTaken
      ? route.fulfill({ json: { code: 500, msg: '今天不行' } })
      : route.continue(),
  );
  await publishAndImport(page, '客户', { sent: 3, added: 2 });
  const importing = page.getByRole('dialog', { name: '导入“客户”' });
  await expect(importing.getByRole('row', { name: /^8 .*今天不行/ })).toBeVisible();
  isTaken = true;
  await importing.getByRole('button', { name: '导入 1 行' }).click();
  await expect(importing).toContainText('已导入 3 行');
  const { rows } = await admin('GET', '/made/customer/list');
  expect(rows).toMatchObject([
    { field1: '华东, 机电"一厂"', field3: '2026-01-05', field4: 12500.5, field5: false },
    { field1: '北方\t物流', field2: '13900139000', field4: 80000, field5: true },
    { field1: '南风贸易', field3: '2026-03-01', field4: 0.1 },
  ]);
});

test('labels of a dictionary become its values', async ({ page, open, admin }) => {
  await open('/tool/build');
  const { dialog } = await begin(page);
  const table = ['姓名\t性别\t账号状态', '甲\t男\t正常', '乙\t女\t停用'];
  await dialog.getByLabel('表格内容').fill(table.join('\n'));
  await expect(dialog.getByRole('row', { name: /性别/ })).toContainText('字典 sys_user_sex');
  await expect(dialog.getByRole('row', { name: /账号状态/ })).toContainText(
    '字典 sys_normal_disable',
  );
  await dialog.getByRole('checkbox', { name: '同时导入数据（2 行）' }).check();
  await dialog.getByLabel('页面编号').fill('demo/person');
  await dialog.getByLabel('页面标题').fill('人员');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await publishAndImport(page, '人员', { sent: 2 });
  const { rows } = await admin('GET', '/made/person/list');
  expect(rows).toMatchObject([
    { field1: '甲', field2: '0', field3: '0' },
    { field1: '乙', field2: '1', field3: '1' },
  ]);
});

test('another sheet is chosen, and typing over it leaves the file', async ({ page, open }) => {
  await open('/tool/build');
  const { dialog, choose } = await begin(page);
  await choose(workbook('openpyxl'));
  const sheets = dialog.getByRole('combobox', { name: 'openpyxl.xlsx 中的工作表' });
  await chooseByKeys(sheets, '订单');
  await expect(dialog).toContainText('识别出 2 列、1 行');
  await expect(dialog).not.toContainText('列名取自第');
  await expect(dialog.getByLabel('表格内容')).toHaveValue('单号\t数量\nA-001\t3');
  // The title that was proposed follows; one that somebody wrote stays.
  await expect(dialog.getByLabel('页面标题')).toHaveValue('订单');
  // A sheet without a table keeps what was read before.
  await chooseByKeys(sheets, '空白');
  await expect(
    dialog.getByRole('alert').filter({ hasText: '工作表“空白”的标题行为空' }),
  ).toBeVisible();
  await expect(dialog).toContainText('识别出 2 列、1 行');
  await dialog.getByLabel('表格内容').fill('名称\n甲');
  await expect(sheets).toHaveCount(0);
  await expect(dialog).toContainText('识别出 1 列、1 行');
});

test('nothing that is still being read changes what is typed, or is passed over', async ({
  page,
  open,
}) => {
  await open('/tool/build');
  const { dialog, choose } = await begin(page);
  const reading = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/tool/build/table', async (route) => {
    arrived.resolve();
    await reading.promise;
    await route.continue();
  });
  await choose(workbook('openpyxl'));
  await arrived.promise;
  await dialog.getByLabel('页面编号').fill('demo/late');
  await dialog.getByLabel('页面标题').fill('迟到');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toContainText('正在读取文件，请稍候');
  await dialog.getByLabel('表格内容').fill('名称\n甲');
  await expect(dialog).toContainText('识别出 1 列、1 行');
  const answered = page.waitForResponse('**/api/tool/build/table');
  reading.resolve();
  await answered;
  await expect(dialog).toContainText('识别出 1 列、1 行');
  await expect(dialog.getByLabel('表格内容')).toHaveValue('名称\n甲');
});

test('what is no table is refused with words, and a text of any kind is read', async ({
  page,
  open,
}) => {
  await open('/tool/build');
  const { dialog, choose } = await begin(page);
  const file = (name: string, buffer: Buffer) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer,
  });
  const refused = (text: string) => expect(dialog.getByRole('alert')).toContainText(text);
  await choose(file('旧.xls', Buffer.from('d0cf11e0a1b11ae100', 'hex')));
  await refused('不支持旧版Excel文件（.xls），请另存为.xlsx后重试');
  await choose(file('坏.xlsx', Buffer.from('PK\u0003\u0004broken')));
  await refused('文件已损坏或不是有效的Excel文件（.xlsx）');
  await choose(file('a.pdf', Buffer.from('%PDF-1.7\0')));
  await refused('文件不是表格：可以选择 Excel（.xlsx）或 CSV 文件');
  await choose(file('仓库.csv', Buffer.from('\ufeff仓库;库位\n一号仓;A-1', 'utf16le')));
  await expect(dialog).toContainText('识别出 2 列、1 行');
  await expect(dialog.getByLabel('页面标题')).toHaveValue('仓库');
});

test('of a table that is too long the beginning is looked through, which is said', async ({
  page,
  open,
}) => {
  await open('/tool/build');
  const { dialog, choose } = await begin(page);
  // 999 characters a row: some two thousand of them are looked through.
  const rows = Array.from({ length: 2_500 }, (_, row) => `${row},${'a'.repeat(993)}`);
  const buffer = Buffer.from(['编号,说明', ...rows].join('\n'));
  await choose({ name: '长.csv', mimeType: 'text/csv', buffer });
  await expect(dialog).toContainText(/内容过多，只识别了开头的 20\d\d 行：共 2 列/);
  await expect(
    dialog.getByRole('alert').filter({ hasText: '最多只能同时导入 5000 行' }),
  ).toBeVisible();
});
