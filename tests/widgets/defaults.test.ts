import { describe, expect, it } from 'vitest';
import { compilePage } from '../../src/schema/compile/index.ts';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import type { ListPlan } from '../../src/blocks/list/plan.ts';
import { fieldTypes } from '../../src/schema/generated/fieldTypes.gen.ts';
import type { Field, Model, Page } from '../../src/schema/generated/types.gen.ts';
import { stepCatalogue } from '../../src/steps/catalogue.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { protocol } from '../../src/protocol/index.ts';

/** All types but that of keys, and those that say more than a label or have parts. */
const types = (Object.keys(fieldTypes) as Field['type'][]).filter(
  (type) => !['id', 'dynamic', 'fieldDefinitions', 'range', 'money'].includes(type),
);
const nameOf = (type: string) => `a${type}`;

const model: Model = {
  version: 2,
  name: 'thing',
  label: '物',
  table: 'thing',
  key: 'id',
  path: '/thing',
  permission: 'demo:thing',
  labelField: nameOf('string'),
  fields: {
    id: { type: 'id', label: '编号' },
    ...Object.fromEntries(
      types.map((type) => [
        nameOf(type),
        { type, label: type, ...(type === 'string' && { filter: 'contains' }) } as Field,
      ]),
    ),
  },
  relations: { other: { type: 'belongsTo', model: 'thing', field: nameOf('ref') } },
};
const page: Page = {
  version: 2,
  id: 'thing',
  title: '物',
  model: 'thing',
  list: { columns: types.map(nameOf), toolbar: ['create'] },
  forms: {
    edit: {
      fields: types.map(nameOf),
    },
  },
};
const plan = compilePage({
  page,
  models: { thing: model },
  viewer: { permissions: ['*:*:*'], roles: [] },
  vocabulary: {
    protocol,
    widgets: widgetCatalogue,
    blocks: blockCatalogue,
    steps: stepCatalogue,
    customActions: [],
  },
});

describe.each(types)('a field of type %s', (type) => {
  it('is entered by the widget that says it is for the type', () => {
    const { component } = plan.forms.edit!.nodes.find((node) => node.name === nameOf(type))!;
    expect(widgetCatalogue.find((meta) => meta.name === component)?.inputFor).toContain(type);
  });

  it('is shown by a display widget: the one that says it is for the type, or by the label of the choice', () => {
    const { component, choices } = (plan.body[0] as ListPlan).columns.find(
      (column) => column.field === nameOf(type),
    )!;
    const meta = widgetCatalogue.find(({ name }) => name === component);
    expect(meta?.roles).toContain('display');
    if (choices) expect(component).toBe('DictTag');
    else expect(meta?.displayFor).toContain(type);
  });
});

it('a related record is found by typing a part of its label', () => {
  const { choices } = plan.forms.edit!.nodes.find((node) => node.name === nameOf('ref'))!;
  expect(choices).toMatchObject({
    from: 'request',
    search: nameOf('string'),
    request: { url: '/thing/list' },
  });
});
