/**
 * The page of widgets and blocks: each with its examples in every mode, in both themes, wide and
 * narrow.
 */
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { openExample, openWidget, scrollTo } from './support/gallery.ts';
import { makePerson } from './support/people.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** What is on show of each role that a widget has. */
const marks = {
  input: ['输入', '停用', '只读', '查看'],
  display: ['展示', '单元格'],
  layout: ['字段 1'],
  rows: ['字段 1'],
};

test('every widget is drawn in every mode, and none fails', async ({ page, open }) => {
  test.slow();
  await open('/widgets');
  await expect(page.getByRole('article')).toHaveCount(
    widgetCatalogue.length + blockCatalogue.length,
  );
  for (const { name, label, roles, examples } of widgetCatalogue) {
    const article = page.locator(`[data-widget="${name}"]`);
    await scrollTo(article);
    await expect(article.getByRole('heading', { level: 3 }).first()).toContainText(label);
    await expect(article.getByRole('heading', { level: 4 })).toHaveCount(examples.length);
    await expect(article.getByRole('alert')).toHaveCount(0);
    const missing = await article.evaluate(
      (element, expected) => {
        const said = new Set([...element.querySelectorAll('*')].map((one) => one.textContent));
        return expected.filter((mark) => !said.has(mark));
      },
      roles.flatMap((role) => marks[role]),
    );
    expect.soft(missing, name).toEqual([]);
  }
});

test('the page opens with what is near, and draws the others when they are', async ({
  page,
  open,
}) => {
  await open('/widgets');
  const articles = page.getByRole('article');
  await expect(articles.first().getByRole('heading', { level: 4 }).first()).toBeVisible();
  const last = articles.last();
  await expect(last.getByRole('heading', { level: 3 }).first()).toBeAttached();
  await expect(last.getByRole('heading', { level: 4 })).toHaveCount(0);
  // The page grows while one scrolls: its end is reached by going there until it stays.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last.getByRole('heading', { level: 4 }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});

test('every block is drawn with its examples in every state, and none fails', async ({
  page,
  open,
}) => {
  await open(`/widgets?only=${blockCatalogue.map(({ name }) => name).join(',')}`);
  for (const { name, label, examples } of blockCatalogue) {
    const article = page.locator(`[data-block="${name}"]`);
    await article.scrollIntoViewIfNeeded();
    await expect(article.getByRole('heading', { level: 3 }).first()).toContainText(label);
    for (const { label: title, answers } of examples) {
      const example = article.getByRole('region', { name: `${label} ${title}`, exact: true });
      const states = answers ? ['filled', 'waiting', 'empty', 'failed'] : ['filled'];
      for (const state of states) {
        const drawn = example.locator(`[data-state="${state}"] .pl-blocks`);
        await expect.soft(drawn.locator('> *').first(), `${name} ${title} ${state}`).toBeVisible();
        await expect.soft(drawn.getByText('无法显示'), `${name} ${title} ${state}`).toHaveCount(0);
      }
    }
  }
  // What a server says, that it says nothing yet, that it has nothing, and that it cannot say.
  const list = page
    .locator('[data-block="list"]')
    .getByRole('region', { name: '列表 图书', exact: true });
  const state = (name: string) => list.locator(`[data-state="${name}"]`);
  await expect(state('filled').getByRole('cell', { name: '红楼梦' })).toBeVisible();
  await expect(state('waiting').getByRole('cell', { name: '红楼梦' })).toHaveCount(0);
  await expect(state('empty').getByText('暂无数据').last()).toBeVisible();
  await expect(state('failed').getByRole('button', { name: /重\s*试/ })).toBeVisible();
  const calendar = page
    .locator('[data-block="list"]')
    .getByRole('region', { name: '列表 日历', exact: true });
  await expect(calendar.locator('[data-state="filled"]').getByText('围城').first()).toBeVisible();
  // Of several radios none may be chosen, which is not drawn as half chosen.
  const radio = page.locator('[data-block="list"]').getByRole('radio').first();
  expect(await radio.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('none');
});

/**
 * Locked controls, whose colours need not stand out (WCAG 1.4.3), by the classes that
 * antd gives them.
 */
const locked = '[disabled], [class*="-disabled"], [data-field="disabled"], [data-field="readOnly"]';

/** Widgets and blocks that are looked at together: of all on one page, the rules take minutes. */
const together = 20;
const names = [...widgetCatalogue, ...blockCatalogue].map(({ name }) => name);
const groups = Array.from({ length: Math.ceil(names.length / together) }, (_, index) =>
  names.slice(index * together, (index + 1) * together),
);

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    for (const group of groups)
      test(`${group[0]} to ${group.at(-1)} break no serious rules: ${colorScheme} at ${viewport.width}`, async ({
        page,
        open,
      }) => {
        // Not in the frame that a block shows: it has no storage.
        await page.addInitScript(() => {
          if (window === window.top) localStorage.setItem('nav_theme', '"system"');
        });
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await open(`/widgets?only=${group.join(',')}`);
        for (const name of group)
          await scrollTo(page.locator(`[data-widget="${name}"], [data-block="${name}"]`));
        expect(await violations(page, '#content', 'all', locked)).toEqual([]);
      });

test('controls change in the first mode and in none of the locked ones', async ({ page, open }) => {
  const first = await openExample({ page, open }, 'Input', '单行文本 单行文本');
  await first.getByLabel('输入').fill('改过');
  await expect(first.getByLabel('输入')).toHaveValue('改过');
  await expect(first.getByLabel('停用')).toBeDisabled();
  await expect(first.getByLabel('只读')).toHaveAttribute('readonly', '');
});

test('steps are gone through by their buttons, and keep what was entered', async ({
  page,
  open,
}) => {
  const steps = await openWidget({ page, open }, 'FormSteps');
  await steps.getByLabel('字段 1').fill('留着');
  await steps.getByRole('button', { name: '下一步' }).click();
  await expect(steps.getByLabel('字段 2')).toBeVisible();
  await expect(steps.getByLabel('字段 1')).toHaveCount(0);
  await steps.getByRole('button', { name: '上一步' }).click();
  await expect(steps.getByLabel('字段 1')).toHaveValue('留着');
});

test('who may not see it is shown that', async ({ page, open, server }) => {
  const person = await makePerson(server.dataDir, 'looker', ['system:post:list']);
  await open('/widgets', person);
  await expect(page.getByText('404').first()).toBeVisible();
});

for (const name of ['ArrayCards', 'ArrayCollapse'])
  test(`rows are added, moved and removed in ${name}, with the keyboard where the row is`, async ({
    page,
    open,
  }) => {
    const rows = await openWidget({ page, open }, name);
    await rows.getByLabel('字段 1').first().fill('一');
    await rows.getByRole('button', { name: '下移第 1 项' }).press('Enter');
    if (name === 'ArrayCards') await expect(rows.getByLabel('字段 1').nth(1)).toHaveValue('一');
    else
      await rows
        .getByRole('button', { name: /第 2 项/ })
        .first()
        .press('Enter');
    await expect(rows.getByLabel('字段 1').nth(1)).toHaveValue('一');
    await rows.getByRole('button', { name: '添加' }).press('Enter');
    await expect(rows.getByLabel('字段 1')).toHaveCount(3);
    await expect(rows.getByLabel('字段 1').nth(2)).toBeFocused();
    await rows.getByRole('button', { name: '删除第 3 项' }).click();
    await expect(rows.getByLabel('字段 1')).toHaveCount(2);
  });

test('widgets and blocks are asked for by name, and a name that none has is said', async ({
  page,
  open,
}) => {
  await open('/widgets?only=Rate,chart,Rat');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('没有这些组件或区块：Rat')).toBeVisible();
  await page.getByRole('button', { name: '显示全部' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(
    widgetCatalogue.length + blockCatalogue.length,
  );
  await expect(page.getByText('没有这些组件或区块')).toHaveCount(0);
});

test('on a phone no record lies over the page that nobody chose', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/widgets?only=masterDetail');
  const example = page.getByRole('region', { name: '主从 左右', exact: true });
  const filled = example.locator('[data-state="filled"]');
  await expect(filled.getByRole('cell', { name: '红楼梦' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await filled.getByRole('cell', { name: '红楼梦' }).click();
  await expect(page.getByRole('dialog', { name: '红楼梦' })).toBeVisible();
});
