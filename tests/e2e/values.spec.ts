/** Widgets of single values, as people use them. */
import { openControl } from './support/gallery.ts';
import { pick } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a share is typed as a percentage, and pasted with its sign', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'Percent', '百分比 小数');
  await expect(field.getByLabel('输入')).toHaveValue('12.5');
  await field.getByLabel('输入').fill('７.07％');
  await field.getByLabel('输入').blur();
  await expect(field.getByLabel('输入')).toHaveValue('7.07');
});

test('a number keeps its unit, and takes another', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'NumberWithUnit', '带单位的数字 重量');
  await field.getByRole('combobox', { name: '单位' }).press('ArrowDown');
  await pick(page.getByTitle('t', { exact: true }).last());
  await field.getByLabel('输入').fill('3');
  await expect(field.locator('.ant-select-selection-item')).toHaveText('t');
  await field.getByLabel('输入').fill('');
  await expect(field.locator('.ant-select-selection-item')).toHaveText('g');
});

test('stars are chosen with the arrows, and taken back', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'Rate', '评分 评分');
  await field.getByRole('radio', { name: '4 / 5' }).press('ArrowRight');
  await expect(field.getByRole('radio', { name: '5 / 5' })).toBeChecked();
  await field.getByRole('radio', { name: '2 / 5' }).click();
  await expect(field.getByRole('radio', { name: '2 / 5' })).toBeChecked();
  await field.getByRole('button', { name: '清除评分' }).press('Enter');
  await expect(field.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a slider moves by its keys and by what is typed', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'SliderInput', '滑动输入 温度');
  await field.getByRole('slider').press('ArrowRight');
  await expect(field.getByLabel('输入').last()).toHaveValue('22.0');
  await field.getByRole('spinbutton').fill('26.5');
  await expect(field.getByRole('slider')).toHaveAttribute('aria-valuenow', '26.5');
});

test('a colour is one of the presets, typed, or refused with a word', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'Color', '颜色 常用颜色');
  await field.getByRole('button', { name: '#52c41a' }).click();
  await expect(field.getByRole('textbox', { name: '输入' })).toHaveValue('#52c41a');
  await expect(field.getByRole('button', { name: '#52c41a' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await field.getByRole('textbox', { name: '输入' }).fill('#12');
  await expect(field.getByRole('status')).toContainText('不是有效的颜色');
  await field.getByRole('textbox', { name: '输入' }).fill('#abc');
  await expect(field.getByRole('status')).toHaveCount(0);
  await expect(field.getByLabel('选择颜色')).toHaveValue('#aabbcc');
});

test('pairs are added, pasted, refused when they stand twice, and removed', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'KeyValues', '键值列表 请求头');
  await field.getByRole('button', { name: '添加一项' }).click();
  const key = field.getByLabel('键 3');
  await expect(key).toBeFocused();
  await key.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'A=1\nB: 2\nAccept=3');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(field.getByLabel(/^键 /)).toHaveCount(5);
  await expect(field.getByLabel('值 4')).toHaveValue('2');
  await expect(field.getByRole('status')).toHaveText('键“Accept”重复，请修改后保存');
  await field.getByRole('button', { name: '删除第 5 项' }).click();
  await expect(field.getByRole('status')).toHaveCount(0);
});

test('Markdown is looked at as it will read', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'Markdown', 'Markdown 说明');
  await field
    .getByLabel('输入')
    .fill('# 大\n\n<script>alert(1)</script>\n\n[点](javascript:alert(1))');
  await field.getByText('预览', { exact: true }).click();
  const preview = field.getByRole('region', { name: '预览' });
  await expect(preview.getByRole('heading', { name: '大' })).toBeVisible();
  await expect(preview.locator('script, a[href^="javascript:"]')).toHaveCount(0);
  await field.getByText('编辑', { exact: true }).click();
  await expect(field.getByLabel('输入')).toHaveValue(/^# 大/);
});

test('a switch asks before it changes, in the direction that its props name', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'Switch', '开关 打开前询问');
  const control = field.getByRole('switch');
  await control.click();
  const dialog = page.getByRole('dialog', { name: '打开后立即生效，确定打开？' });
  await dialog.getByRole('button', { name: /取\s*消/ }).press('Enter');
  await expect(control).not.toBeChecked();
  await control.click();
  await dialog.getByRole('button', { name: /确\s*定/ }).press('Enter');
  await expect(control).toBeChecked();
  await control.click();
  await expect(control).not.toBeChecked();
});

test('the strength of a password is said while it is typed', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'PasswordInput', '密码 强度');
  await field.getByLabel('输入').fill('abc');
  await expect(field.getByRole('status')).toHaveText('密码强度：弱');
  await field.getByLabel('输入').fill('Tea-pot-of-1843');
  await expect(field.getByRole('status')).toHaveText('密码强度：强');
});

test('many tags are pasted at once; none twice, and not more than there may be', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'TagInput', '标签编辑 自己的文字');
  await field.getByRole('button', { name: '添加标签' }).click();
  await field.getByRole('textbox').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '甲，乙\n甲、丙,丁;戊；己');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(field.locator('.ant-tag')).toHaveCount(5);
  await expect(field.getByRole('status')).toContainText('已有标签：甲');
  await expect(field.getByRole('status')).toContainText('最多 5 个标签，其余 1 个未添加');
  await field.getByRole('textbox').press('Escape');
  await field.getByRole('button', { name: '删除标签乙' }).press('Enter');
  await expect(field.locator('.ant-tag')).toHaveCount(4);
});

test('icons are walked through with arrows, and those chosen are offered again', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'IconPicker', '图标选择 图标');
  await field.getByRole('button', { name: '选择图标' }).click();
  await field.getByLabel('搜索图标').fill('方向');
  await field.getByLabel('搜索图标').press('Tab');
  const group = field.getByRole('group', { name: '方向性图标' });
  await expect(group.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = group.getByRole('button').nth(1);
  await expect(second).toBeFocused();
  const name = (await second.getAttribute('aria-label'))!;
  await page.keyboard.press('Enter');
  await expect(field.getByText(name, { exact: true })).toBeVisible();
  const opener = field.getByRole('button', { name: '选择图标' });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(
    field.getByRole('group', { name: '最近使用' }).getByRole('button', { name, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field.getByLabel('搜索图标')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
