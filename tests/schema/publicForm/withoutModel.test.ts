/** Forms of pages as anybody can fill them in: without the model, the same controls and limits. */
import { expect, it } from 'vitest';
import type { NodePlan, PagePlan } from '../../../src/schema/compile/plan.ts';
import type { FormSchema, Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { withoutModel } from '../../../src/schema/publicForm/withoutModel.ts';
import { compile, models, pageIds, pageNamed } from '../compile/fixtures.ts';

const alone = (form: FormSchema): Page => ({
  version: 2,
  id: 'alone',
  title: '单独的表单',
  body: [{ type: 'form', form: 'form' }],
  forms: { form },
});

const isEntered = ({ kind, modes, computed }: NodePlan): boolean =>
  kind === 'field' && modes.includes('create') && !computed;

/** What somebody who fills it in meets, in its order. */
const entered = (nodes: readonly NodePlan[]): object[] =>
  nodes.flatMap((node): object[] => (isEntered(node) ? [metOf(node)] : entered(node.children)));

function metOf({ name, label, component, props, type, choices, placeholder, ...node }: NodePlan) {
  const { required, minLength, maxLength, minimum, maximum, pattern, format } = node.validation;
  const limits = { required: required === true, minLength, maxLength, minimum, maximum };
  const { default: first, help, span, width } = node;
  const shown = { name, label, component, props, type, choices, placeholder };
  return JSON.parse(
    JSON.stringify({ ...shown, ...limits, pattern, format, first, help, span, width }),
  ) as object;
}

const forms = pageIds.flatMap((id) => {
  const page = pageNamed(id);
  const plan: PagePlan = compile(page);
  return Object.entries(page.forms ?? {})
    .map(([name, form]) => [`${id} ${name}`, form, plan.forms[name]!, page] as const)
    .filter(([, , { nodes }]) => entered(nodes).length > 0);
});

it('a form with rows of a model says which', () => {
  const model = (name: string, more: Partial<Model>): Model => ({
    version: 2,
    name,
    label: name,
    table: `test_${name}`,
    key: `${name}Id`,
    path: `/test/${name}`,
    permission: `test:${name}`,
    ...more,
    fields: { [`${name}Id`]: { type: 'id', label: '编号' }, ...more.fields },
  });
  const order = model('order', {
    relations: { lines: { type: 'owned', model: 'line', by: 'orderId' } },
  });
  const line = model('line', {
    label: '明细',
    fields: {
      orderId: { type: 'ref', label: '订单' },
      goods: { type: 'string', label: '商品', maxLength: 20 },
    },
  });
  const rows = { type: 'list' as const, field: 'lines', label: '明细', fields: ['goods'] };
  const form: FormSchema = { model: 'order', fields: [rows] };
  const plan = compile(alone(form), ['*:*:*'], { order, line });
  const found = withoutModel(form, plan.forms.form!, order);
  expect('problem' in found && String(found.problem)).toBe(
    '“明细”由多行或多个值组成，不能公开填写',
  );
});

it('what the form says of refusals stays, and of who gets a field; restricted fields are left out', () => {
  const order: Model = {
    version: 2,
    name: 'order',
    label: '订单',
    table: 'test_order',
    key: 'orderId',
    path: '/test/order',
    permission: 'test:order',
    fields: {
      orderId: { type: 'id', label: '编号' },
      code: { type: 'string', label: '单号', maxLength: 9, pattern: '^[a-z]+$' },
      price: { type: 'integer', label: '底价', access: { read: 'test:order:price' } },
      cost: { type: 'integer', label: '成本', access: { write: 'test:order:cost' } },
      note: { type: 'string', label: '备注', maxLength: 9 },
    },
  };
  const code = { field: 'code', required: true, messages: { required: '请填写单号' } };
  const note = { field: 'note', access: 'test:order:note' };
  const form: FormSchema = { model: 'order', fields: [code, 'price', 'cost', note] };
  const plan = compile(alone(form), ['*:*:*'], { order });
  const found = withoutModel(form, plan.forms.form!, order);
  expect('form' in found && found.form.fields).toMatchObject([
    { name: 'code', messages: { required: '请填写单号' } },
    { name: 'note', access: 'test:order:note' },
  ]);
});

it.each(forms)('%s asks the same without its model', (_name, form, plan, page) => {
  const found = withoutModel(form, plan, models[form.model ?? page.model ?? '']);
  if ('problem' in found) {
    expect(String(found.problem)).toMatch(/^“.+”的选项来自服务器，不能公开填写/);
    expect(
      plan.nodes.some(({ choices }) => choices && !['fixed', 'dict'].includes(choices.from)),
    ).toBe(true);
    return;
  }
  expect(found.form).not.toHaveProperty('model');
  const { fields, finish } = found.form;
  const own = compile(alone({ fields: [...fields, ...(finish?.fields ?? [])] })).forms.form!;
  expect(entered(own.nodes)).toEqual(entered(plan.nodes));
});
