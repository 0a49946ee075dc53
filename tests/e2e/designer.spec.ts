/** The designer: pages are opened, looked at, edited, and handed on as files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { projectRoot } from './support/app.ts';
import { openedPage, pageFile, panelField, part, view } from './support/designer.ts';
import { drop } from './support/list.ts';
import { makePerson } from './support/people.ts';
import { enter, expect, test } from './support/test.ts';

const fileOf = (id: string) =>
  readFileSync(path.join(projectRoot, `schemas/pages/${id}.json`), 'utf8');

test('pages are saved without a change with the bytes of their files', async ({ page, open }) => {
  for (const id of ['system/post', 'system/user', 'system/dict', 'monitor/operlog', 'AMapView']) {
    await open(`/tool/build?page=${encodeURIComponent(id)}`);
    // The page before it is still there for a moment.
    await expect(openedPage(page, id)).toBeVisible();
    await expect(page.getByText('没有修改')).toBeVisible();
    expect(await pageFile(page)).toBe(fileOf(id));
  }
});

test('what is chosen in the canvas is chosen in the outline, and the other way round', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await canvas.getByRole('columnheader', { name: '岗位名称' }).click();
  await expect(part(page, '/list/columns/2')).toHaveAttribute('aria-selected', 'true');
  await expect(panelField(page, '标题')).toBeVisible();
  await part(page, '/forms/edit/fields/0').click();
  await expect(canvas.getByText('表单 edit')).toBeVisible();
  await canvas.getByText('岗位编码').click();
  await expect(part(page, '/forms/edit/fields/1')).toHaveAttribute('aria-selected', 'true');
});

test('a member is changed in the panel, seen in the canvas, undone and done again', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  await panelField(page, '标题').fill('编码');
  await panelField(page, '标题').blur();
  const heads = page.getByRole('region', { name: '页面画布' }).getByRole('columnheader');
  await expect(heads.filter({ hasText: /^编码$/ })).toBeVisible();
  expect(JSON.parse(await pageFile(page)).list.columns[1]).toEqual({
    field: 'postCode',
    label: '编码',
  });
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(heads.filter({ hasText: /^岗位编码$/ })).toBeVisible();
  expect(await pageFile(page)).toBe(fileOf('system/post'));
  await page.getByRole('button', { name: '重做' }).click();
  await expect(heads.filter({ hasText: /^编码$/ })).toBeVisible();
  await panelField(page, '标题').clear();
  await panelField(page, '标题').blur();
  await expect(heads.filter({ hasText: /^岗位编码$/ })).toBeVisible();
  expect(await pageFile(page)).toBe(fileOf('system/post'));
});

test('a draft survives a reload, and is discarded when asked', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('Delete');
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  expect(JSON.parse(await pageFile(page)).list.columns).toHaveLength(5);
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃草稿' }).press('Enter');
  await expect(page.getByText('没有修改')).toBeVisible();
  expect(await pageFile(page)).toBe(fileOf('system/post'));
});

test('parts are moved and doubled by keys', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(part(page, '/list/columns/1')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+d');
  const { columns } = JSON.parse(await pageFile(page)).list;
  expect(columns.slice(0, 3)).toEqual(['postCode', 'postId', 'postId']);
});

test('a page that is not there is reported, and another can be opened', async ({
  page,
  open,
  complaints,
}) => {
  await open('/tool/build?page=system/none');
  await expect(page.getByRole('alert').filter({ hasText: '页面定义不存在' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '选择页面' })).toBeVisible();
  complaints.forget();
});

test('nobody without the permission has the designer', async ({ page, app, server, context }) => {
  const reader = await makePerson(server.dataDir, 'reader', ['system:post:list']);
  await enter(context, app, reader.userName, reader.password);
  await page.goto(`${app}/#/tool/build`);
  await expect(page).toHaveURL(/\/404$/);
});

for (const theme of ['light', 'realDark'])
  test(`the designer is accessible in ${theme}`, async ({ page, open }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('nav_theme', JSON.stringify(value)),
      theme,
    );
    await open('/tool/build?page=system/post');
    await part(page, '/list/columns/1').click();
    await expect(panelField(page, '标题')).toBeVisible();
    await expect(page.getByRole('row', { name: /普通员工/ })).toBeVisible();
    expect(await violations(page, '.pl-design', 'all')).toEqual([]);
  });

test('nothing of the designer is loaded by a list', async ({ page, open }) => {
  const loaded: string[] = [];
  // The stream of news never comes to rest.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  page.on('response', (response) => void loaded.push(response.url()));
  await open('/system/post');
  await expect(page.getByText('董事长')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /design/i.test(url))).toEqual([]);
  await visit(page);
  expect(loaded.filter((url) => /DesignerPage/.test(url))).not.toEqual([]);
});

async function visit(page: Page): Promise<void> {
  await page.evaluate(() => void (location.hash = '#/tool/build'));
  await expect(page.getByRole('heading', { name: '页面设计' })).toBeVisible();
}

test('a dragged block is refused where it cannot stand', async ({ page, open }) => {
  await open('/tool/build?page=system/dict');
  await view(page, '组件');
  const block = page.getByRole('button', { name: '抬头', exact: true });
  const canvas = page.getByRole('region', { name: '页面画布' });
  const dragTo = async (x: number, y: number) => {
    await block.hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
  };
  const head = (await canvas.getByRole('columnheader', { name: '字典名称' }).boundingBox())!;
  await dragTo(head.x + 10, head.y + 10);
  await expect(page.getByText('列里不能放“抬头”')).toBeVisible();
  await drop(page);
  expect(await pageFile(page)).toBe(fileOf('system/dict'));
});

test('problems are listed as they come, and lead to their place', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  await panel.getByTitle('JSON', { exact: true }).click();
  const json = panel.getByRole('textbox');
  await json.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"field":"postCod"}');
  await view(page, '问题');
  await page.getByRole('button', { name: /没有字段“postCod”/ }).click();
  await view(page, '大纲');
  await expect(part(page, '/list/columns/1')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('postCod：有 1 处问题，暂不能绘制')).toBeVisible();
});

test('the file is edited as a text, and what is typed is drawn', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const editor = page.getByRole('region', { name: 'JSON' }).getByRole('textbox');
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{"version":2,"id":"system/post","title":"新","body":[]');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.keyboard.insertText('}');
  await expect(page.getByRole('tree', { name: '页面大纲' })).toContainText('新');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('tree', { name: '页面大纲' })).toContainText('岗位管理');
});

test('a form of three fields is made by keys alone', async ({ page, open }) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('页面编号').press('d');
  await page.keyboard.type('emo/visit');
  await dialog.getByLabel('页面标题').press('x');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('来访登记');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await page.getByRole('tree', { name: '页面大纲' }).press('Home');
  await page.locator('.pl-design-tabs').getByRole('radio').first().press('ArrowRight');
  await page.getByRole('button', { name: '新增表单', exact: true }).press('Enter');
  await page.keyboard.type('edit');
  await page.keyboard.press('Enter');
  for (const name of ['单行文本', '日期', '开关'])
    await page
      .getByRole('region', { name: /字段控件/ })
      .getByRole('button', { name, exact: true })
      .press('Enter');
  const { id, title, forms } = JSON.parse(await pageFile(page));
  expect({ id, title }).toEqual({ id: 'demo/visit', title: '来访登记' });
  expect(forms.edit.fields).toMatchObject([
    { name: 'field', widget: 'Input' },
    { name: 'field2', widget: 'DatePicker' },
    { name: 'field3', widget: 'Switch' },
  ]);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('switch')).toBeVisible();
});
