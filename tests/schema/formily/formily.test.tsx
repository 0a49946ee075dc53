/**
 * Forms as standard Formily JSON Schema: plain Formily renders them, and they come back as they
 * were.
 */
import { createForm } from '@formily/core';
import * as components from '@formily/antd-v5';
import { createSchemaField, FormProvider } from '@formily/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormPlan, NodePlan } from '../../../src/schema/compile/plan.ts';
import { fromFormily, toFormily, type FormilySchema } from '../../../src/schema/formily/index.ts';
import type { ToFormily } from '../../../src/schema/formily/toFormily.ts';
import type { FormItem, FormSchema, Page } from '../../../src/schema/generated/types.gen.ts';
import { widgetCatalogue } from '../../../src/widgets/catalogue.ts';
import { compile, models, pageNamed } from '../compile/fixtures.ts';
import { order } from './support/orderForm.ts';
import { plainScope } from './support/plainScope.ts';

const SchemaField = createSchemaField({ components: { ...components } as never });

const planOf = (page: Page, form: string): FormPlan => compile(page).forms[form]!;

/** Drawn by Formily with its own compiler, and with what `lost` says must be given in scope. */
const render = ({ schema, lost }: ToFormily, values: object = {}): string =>
  renderToStaticMarkup(
    <FormProvider form={createForm({ values })}>
      <SchemaField schema={schema as never} scope={plainScope(lost)} />
    </FormProvider>,
  );

/** Labels of the fields that are there in create mode and hide behind no condition. */
const labelsOf = (nodes: readonly NodePlan[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'field' && node.visible === undefined && typeof node.label === 'string'
      ? [node.label]
      : []),
    ...labelsOf(node.children),
  ]);

const committed = [
  ['system/post', 'edit'],
  ['system/dept', 'edit'],
  ['system/menu', 'edit'],
  ['system/user', 'edit'],
  ['system/role', 'edit'],
  ['system/dict', 'entry'],
  ['system/config', 'edit'],
] as const;

describe.each(committed)('the form %s %s', (id, name) => {
  const plan = planOf(pageNamed(id), name);
  const made = toFormily(plan, widgetCatalogue);
  const { schema } = made;

  it('is drawn by plain Formily with antd-v5', () => {
    const html = render(made);
    for (const label of labelsOf(plan.nodes)) expect(html).toContain(label);
    expect(html).toContain('ant-formily-item');
    expect(html).not.toContain('{{');
  });

  it('comes back with nothing lost, and means what it meant', () => {
    const { form, lost } = fromFormily(schema, {
      model: plan.model === undefined ? undefined : models[plan.model],
      widgets: widgetCatalogue,
    });
    expect(lost).toEqual([]);
    const page = pageNamed(id);
    const again = planOf(
      {
        ...page,
        forms: {
          ...page.forms,
          [name]: { ...page.forms![name], finish: undefined, ...form } as FormSchema,
        },
      },
      name,
    );
    expect(again.nodes).toEqual(plan.nodes);
    expect(again.rules).toEqual(plan.rules);
    expect(again.columns).toBe(plan.columns);
  });
});

const page = (form: FormSchema): Page => ({
  version: 2,
  id: 'demo/order',
  title: '订单',
  body: [{ type: 'form', form: 'order' }],
  forms: { order: form },
});

describe('layout and rules', () => {
  const plan = planOf(page(order), 'order');
  const made = toFormily(plan, widgetCatalogue);
  const { schema } = made;

  it('are drawn, and rules work in plain Formily', () => {
    const shipped = render(made, { delivery: 'ship', count: 5 });
    for (const label of ['单号', '送货', '第一页', '其他', '明细', '零件', '地址', '添加'])
      expect(shipped).toContain(label);
    expect(render(made, { delivery: 'fetch' })).not.toContain('地址');
  });

  it('come back as they were', () => {
    const { form, lost } = fromFormily(schema, { widgets: widgetCatalogue });
    expect(lost).toEqual([]);
    const again = planOf(page(form), 'order');
    expect(again.nodes).toEqual(plan.nodes);
    expect(
      again.rules.flatMap(({ targets, ...rule }) =>
        targets.map((one) => ({ ...rule, targets: [one] })),
      ),
    ).toHaveLength(4);
    expect(form.labels).toBe('left');
  });
});

describe('a condition', () => {
  const conditional = (visible: string): FormilySchema => ({
    type: 'object',
    properties: {
      a: { type: 'string', title: '甲', 'x-component': 'Input', 'x-visible': visible },
    },
  });
  const read = (visible: string) =>
    fromFormily(conditional(visible), { widgets: widgetCatalogue }).form.fields[0];

  it('that finds nothing hides, as with us: Formily would leave the field as it is', () => {
    const hidden = page({
      fields: [{ name: 'a', label: '甲', visible: { $expr: 'values.nothing' } }],
    });
    const made = toFormily(planOf(hidden, 'order'), widgetCatalogue);
    expect(render(made)).not.toContain('甲');
    expect(render(made, { nothing: 1 })).toContain('甲');
  });

  it('comes back as it was, and one from elsewhere stays whole', () => {
    expect(read('{{!!($values.b == 1)}}')).toMatchObject({ visible: { $expr: 'values.b == 1' } });
    expect(read('{{!!($values.b) || ($values.c)}}')).toMatchObject({
      visible: { $expr: '!!(values.b) || (values.c)' },
    });
  });
});

describe('a schema from elsewhere', () => {
  it('is read as far as it goes, and what it cannot carry is named with its place', () => {
    const foreign = {
      type: 'object',
      properties: {
        postName: {
          type: 'string',
          title: '岗位名称',
          'x-decorator': 'FormItem',
          'x-component': 'Input',
          'x-index': 1,
        },
        first: {
          type: 'string',
          title: '第一',
          'x-component': 'Input',
          'x-component-props': { placeholder: '请填' },
          'x-index': 0,
        },
        odd: { type: 'string', title: '奇怪', 'x-component': 'Gauge', 'x-content': 'text' },
        step: { type: 'void', 'x-component': 'FormDialog', properties: {} },
        linked: {
          type: 'string',
          title: '联动',
          'x-component': 'Input',
          'x-reactions': '{{useAsync()}}',
          'x-validator': [{ validator: '{{check}}' }],
        },
      },
    } as unknown as FormilySchema;
    const { form, lost } = fromFormily(foreign, { model: models.post, widgets: widgetCatalogue });
    expect(form.fields.slice(0, 2)).toEqual<FormItem[]>([
      { name: 'first', label: '第一', placeholder: '请填', widget: 'Input', valueType: 'string' },
      { field: 'postName', widget: 'Input', valueType: 'string' },
    ]);
    expect(lost).toEqual([
      { pointer: '/properties/odd/x-content', message: 'x-content has no place in a form' },
      {
        pointer: '/properties/odd/x-component',
        message: 'there is no widget for the component Gauge',
      },
      { pointer: '/properties/step', message: 'the layout FormDialog has no place in a form' },
      {
        pointer: '/properties/linked/x-reactions/0',
        message: 'this reaction has no place in a form',
      },
      {
        pointer: '/properties/linked/x-validator/0',
        message: 'the validator validator has no place in a form',
      },
    ]);
  });
});
