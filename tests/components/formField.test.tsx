import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import type { NodePlan } from '../../src/schema/compile/plan.ts';
import { field, plan, scopeOver } from '../runtime/form/support.ts';
import { draw, type, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

async function form(nodes: NodePlan[], values: Record<string, unknown> = {}) {
  const model = createFormModel({
    plan: plan(nodes),
    mode: 'edit',
    values,
    scope: scopeOver(),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
  );
  const input = (label: string): HTMLInputElement => {
    const named = [...drawn.root.querySelectorAll('label')].find(
      (one) => one.textContent === label,
    )!;
    return drawn.root.querySelector(`#${CSS.escape(named.htmlFor)}`)!;
  };
  return { model, input };
}

it('a field shows its value under its label, and gives what is typed to the form', async () => {
  const { model, input } = await form([field('name')], { name: '一' });
  expect(input('name').value).toBe('一');
  await type(input('name'), '二');
  expect(model.values()).toEqual({ name: '二' });
  expect(model.signals.dirty).toBe(true);
});

it('a problem is shown after the field was changed and left, at the field and to readers of the screen', async () => {
  const { input } = await form(
    [field('name', { validation: { messages: { required: '不能为空' }, required: true } })],
    {
      name: '一',
    },
  );
  await type(input('name'), '');
  expect(drawn.root.querySelector('[role=alert]')).toBeNull();
  await act(async () => input('name').blur());
  await drawn.rest();
  const problem = drawn.root.querySelector('[role=alert]')!;
  expect(problem.textContent).toBe('不能为空');
  expect(input('name').getAttribute('aria-invalid')).toBe('true');
  expect(input('name').getAttribute('aria-describedby')).toBe(problem.id);
});

it('a condition follows the values of other fields', async () => {
  const { input } = await form(
    [field('kind'), field('reason', { visible: { $expr: "values.kind == 'other'" } })],
    { kind: 'usual' },
  );
  expect(drawn.root.textContent).not.toContain('reason');
  await type(input('kind'), 'other');
  await drawn.rest();
  expect(drawn.root.textContent).toContain('reason');
});

it('a field that is locked cannot be changed', async () => {
  const { input } = await form([
    field('fixed', { disabled: true }),
    field('shown', { readOnly: true }),
  ]);
  expect(input('fixed').disabled).toBe(true);
  expect(input('shown').readOnly).toBe(true);
});
