/** Setting what is chosen in the designer, in the tabs of its panel. */
import type { Locator, Page } from '@playwright/test';
import { pick, tab } from './designer.ts';
import { choose } from './designing.ts';
import { nextTask } from './list.ts';
import { expect } from './test.ts';

export const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

type Tab = '属性' | '校验' | '联动' | '数据' | '权限';

/** Values of members by their labels: null clears a choice. */
type Values = Readonly<Record<string, Value>>;
type Value = string | number | null | Expression | Template | Kind | Entries;

/** An expression that is worked out in the place of a value. */
export class Expression {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}

/** A value that is chosen to be of a kind, or set where it has one alone, with what is in it. */
export class Kind {
  readonly title: string | undefined;
  readonly members: Values | Expression | Entries;

  constructor(title?: string, members: Values | Expression | Entries = {}) {
    this.title = title;
    this.members = members;
  }
}

/** Values under names. */
export class Entries {
  readonly values: Values;

  constructor(values: Values) {
    this.values = values;
  }
}

/** A value of any kind that is worked out. */
export const byExpression = (code: string): Kind => new Kind('按表达式', new Expression(code));

/** A text with parts that are filled in. */
export class Template {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
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

async function setMember(page: Page, label: string, value: Value, room = panel(page)) {
  if (value instanceof Expression) return setExpression(room, label, value);
  if (value instanceof Template) {
    await pickIn(waysOf(room), `${label} · 带变量的文字`);
    return retype(
      room.getByRole('textbox', { name: `${label}（表达式）`, exact: true }),
      value.text,
    );
  }
  if (value instanceof Kind) return setKind(page, label, value, room);
  if (value instanceof Entries) return setEntries(page, label, value, room);
  const { box, plain } = controlsOf(room, label);
  await expect(box.or(plain)).toHaveCount(1);
  if (value === null) return clear(room, label);
  if ((await box.count()) > 0) return pickIn(box, String(value));
  await plain.fill(String(value));
  await plain.blur();
}

/** Where a room lets its texts be written otherwise: behind all that stands in it. */
const waysOf = (room: Locator): Locator =>
  room.getByRole('combobox', { name: '换一种写法' }).last();

/** The box of a member, or where it is typed. */
function controlsOf(room: Locator, label: string): { box: Locator; plain: Locator } {
  const named = { name: label, exact: true };
  const typed = room.getByRole('textbox', named);
  return {
    box: room.getByRole('combobox', named),
    plain: typed.or(room.getByRole('spinbutton', named)),
  };
}

const frameOf = (room: Locator, label: string): Locator =>
  room.getByRole('group', { name: label, exact: true });

/** Sets a member that is put together of others. */
async function setKind(page: Page, label: string, { title, members }: Kind, room: Locator) {
  const frame = frameOf(room, label).last();
  if (title === undefined) await frame.getByRole('button', { name: `设置${label}` }).click();
  else await pickIn(frame.getByRole('combobox', { name: label, exact: true }).first(), title);
  if (members instanceof Expression)
    return retype(frame.getByRole('textbox', { name: `${label}（表达式）` }), members.code);
  if (members instanceof Entries) return addEntries(page, members, frame);
  for (const [name, value] of Object.entries(members)) await setMember(page, name, value, frame);
}

/** Adds values under names. */
async function setEntries(page: Page, label: string, { values }: Entries, room: Locator) {
  const frame = frameOf(room, label);
  const start = frame.getByRole('button', { name: `设置${label}`, exact: true });
  if ((await start.count()) > 0) await start.click();
  await addEntries(page, { values }, frame);
}

async function addEntries(page: Page, { values }: Entries, frame: Locator): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await frame.getByRole('button', { name: '添加一项' }).click();
    const name = frame.getByRole('textbox', { name: '键', exact: true }).last();
    await name.fill(key);
    await name.blur();
    await setMember(page, key, value, frame);
  }
}

/** Chooses another way for a text of the chosen part, in the tab that is open. */
export const rewrite = (page: Page, label: string, way: string): Promise<void> =>
  pick(page, '换一种写法', `${label} · ${way}`);

/** Chooses in a box. */
async function pickIn(box: Locator, value: string): Promise<void> {
  await box.focus();
  await box.fill(value);
  await nextTask(box.page());
  await box.press('Enter');
}

/** Takes the choice of a box away. */
async function clear(room: Locator, label: string): Promise<void> {
  // Looked for within each frame: one that begins with the room would never be found there.
  const box = room.page().getByRole('combobox', { name: label, exact: true });
  const frame = room.locator('.ant-select').filter({ has: box });
  await frame.hover();
  await frame.locator('.ant-select-clear').click();
}

/** Writes the expression of a member: one that may be a plain value is made an expression first. */
async function setExpression(room: Locator, label: string, { code }: Expression): Promise<void> {
  const { box, plain } = controlsOf(room, label);
  const named = (name: string) => room.getByRole('textbox', { name, exact: true });
  // One that is always an expression is called so behind its name.
  const written = named(`${label}（表达式）`).or(named(`${label} · 表达式`));
  await expect(box.or(plain).or(written)).toHaveCount(1);
  if ((await box.count()) > 0) await pickIn(box, '按表达式');
  else if ((await plain.count()) > 0) await pickIn(waysOf(room), `${label} · 表达式`);
  await retype(written, code);
}

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

/** Chooses the icon of a part. */
export async function setIcon(page: Page, pointer: string, icon: string): Promise<void> {
  await choose(page, pointer);
  await tab(page, '属性');
  await panel(page).getByRole('button', { name: '选择图标' }).click();
  await panel(page).getByRole('button', { name: icon, exact: true }).click();
}
