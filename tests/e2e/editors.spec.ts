/** The editors of code and of JSON. */
import { openControl, openExample } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

test('code takes its colours, is changed and undone, searched and left by Tab', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'CodeEditor', '代码 SQL');
  const code = field.getByRole('textbox', { name: '输入' });
  await expect(code).toContainText('SELECT dept_id');
  const colours = code.locator('.cm-line').first().locator('span');
  await expect.poll(() => colours.count()).toBeGreaterThan(1);
  await code.press('Control+End');
  await page.keyboard.type(' -- 完');
  await expect(code).toContainText('-- 完');
  await code.press('Control+z');
  await expect(code).not.toContainText('-- 完');
  await code.press('Control+f');
  await field.getByRole('textbox', { name: '查找' }).pressSequentially('status');
  await expect(code.locator('.cm-searchMatch')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field.getByRole('textbox', { name: '查找' })).toHaveCount(0);
  await expect(code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code).not.toBeFocused();
});

test('locked code can be read with the keyboard and not changed', async ({ page, open }) => {
  const example = await openExample({ page, open }, 'CodeEditor', '代码 SQL');
  const code = example.locator('[data-field="readOnly"]').getByRole('textbox', { name: '只读' });
  await expect(code).toHaveAttribute('aria-readonly', 'true');
  await code.focus();
  await page.keyboard.type('x');
  await expect(code).toContainText('SELECT dept_id, count(*) AS total');
  await expect(code).not.toContainText('xSELECT');
});

test('JSON says what is wrong and where, and is put in order by a key', async ({ page, open }) => {
  const field = await openControl({ page, open }, 'JsonEditor', 'JSON 编辑 对象');
  const code = field.getByRole('textbox', { name: '输入' });
  await expect(code).toContainText('"port": 465');
  await code.press('Control+a');
  await page.keyboard.insertText('{"a":1 "b":12345678901234567890}');
  await expect(field.getByRole('status')).toHaveText('第 1 行第 8 列：此处应有逗号');
  await expect(code.locator('.cm-lintRange-error')).toHaveCount(1);
  await code.press('Control+a');
  await page.keyboard.insertText('{"a":1,"b":12345678901234567890}');
  await expect(field.getByRole('status')).toContainText('失去精度');
  await code.press('Shift+Alt+f');
  await expect(code.locator('.cm-line')).toHaveText([
    '{',
    '  "a": 1,',
    '  "b": 12345678901234567890',
    '}',
  ]);
});

test('a JSON Schema marks what it does not allow, and offers what it does', async ({
  page,
  open,
}) => {
  const field = await openControl({ page, open }, 'JsonEditor', 'JSON 编辑 按 JSON Schema');
  const code = field.getByRole('textbox', { name: '输入' });
  await expect(field.getByRole('status')).toHaveText(
    '第 2 行第 12 列：应为 "debug" "info" "warn" 之一（另有 1 处问题）',
  );
  await code.press('Control+a');
  await page.keyboard.insertText('{}');
  await expect(field.getByRole('status')).toHaveText('第 1 行第 1 列：缺少 level');
  await code.press('ArrowLeft');
  await code.press('Control+Space');
  const offered = page.getByRole('listbox', { name: '候选项' });
  await expect(offered.getByRole('option')).toHaveCount(3);
  await page.keyboard.type('"lev');
  await expect(offered.getByRole('option')).toHaveCount(1);
  await code.press('Enter');
  await expect(code).toHaveText('{"level": }');
  await code.press('Control+Space');
  await expect(offered.getByRole('option')).toHaveText(['"debug"', '"info"', '"warn"']);
  await page.keyboard.press('Escape');
  await expect(offered).toHaveCount(0);
  await page.keyboard.insertText('"info"');
  await expect(field.getByRole('status')).toHaveCount(0);
});
