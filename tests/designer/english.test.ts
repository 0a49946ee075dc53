/** The designer calls what it offers by English names where the interface is English. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paletteGroups, paletteItems } from '../../src/designer/palette/items.ts';
import { typeChoices } from '../../src/designer/made/typeChoices.ts';
import { membersOf } from '../../src/designer/panel/members.ts';
import { nameChoices } from '../../src/designer/panel/names.ts';
import { enUS as designerTexts } from '../../src/designer/locale/en-US.ts';
import { schemaOfPlace, objectSchema } from '../../src/designer/outline/parts.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { speak } from '../../src/widgets/locale/index.ts';
import { enUS } from '../../src/widgets/locale/en-US.ts';
import { zhCN } from '../../src/widgets/locale/zh-CN.ts';
import { project } from './project.ts';

beforeAll(() => speak(enUS));
afterAll(() => speak(zhCN));

const han = /\p{Script=Han}/u;

it('in the palette', () => {
  const items = paletteItems();
  expect(items.find(({ key }) => key === 'widget Input')).toMatchObject({ label: 'Line of text' });
  expect(items.filter(({ label }) => han.test(label))).toEqual([]);
  const groups = Object.values(paletteGroups(designerTexts.kinds));
  expect(groups).toContain('Blocks · Layout');
  expect(groups.filter((label) => han.test(label))).toEqual([]);
});

it('among the types of new fields', () => {
  const titles = typeChoices().flatMap(({ label, options }) => [
    label,
    ...options.map((one) => one.label),
  ]);
  expect(titles).toContain('Long text');
  expect(titles.filter((title) => han.test(title))).toEqual([]);
});

it('in what may be set of every widget', () => {
  for (const { name } of widgetCatalogue.filter(({ roles }) => roles.includes('input'))) {
    const document = { forms: { edit: { fields: [{ name: 'a', widget: name }] } } };
    const path = ['forms', 'edit', 'fields', 0];
    const schema = objectSchema(schemaOfPlace(document, path)!, document.forms.edit.fields[0])!;
    const members = membersOf(schema, { document, path, project }, designerTexts);
    const shown = members.map((one) => one.title ?? designerTexts.member(one.name));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((title) => han.test(title))).toEqual([]);
  }
});

it('among the widgets to choose from', () => {
  const choices = nameChoices('widget', { document: {}, path: [], project });
  expect(choices).toContainEqual({ value: 'Rate', label: 'Rating Rate' });
});

it('and writes labels in Chinese all the same, as pages are', () => {
  const input = paletteItems().find(({ key }) => key === 'widget Input');
  expect(input?.value('FormItem', [])).toMatchObject({ label: '单行文本' });
});
