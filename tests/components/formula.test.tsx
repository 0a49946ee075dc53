import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FormMode } from '../../src/schema/compile/plan.ts';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import type { LazyPart } from '../../src/parts/lazyPart.tsx';
import { widgets } from '../../src/widgets/index.ts';
import { field, plan, scopeOver } from '../runtime/form/support.ts';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const drawForm = async (mode: FormMode, values: Record<string, unknown>) => {
  const parts = widgets.find(({ facts }) => facts.name === 'Formula')!;
  await (parts.input as LazyPart<object>).preload();
  await (parts.display as LazyPart<object>).preload();
  const model = createFormModel({
    plan: plan([
      field('price', { type: 'number' }),
      field('count', { type: 'number' }),
      field('total', {
        component: 'Formula',
        submit: false,
        props: { result: { $expr: 'values.price * values.count' }, precision: 2, unit: ' 元' },
      }),
    ]),
    mode,
    values,
    scope: scopeOver(),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
  );
  return model;
};

const total = (): string => drawn.root.querySelector('[data-field="total"]')!.textContent;

it('a formula follows the values of the form, and is no part of them', async () => {
  const model = await drawForm('edit', { price: 2.5, count: 3 });
  expect(total()).toContain('7.50 元');
  await act(async () => model.form.setValuesIn('count', 4));
  expect(total()).toContain('10.00 元');
  expect(model.values()).not.toHaveProperty('total');
  expect(drawn.root.querySelector('output')).not.toBeNull();
});

it('a formula is shown where nothing is entered, too', async () => {
  await drawForm('view', { price: 2.5, count: 3 });
  expect(total()).toContain('7.50 元');
});

it('a formula that gives no number says so', async () => {
  await drawForm('edit', { price: 1, count: 'many' });
  expect(total()).toMatch(/无法计算|填写后自动计算/);
});
