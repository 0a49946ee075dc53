/** How a form is filled in, by mouse and by keyboard, and what it says of its fields. */
import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';
import { beginPost } from './support/posts.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new record: empty fields are reported where they are, then it is stored and the list shows it', async ({
  page,
  open,
}) => {
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('岗位名称')).toBeFocused();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText(['岗位名称不能为空', '岗位编码不能为空']);
  await expect(drawer.getByLabel('岗位名称')).toBeFocused();
  await expect(drawer.getByLabel('岗位名称')).toHaveAccessibleDescription('岗位名称不能为空');
  await drawer.getByLabel('岗位名称').fill('表单新岗位');
  await expect(drawer.getByRole('alert')).toHaveText(['岗位编码不能为空']);
  await drawer.getByLabel('岗位编码').fill('formnew');
  await drawer.getByLabel('岗位编码').press('Enter');
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(rowOf(page, 'formnew')).toBeVisible();
});

test('a first field that loads late takes no letter from who types in another', async ({
  page,
  open,
}) => {
  await open('/system/dept');
  const loads = Promise.withResolvers<void>();
  await page.route('**/assets/TreeSelect-*.js', async (route) => {
    await loads.promise;
    await route.continue();
  });
  await rowOf(page, '深圳总公司').getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('部门名称').click();
  await page.keyboard.insertText('一边打开');
  loads.resolve();
  await expect(drawer.locator('[data-field=parentId]').getByRole('combobox')).toBeEnabled();
  await page.keyboard.insertText('一边填写');
  await expect(drawer.getByLabel('部门名称')).toHaveValue('一边打开一边填写');
});

test('a refusal leaves the form open with its input and stands at the field it concerns', async ({
  page,
  open,
}) => {
  const drawer = await beginPost(page, open, { postName: '没人用的名称', postCode: 'ceo' });
  await page.keyboard.press('Control+s');
  await expect(drawer.getByLabel('岗位编码')).toHaveAccessibleDescription(
    "新增岗位'没人用的名称'失败，岗位编码已存在",
  );
  await expect(drawer.getByLabel('岗位编码')).toBeFocused();
  await expect(drawer.getByLabel('岗位名称')).toHaveValue('没人用的名称');
  await drawer.getByLabel('岗位编码').fill('free-code');
  await expect(drawer.getByRole('alert')).toHaveCount(0);
});

test('a tree is chosen by keyboard alone, and the drawer fills a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/system/dept');
  await page.getByRole('button', { name: '新增' }).first().click();
  const drawer = drawerOf(page);
  const parent = drawer.getByRole('combobox', { name: '上级部门' });
  await expect(parent).toBeFocused();
  await page.keyboard.type('市场');
  await expect(page.getByRole('treeitem', { name: '市场部门' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[data-field=parentId]')).toContainText('市场部门');
  const box = (await drawer.boundingBox())!;
  expect(box.width).toBeGreaterThan(380);
});

/** Divides the form of posts into two parts; the second has a list. */
async function inParts(page: Page, type: 'tabs' | 'steps' | 'collapse') {
  await page.route('**/schemas/pages/system/post.json', async (route) => {
    // oxlint-disable-next-line typescript/no-explicit-any -- the page is changed as people write it
    const bundle = (await (await route.fetch()).json()) as any;
    const text = (name: string, label: string) => ({ name, label, required: true });
    bundle.page.forms.edit.fields = [
      {
        type,
        items: [
          { label: '基本', fields: ['postName'] },
          {
            label: '明细',
            fields: [
              {
                type: 'list',
                name: 'lines',
                label: '行',
                fields: [text('name', '品名'), text('count', '数量')],
              },
            ],
          },
        ],
      },
    ];
    await route.fulfill({ json: bundle });
  });
}

for (const [type, role, name] of [
  ['tabs', 'tab', '明细'],
  ['steps', 'button', '下一步'],
] as const)
  test(`a part of ${type} that somebody goes to while the form opens stays`, async ({
    page,
    open,
  }) => {
    await inParts(page, type);
    await page.clock.install();
    await open('/system/post');
    // The drawer is drawn and does not stand yet.
    await stopClock(page);
    await page.getByRole('button', { name: '新增' }).press('Enter');
    const drawer = drawerOf(page);
    await drawer.getByRole(role, { name }).press('Enter');
    const add = drawer.getByRole('button', { name: '添加' });
    await expect(add).toBeVisible();
    await add.focus();
    // It stands, where the first field would have the focus.
    await page.clock.runFor(2_000);
    await expect(page.locator('.ant-drawer-content-wrapper')).not.toHaveClass(/-motion-/);
    await expect(add).toBeVisible();
    await expect(add).toBeFocused();
  });

test('a part that somebody folds while the form opens stays folded', async ({ page, open }) => {
  await inParts(page, 'collapse');
  await page.clock.install();
  await open('/system/post');
  await stopClock(page);
  await page.getByRole('button', { name: '新增' }).press('Enter');
  const part = drawerOf(page).getByRole('button', { name: '基本' });
  await part.press('Enter');
  await expect(part).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(2_000);
  await expect(page.locator('.ant-drawer-content-wrapper')).not.toHaveClass(/-motion-/);
  await expect(part).toHaveAttribute('aria-expanded', 'false');
  await expect(part).toBeFocused();
});

test('a tab shows how many fields in the rows of its list have a problem', async ({
  page,
  open,
}) => {
  await inParts(page, 'tabs');
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  const second = drawer.getByRole('tab', { name: /明细/ });
  await second.click();
  await drawer.getByRole('button', { name: '添加' }).click();
  await drawer.getByRole('button', { name: '添加' }).click();
  await drawer.getByRole('textbox', { name: '品名' }).first().fill('螺丝');
  await drawer.getByRole('tab', { name: /基本/ }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(second.locator('.ant-badge-count')).toHaveText('3');
  await expect(drawer.getByRole('tab', { name: /基本/ }).locator('.ant-badge-count')).toHaveText(
    '1',
  );
  await second.click();
  await drawer.getByRole('textbox', { name: '数量' }).first().fill('5');
  await expect(second.locator('.ant-badge-count')).toHaveText('2');
  await drawer.getByRole('button', { name: '删除第 2 项' }).click();
  await expect(second.locator('.ant-badge-count')).toHaveCount(0);
});
