/**
 * What docs/decisions/formily-antd.md says of @formily/antd-v5, tried on the version that is
 * installed: where one of these fails, the reason not to use a component is gone.
 */
import { createForm } from '@formily/core';
import * as components from '@formily/antd-v5';
import { createSchemaField, FormProvider, type ISchema } from '@formily/react';
import { afterEach, expect, it } from 'vitest';
import { draw, type Drawn } from './support.tsx';

const SchemaField = createSchemaField({ components: { ...components } as never });

let drawn: Drawn;
afterEach(() => drawn.remove());

async function formily(properties: Record<string, ISchema>, values: object = {}) {
  const form = createForm({ values });
  drawn = await draw(
    <FormProvider form={form}>
      <SchemaField schema={{ type: 'object', properties } as never} />
    </FormProvider>,
  );
  await drawn.rest();
  return form;
}

/** Buttons that readers of the screen announce without a word of what they do. */
const nameless = () =>
  [...drawn.root.querySelectorAll('button')].filter(
    (one) => !one.getAttribute('aria-label') && one.textContent === '',
  );

const listOf = (component: string, item: Record<string, ISchema>): ISchema => ({
  type: 'array',
  title: '明细',
  'x-component': component,
  items: { type: 'object', 'x-component-props': {}, properties: item },
});
const name: ISchema = { type: 'string', title: '品名', 'x-component': 'Input' };
const buttons = (component: string): Record<string, ISchema> => ({
  up: { type: 'void', 'x-component': `${component}.MoveUp` },
  down: { type: 'void', 'x-component': `${component}.MoveDown` },
  remove: { type: 'void', 'x-component': `${component}.Remove` },
});

it.each(['ArrayCards', 'ArrayCollapse'])('buttons of a row of %s have no names', async (list) => {
  await formily({ rows: listOf(list, { name, ...buttons(list) }) }, { rows: [{}, {}] });
  expect(nameless()).toHaveLength(6);
});

const table = listOf('ArrayTable', {
  column: {
    type: 'void',
    'x-component': 'ArrayTable.Column',
    'x-component-props': { title: '品名' },
    properties: { name },
  },
});

it('ArrayTable writes its own numbers into the values', async () => {
  const form = await formily({ rows: table }, { rows: [{ name: '一' }] });
  expect(Object.keys((form.values.rows as object[])[0]!)).toHaveLength(2);
});

it('ArrayTable shows ten rows and leaves the others to a pager', async () => {
  await formily({ rows: table }, { rows: Array.from({ length: 12 }, () => ({})) });
  expect(drawn.root.querySelectorAll('input:not([role])')).toHaveLength(10);
});

it('ArrayTable puts what is no row among its rows, with a text in English', async () => {
  await formily({ rows: { ...table, 'x-component-props': { pagination: false } } }, { rows: [{}] });
  expect(drawn.root.querySelector('table > div, tbody > div')).not.toBeNull();
  expect(document.body.textContent).toContain('press the space bar');
});

it('Editable cannot be reached by the keyboard', async () => {
  await formily({ name: { ...name, 'x-decorator': 'Editable' } }, { name: '一' });
  expect(drawn.root.textContent).toContain('一');
  expect(drawn.root.querySelectorAll('input, button, [tabindex]')).toHaveLength(0);
});

it('PreviewText shows labels of choices, and no colours, links and formats of ours', async () => {
  const choices = [{ label: '正常', value: '0' }];
  await formily(
    {
      status: { type: 'string', enum: choices, 'x-component': 'Select', 'x-read-pretty': true },
      picture: { type: 'string', 'x-component': 'Input', 'x-read-pretty': true },
    },
    { status: '0', picture: '/profile/a.png' },
  );
  expect(drawn.root.textContent).toContain('正常');
  expect(drawn.root.querySelector('img, a, [style*="color"]')).toBeNull();
});
