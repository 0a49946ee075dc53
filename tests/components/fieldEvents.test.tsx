/** Steps that a field of a form runs after a person has changed it. */
import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import type { FormModel } from '../../src/runtime/form/model/formModel.ts';
import { TypingPauseContext } from '../../src/runtime/form/view/context.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import { ApiError, type HttpRequest } from '../../src/runtime/host.ts';
import type { Envelope } from '../../src/protocol/codes.ts';
import type { ActionPlan, NodePlan, RulePlan, StepPlan } from '../../src/schema/compile/plan.ts';
import { field, plan, rule, scopeOver } from '../runtime/form/support.ts';
import { draw, type, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
afterEach(() => {
  vi.useRealTimers();
  drawn.remove();
});

const event = (...run: StepPlan[]): ActionPlan => ({
  key: 'onChange',
  variant: 'default',
  selection: 'none',
  run,
});
const report: StepPlan = {
  type: 'request',
  request: {
    method: 'POST',
    url: '/changed',
    body: { value: { $expr: 'value' }, other: { $expr: 'values.other' }, mode: { $expr: 'mode' } },
  },
};

interface Given {
  values?: Record<string, unknown>;
  rules?: RulePlan[];
  answer?: (request: HttpRequest) => Envelope;
  waits?: (field: string) => boolean;
}

async function form(nodes: NodePlan[], given: Given = {}) {
  const { values = {}, rules = [], answer, waits = () => true } = given;
  await ListField.preload();
  const model: FormModel = createFormModel({
    plan: plan(nodes, rules),
    mode: 'edit',
    values,
    scope: scopeOver(),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <TypingPauseContext value={waits}>
        <FormView model={model} />
      </TypingPauseContext>
    </FormProvider>,
    answer,
  );
  const input = (at = 0) => drawn.root.querySelectorAll('input')[at]!;
  const leave = async (at = 0) => {
    await act(async () => input(at).blur());
    await drawn.rest();
  };
  return { model, input, leave };
}

it('what is typed is reported when the field is left, with the values of the form', async () => {
  const { input, leave } = await form(
    [field('name', { onChange: event(report) }), field('other')],
    {
      values: { name: '一', other: '其他' },
    },
  );
  // On a slow machine typing would pause before the field is left.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type(input(), '二');
  expect(drawn.sent).toEqual([]);
  await leave();
  expect(drawn.sent).toMatchObject([
    { method: 'POST', url: '/changed', body: { value: '二', other: '其他', mode: 'edit' } },
  ]);
  await act(async () => input().focus());
  await leave();
  expect(drawn.sent).toHaveLength(1);
});

it('what is typed is reported at each key where nothing waits for typing to pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const nodes = ['at', 'later'].map((name) => field(name, { onChange: event(report) }));
  const waits = (name: string) => name === 'later';
  const { input } = await form(nodes, { waits });
  await type(input(0), '一');
  await type(input(0), '一二');
  await type(input(1), '三');
  expect(drawn.sent.map(({ body }) => body)).toMatchObject([{ value: '一' }, { value: '一二' }]);
});

it('a choice is reported at once', async () => {
  const { model } = await form(
    [field('open', { type: 'boolean', component: 'Switch', onChange: event(report) })],
    { values: { open: false } },
  );
  // The control comes late.
  const control = await until(async () => {
    await drawn.rest();
    const found = drawn.root.querySelector<HTMLElement>('[role=switch]');
    expect(found).not.toBeNull();
    return found!;
  });
  await act(async () => control.click());
  await drawn.rest();
  expect(model.values()).toEqual({ open: true });
  expect(drawn.sent).toMatchObject([{ body: { value: true } }]);
});

it('a value that is loaded, or set by a rule, is no change of a person', async () => {
  const { model, input, leave } = await form(
    [field('kind'), field('name', { onChange: event(report) })],
    {
      values: { kind: 'a', name: '一' },
      rules: [rule(['name'], "values.kind == 'b'", { value: '由规则' }, ['kind'])],
    },
  );
  await type(input(), 'b');
  await leave();
  expect(model.values()).toEqual({ kind: 'b', name: '由规则' });
  await act(async () => model.adopt({ kind: 'b', name: '三' }, false));
  await drawn.rest();
  expect(drawn.sent).toEqual([]);
});

it('in a list of rows the steps read the row', async () => {
  const price = field('price', {
    onChange: event({
      type: 'request',
      request: { url: '/price', params: { of: { $expr: 'row.product' }, is: { $expr: 'value' } } },
    }),
  });
  const lines = field('lines', {
    type: 'array',
    item: { ...field('item', { type: 'object' }), children: [field('product'), price] },
  });
  const { input, leave } = await form([lines], {
    values: { lines: [{ product: '茶', price: '1' }] },
  });
  await type(input(1), '2');
  await leave(1);
  expect(drawn.sent).toMatchObject([{ url: '/price', params: { of: '茶', is: '2' } }]);
});

it('a problem of the steps is shown', async () => {
  const { input, leave } = await form([field('name', { onChange: event(report) })], {
    answer: () => {
      throw new ApiError('不能保存', 500, false);
    },
  });
  await type(input(), '二');
  await leave();
  expect(drawn.notices).toEqual(['error 不能保存']);
});
