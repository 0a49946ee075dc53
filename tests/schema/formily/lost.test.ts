/** What a form says and a Formily schema cannot is named with its place in the plan. */
import { describe, expect, it } from 'vitest';
import type { FormPlan, NodePlan } from '../../../src/schema/compile/plan.ts';
import {
  fromFormily,
  toFormily,
  toTsx,
  type FormilySchema,
  type Lost,
} from '../../../src/schema/formily/index.ts';
import type { FormSchema } from '../../../src/schema/generated/types.gen.ts';
import { widgetCatalogue } from '../../../src/widgets/catalogue.ts';
import { compile, pageNamed } from '../compile/fixtures.ts';

const planOf = (form: FormSchema): FormPlan =>
  compile({
    version: 2,
    id: 'demo/order',
    title: '订单',
    body: [{ type: 'form', form: 'order' }],
    forms: { order: form },
  }).forms.order!;

/** What is lost of the nodes and rules; what a form is in its page is lost always. */
const lostOf = ({ nodes, columns, labels, rules }: FormPlan) =>
  toFormily({ nodes, columns, labels, rules }, widgetCatalogue).lost;

const lostIn = (form: FormSchema) => lostOf(planOf(form));

describe('a form in Formily names what it lost', () => {
  it('of its fields: what runs after a change, wherever the field stands', () => {
    const onChange = [{ type: 'message' as const, text: '已改' }];
    const code = { name: 'code', label: '编码', onChange };
    const found = lostIn({
      fields: [
        code,
        { type: 'tabs', items: [{ label: '一', fields: [{ ...code, name: 'a' }] }] },
        { type: 'list', name: 'rows', label: '行', fields: [code] },
        { type: 'object', name: 'box', label: '盒', fields: [code] },
      ],
    });
    expect(found).toEqual(
      [
        '/nodes/0/onChange',
        '/nodes/1/children/0/children/0/onChange',
        '/nodes/2/item/children/0/onChange',
        '/nodes/3/children/0/onChange',
      ].map((pointer) => ({ pointer, message: 'onChange has no place in a Formily schema' })),
    );
  });

  it('of its looks: offsets, which FormLayout does not have', () => {
    const form: FormSchema = {
      columns: 24,
      labels: 'inline',
      labelWidth: '25%',
      labelAlign: 'left',
      controlWidth: 320,
      gap: 8,
      fields: [
        { name: 'a', label: '甲', hideLabel: true, width: '50%', widget: 'Input', span: 7 },
        {
          type: 'grid',
          columns: 3,
          gap: 0,
          justify: 'center',
          align: 'middle',
          fields: [{ name: 'b', label: '乙', widget: 'Input' }],
        },
      ],
    };
    expect(lostIn(form)).toEqual([]);
    const { nodes, columns, labels, layoutProps, rules } = planOf(form);
    const { schema } = toFormily(
      { nodes, columns, labels, layoutProps: layoutProps!, rules },
      widgetCatalogue,
    );
    const again = fromFormily(schema, { widgets: widgetCatalogue }).form;
    const { fields, ...frame } = form;
    expect(again).toMatchObject(frame);
    const [field, grid] = again.fields;
    expect(field).toMatchObject({ hideLabel: true, width: '50%' });
    expect(grid).toMatchObject({ columns: 3, gap: 0, justify: 'center', align: 'middle' });
    expect(fields).toHaveLength(again.fields.length);
    const offset = planOf({ ...form, labelOffset: 8, controlOffset: '2%' });
    expect(toFormily(offset, widgetCatalogue).lost).toEqual(
      expect.arrayContaining([
        {
          pointer: '/layoutProps/labelOffset',
          message: 'labelOffset has no place in a Formily schema',
        },
        {
          pointer: '/layoutProps/controlOffset',
          message: 'controlOffset has no place in a Formily schema',
        },
      ]),
    );
  });

  it('of its texts, formats and choices', () => {
    const found = lostIn({
      fields: [
        { name: 'a', label: '甲', format: 'noMarkup' },
        { name: 'b', label: '乙' },
        {
          type: 'object',
          name: 'c',
          label: '丙',
          help: '说明',
          fields: ['d'].map((name) => ({ name })),
        },
      ],
      rules: [{ target: 'b', set: { options: { from: 'dict', dict: 'sys_user_sex' } } }],
    });
    expect(found).toEqual([
      {
        pointer: '/nodes/0/validation/format',
        message: 'the format noMarkup has no place in a Formily schema',
      },
      { pointer: '/nodes/2/help', message: 'help has no place in a Formily schema' },
      { pointer: '/rules/0/set/choices', message: 'choices from dict have no place in a reaction' },
    ]);
  });

  it('of what it is in its page: title, requests, events', () => {
    const plan = planOf({
      fields: [{ name: 'a', label: '甲' }],
      onSave: [{ type: 'message', text: '好' }],
      submit: { create: { url: '/order' } },
    });
    const pointers = toFormily(plan, widgetCatalogue).lost.map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/title', '/submit', '/onSave']));
    expect(pointers).not.toContain('/key');
  });

  it('of its expressions: functions and names, each with the place that reads them', () => {
    const plan = planOf({
      fields: [
        { name: 'a', label: '甲', visible: { $expr: "user.userId == 1 && mode == 'edit'" } },
        {
          type: 'group',
          fields: [
            {
              name: 'b',
              label: { $text: '第{size(values.a)}个' },
              assert: { $expr: 'isEmpty(values.a) || size(values.a) > 1' },
              message: '太短',
            },
          ],
        },
        {
          type: 'button',
          name: 'c',
          label: '试',
          visible: { $expr: 'isEmpty(values.b)' },
          run: [{ type: 'message', text: '好' }],
        },
        {
          name: 'd',
          label: '丁',
          options: { from: 'records', records: { $expr: 'sources.posts' } },
        },
      ],
      sources: { posts: { url: '/system/post/list' } },
      rules: [{ target: 'a', if: { $expr: 'isEmpty(values.b)' }, set: { required: true } }],
    });
    const given = ({ lost }: { lost: readonly Lost[] }) =>
      lost.flatMap(({ pointer, message }) => {
        const [, named] = /^the (.*), which .* must be given in scope$/.exec(message) ?? [];
        return named === undefined ? [] : [`${pointer} ${named}`];
      });
    const functions = [
      '/nodes/1/children/0/label function size',
      '/nodes/1/children/0/validation/check/when function isEmpty',
      '/nodes/1/children/0/validation/check/when function size',
      '/rules/0/when function isEmpty',
    ];
    expect(given(toFormily(plan, widgetCatalogue))).toEqual([
      '/nodes/0/visible name mode',
      '/nodes/0/visible name user',
      ...functions,
    ]);
    // A component says what stands for the names itself.
    const about = { name: 'demo/order', title: '订单' };
    expect(given(toTsx(plan, about, widgetCatalogue))).toEqual(functions);
  });

  it('of the committed forms that call what plain Formily does not have', () => {
    const lostBy = (id: string) =>
      toFormily(compile(pageNamed(id)).forms.edit!, widgetCatalogue).lost.flatMap(
        ({ message }) => /^the (.*), which .* scope$/.exec(message)?.[1] ?? [],
      );
    expect(lostBy('system/user')).toEqual(
      expect.arrayContaining(['function isEmpty', 'function passwordProblem', 'name user']),
    );
    expect(lostBy('system/role')).toContain('function size');
    expect(lostBy('system/post')).toEqual([]);
  });

  it('of a name that stands twice in one place', () => {
    expect(lostIn({ fields: [{ name: 'a' }, { name: 'a', label: '又' }] })).toEqual([
      {
        pointer: '/nodes/1',
        message: 'a stands twice in one place, which no Formily schema can have',
      },
    ]);
  });

  it('and gives rules to the fields of the form alone, whatever fields of rows are called', () => {
    const rule = { target: 'a', if: { $expr: 'values.b == 1' }, set: { required: true } };
    const rows = { type: 'list' as const, name: 'rows', fields: [{ name: 'a', label: '行甲' }] };
    const plan = planOf({
      fields: [{ name: 'a', label: '甲' }, { name: 'b', label: '乙' }, rows],
      rules: [rule],
    });
    const { schema } = toFormily(plan, widgetCatalogue);
    expect(JSON.stringify(schema).split('x-reactions')).toHaveLength(2);
    const { form, lost } = fromFormily(schema, { widgets: widgetCatalogue });
    expect(form.rules).toEqual([rule]);
    expect(lost).toEqual([]);
  });

  it('and reads no reactions of rows as rules', () => {
    const reaction = { when: '{{$values.b == 1}}', fulfill: { state: { required: true } } };
    const cell = { type: 'string', 'x-component': 'Input', 'x-reactions': [reaction] };
    const grouped = { type: 'void', 'x-component': 'FormGrid', properties: { inner: cell } };
    const { form, lost } = fromFormily(
      {
        type: 'object',
        properties: {
          rows: {
            type: 'array',
            'x-component': 'ArrayTable',
            items: { type: 'object', properties: { cell, grouped } },
          },
        },
      } as FormilySchema,
      { widgets: widgetCatalogue },
    );
    expect(form.rules).toBeUndefined();
    const rows = '/properties/rows/items/properties';
    expect(lost.filter(({ pointer }) => pointer.endsWith('x-reactions'))).toEqual(
      [`${rows}/cell/x-reactions`, `${rows}/grouped/properties/inner/x-reactions`].map(
        (pointer) => ({ pointer, message: 'rules have no place in the rows of a list' }),
      ),
    );
  });

  it('also of what plans do not have yet', () => {
    const plan = planOf({ fields: [{ name: 'a', label: '甲' }] });
    const [node] = plan.nodes;
    const later = { ...plan, nodes: [{ ...node, later: 'one day' } as unknown as NodePlan] };
    expect(lostOf(later)).toEqual([
      { pointer: '/nodes/0/later', message: 'later has no place in a Formily schema' },
    ]);
  });

  it('and nothing else: of a committed form, that a number must be whole', () => {
    const plan = compile(pageNamed('system/post')).forms.edit!;
    expect(lostOf(plan)).toEqual([
      {
        pointer: '/nodes/2/validation/kind',
        message: 'the check integer has no place in a Formily schema',
      },
    ]);
  });
});
