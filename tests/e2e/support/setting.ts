/** Setting what is chosen in the designer, in the tabs of its panel. */
import type { Locator, Page } from '@playwright/test';
import { panelField, pick, tab } from './designer.ts';
import { choose } from './designing.ts';
import { expect } from './test.ts';

export const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

type Tab = '属性' | '校验' | '联动' | '数据' | '权限';

/** Values of members by their labels: null clears a choice, objects are typed as JSON. */
type Values = Readonly<Record<string, string | number | null | object>>;

/** An expression that is worked out in the place of a value. */
export class Expression {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** Sets members of a part, each in the tab that it stands in. */
export async function set(
  page: Page,
  pointer: string,
  members: Readonly<Partial<Record<Tab, Values>>>,
): Promise<void> {
  await choose(page, pointer);
  for (const [name, values] of Object.entries(members)) {
    await tab(page, name);
    for (const [label, value] of Object.entries(values)) await setMember(page, label, value);
  }
}

async function setMember(page: Page, label: string, value: Values[string]): Promise<void> {
  if (value instanceof Expression) return setExpression(page, label, value);
  if (value !== null && typeof value === 'object') return typeJson(page, label, value);
  const { box, plain } = controlsOf(page, label);
  await expect(box.or(plain)).toHaveCount(1);
  if (value === null) return clear(page, label);
  if ((await box.count()) > 0) return pick(page, label, String(value));
  await plain.fill(String(value));
  await plain.blur();
}

/** The box of a member, or where it is typed. */
function controlsOf(page: Page, label: string): { box: Locator; plain: Locator } {
  const named = { name: label, exact: true };
  const typed = panel(page).getByRole('textbox', named);
  return {
    box: panel(page).getByRole('combobox', named),
    plain: typed.or(panel(page).getByRole('spinbutton', named)),
  };
}

/** Chooses another way for a text of the chosen part, in the tab that is open. */
export const rewrite = (page: Page, label: string, way: string): Promise<void> =>
  pick(page, '换一种写法', `${label} · ${way}`);

/** Takes the choice of a box away. */
async function clear(page: Page, label: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  const frame = panel(page).locator('.ant-select').filter({ has: box });
  await frame.hover();
  await frame.locator('.ant-select-clear').click();
}

/** Writes the expression of a member: one that may be a plain value is made an expression first. */
async function setExpression(page: Page, label: string, { code }: Expression): Promise<void> {
  const { box, plain } = controlsOf(page, label);
  const written = panel(page).getByRole('textbox', { name: `${label}（表达式）`, exact: true });
  await expect(box.or(plain).or(written)).toHaveCount(1);
  if ((await box.count()) > 0) await pick(page, label, '按表达式');
  else if ((await plain.count()) > 0) await rewrite(page, label, '表达式');
  await retype(written, code);
}

/** Types JSON into a field of the panel. */
export const typeJson = (page: Page, label: string, value: unknown): Promise<void> =>
  retype(panelField(page, label), JSON.stringify(value));

/** Types another text into an editor of code. */
async function retype(editor: Locator, text: string): Promise<void> {
  await editor.click();
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
  await editor.blur();
}

/** Chooses in a box of the properties of a part. */
export async function pickOf(
  page: Page,
  pointer: string,
  [label, value]: readonly [string, string],
): Promise<void> {
  await set(page, pointer, { 属性: { [label]: value } });
}

/** Writes a part as JSON. */
export async function writePart(page: Page, pointer: string, value: unknown): Promise<void> {
  const mode = (name: string) => panel(page).locator('.ant-segmented-item', { hasText: name });
  await choose(page, pointer);
  await mode('JSON').click();
  await retype(panel(page).getByRole('textbox', { name: 'JSON' }), JSON.stringify(value));
  await mode('设置').click();
}

/** Chooses the icon of a part. */
export async function setIcon(page: Page, pointer: string, icon: string): Promise<void> {
  await choose(page, pointer);
  await tab(page, '属性');
  await panel(page).getByRole('button', { name: '选择图标' }).click();
  await panel(page).getByRole('button', { name: icon, exact: true }).click();
}
