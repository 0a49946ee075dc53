/** Blocks that arrange a page and say how far something is: tabs, panes, steps, descriptions. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({
  schemas: {
    'pages/demo/arranged': {
      version: 2,
      id: 'demo/arranged',
      title: '编排',
      menu: { parent: 'demo', parentTitle: '示例', order: 91, icon: 'layout' },
      state: { status: 'new', failed: false, order: { no: 'SO-1', note: null } },
      actions: {
        pay: {
          label: '付款',
          run: [{ type: 'setState', values: { status: 'paid', order: { no: 'SO-2' } } }],
        },
        fail: { label: '退回', run: [{ type: 'setState', values: { failed: true } }] },
        stray: { label: '错乱', run: [{ type: 'setState', values: { status: 'x', order: 7 } }] },
      },
      body: [
        { type: 'actions', actions: ['pay', 'fail', 'stray'] },
        {
          type: 'steps',
          title: '进度',
          current: { $expr: 'state.status' },
          failed: { $expr: 'state.failed' },
          items: [
            { value: 'new', label: '已下单' },
            { value: 'paid', label: '已付款' },
            { value: 'sent', label: '已发货' },
          ],
        },
        {
          type: 'descriptions',
          record: { $expr: 'state.order' },
          columns: 2,
          fields: [
            { field: 'no', label: '单号' },
            { field: 'note', label: '备注' },
          ],
        },
        {
          type: 'split',
          name: 'sides',
          panes: [
            {
              title: '目录',
              width: 240,
              resizable: true,
              collapsible: true,
              body: [{ type: 'text', text: '左边的内容' }],
            },
            {
              body: [
                {
                  type: 'tabs',
                  items: [
                    { key: 'one', label: '基本', body: [{ type: 'form', form: 'draft' }] },
                    { key: 'two', label: '更多', body: [{ type: 'text', text: '第二页' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
      forms: { draft: { fields: [{ name: 'subject', label: '标题', widget: 'Input' }] } },
    },
  },
});

const step = (page: Page, name: string) => page.locator('.ant-steps-item', { hasText: name });
const pair = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('steps and descriptions follow the page, and stand values that they do not expect', async ({
  page,
  open,
}) => {
  await open('/demo/arranged');
  await expect(step(page, '已下单')).toHaveClass(/-process/);
  await expect(pair(page, '单号')).toContainText('SO-1');
  await page.getByRole('button', { name: '付款' }).press('Enter');
  await expect(step(page, '已下单')).toHaveClass(/-finish/);
  await expect(step(page, '已付款')).toHaveClass(/-process/);
  await expect(pair(page, '单号')).toContainText('SO-2');
  await page.getByRole('button', { name: '退回' }).press('Enter');
  await expect(step(page, '已付款')).toHaveClass(/-error/);
  await page.getByRole('button', { name: '错乱' }).press('Enter');
  await expect(page.locator('.ant-steps-item-process, .ant-steps-item-error')).toHaveCount(0);
  await expect(pair(page, '单号')).not.toContainText('SO-2');
  expect(await violations(page, 'main', 'all')).toEqual([]);
});

test('tabs are gone through by keys, keep what was typed, and are opened by the address', async ({
  page,
  open,
}) => {
  await open('/demo/arranged');
  const panel = page.locator('main .ant-tabs');
  const tab = (name: string) => panel.getByRole('tab', { name });
  await panel.getByLabel('标题').fill('写到一半');
  await expect(panel.getByText('第二页')).toHaveCount(0);
  await tab('基本').press('ArrowRight');
  await expect(tab('更多')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab('更多')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('第二页')).toBeVisible();
  await tab('更多').press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('标题')).toHaveValue('写到一半');
  await open('/demo/arranged?tab=two');
  await expect(tab('更多')).toHaveAttribute('aria-selected', 'true');
  await open('/demo/arranged?tab=none');
  await expect(tab('基本')).toHaveAttribute('aria-selected', 'true');
});

test('a pane is made wider and folded by keys, and keeps its width', async ({ page, open }) => {
  await open('/demo/arranged');
  const edge = page.getByRole('separator', { name: '面板宽度' });
  await expect(edge).toHaveAttribute('aria-valuenow', '240');
  for (let times = 0; times < 3; times++) await edge.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '288');
  await page.reload();
  await expect(edge).toHaveAttribute('aria-valuenow', '288');
  const text = page.getByText('左边的内容');
  await page.getByRole('button', { name: '收起目录' }).press('Enter');
  await expect(text).toBeHidden();
  const opener = page.getByRole('button', { name: '展开目录' });
  await expect(opener).toBeFocused();
  await opener.press('Space');
  await expect(text).toBeVisible();
});

test('on a phone panes stand below each other, and one that folds is folded', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/demo/arranged');
  const opener = page.getByRole('button', { name: '展开目录' });
  await expect(opener).toBeVisible();
  await expect(page.getByText('左边的内容')).toBeHidden();
  await opener.click();
  const [above, below] = [
    await page.getByText('左边的内容').boundingBox(),
    await page.locator('main .ant-tabs').boundingBox(),
  ];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
