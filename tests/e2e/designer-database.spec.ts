/** Pages that are made for a table of the database. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { violations } from './support/axe.ts';
import { designed, pageFile } from './support/designer.ts';
import { expect, test } from './support/test.ts';

/** Runs statements beside the server, as somebody else who uses the database. */
function besideServer(dataDir: string, statements: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'pageloom.sqlite'), { timeout: 10_000 });
  database.exec(statements);
  database.close();
}

const tables = `
  create table crm_customer (cust_id integer primary key, cust_name varchar(64) not null,
    status varchar(1) default '0', price decimal(10,2), visited date, photo blob);
  insert into crm_customer (cust_name, status, price, visited)
    values ('甲公司', '0', 12.5, '2026-01-05'), ('乙公司', '1', 3, null);
  create table crm_link (a integer not null, b integer not null, primary key (a, b));`;

test('a page and its model are made for a table of the database', async ({
  page,
  open,
  server,
}) => {
  besideServer(server.dataDir, tables);
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按数据库表生成' }).check();
  const table = dialog.getByRole('combobox', { name: '数据表' });
  await table.fill('nothing');
  await expect(page.getByText('没有名称含“nothing”的数据表')).toBeVisible();
  await table.fill('link');
  await page.getByText('crm_link（0 行）').click();
  await expect(dialog.getByRole('alert')).toContainText('主键必须是恰好一列');
  await table.fill('customer');
  await page.getByText('crm_customer（2 行）').click();
  const columns = dialog.getByRole('region', { name: '数据表的列' });
  await expect(columns.getByRole('row', { name: /cust_id/ })).toContainText('主键');
  await expect(columns.getByRole('row', { name: /photo/ })).toContainText('类型不能作为字段');
  await expect(columns.getByLabel('列 cust_name 必填')).toBeDisabled();
  await expect(columns.getByRole('row', { name: /status/ })).toContainText('sys_normal_disable');
  await columns.getByLabel('列 cust_name 的名称').fill('客户名称');
  await columns.getByLabel('列 status 的名称').fill('状态');
  await columns.getByLabel('使用列 visited').uncheck();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByLabel('页面编号').fill('crm/customer');
  await dialog.getByLabel('页面标题').fill('客户');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(designed(page)).toBeVisible();
  // Nobody serves the model yet.
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('row', { name: /客户名称 1/ })).toBeVisible();
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    model: 'crmCustomer',
    newModels: {
      crmCustomer: {
        fields: { custName: { label: '客户名称', maxLength: 64 }, price: { scale: 2 } },
        table: { name: 'crm_customer', key: 'cust_id' },
      },
    },
  });
  await page.getByRole('toolbar').getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('客户');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /甲公司/ })).toBeVisible();
  await open('/crm/customer');
  const row = page.getByRole('row', { name: /甲公司/ });
  await expect(row).toContainText('正常');
  await expect(row).toContainText('12.5');
});
