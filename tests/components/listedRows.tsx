/** A form with a list of rows: drawn, and worked on as people do. */
import { FormProvider } from '@formily/react';
import { act } from 'react';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import type { FormModel } from '../../src/runtime/form/model/formModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import type { NodePlan, RowsPlan } from '../../src/schema/compile/plan.ts';
import { field, plan, required, scopeOver } from '../runtime/form/support.ts';
import { draw, type Drawn } from './support.tsx';

export let drawn: Drawn;

const item = field('item', {
  type: 'object',
  children: [
    field('product', { label: '商品', validation: required }),
    field('quantity', {
      label: '数量',
      type: 'number',
      component: 'InputNumber',
      default: 1,
      validation: { kind: 'integer', minimum: 1, messages: { minimum: '数量不能小于1' } },
    }),
  ],
});

export async function list(
  lines: Record<string, unknown>[],
  rows: Partial<RowsPlan> = {},
  parts: Partial<NodePlan> = {},
): Promise<FormModel> {
  const node = field('lines', {
    label: '明细',
    type: 'array',
    item,
    rows: { movable: true, totals: ['quantity'], key: 'lineId', ...rows },
    ...parts,
  });
  const model = createFormModel({
    plan: plan([node]),
    mode: 'edit',
    values: { lines },
    scope: scopeOver(),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
  );
  return model;
}

export const button = (name: string): HTMLButtonElement =>
  [...drawn.root.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )!;

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
  await drawn.rest();
}

export const lines = (model: FormModel): unknown[] =>
  (model.values().lines as Record<string, unknown>[]).map(({ lineId, product, quantity }) => [
    lineId,
    product,
    quantity,
  ]);

export const tea = { lineId: 1, product: '茶', quantity: 2 };

export const rice = { lineId: 2, product: '米', quantity: 3 };

export async function paste(target: Element, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => target.dispatchEvent(event));
  await drawn.rest();
}

export const cell = (row: number, column: string): HTMLInputElement =>
  drawn.root.querySelector(`[data-row="${row}"] [data-column="${column}"] input`)!;
