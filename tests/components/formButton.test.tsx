/** Buttons among the fields of forms: when they can be started, and what their steps read. */
import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import { ApiError } from '../../src/runtime/host.ts';
import type { ActionPlan, FormMode, NodePlan, RulePlan } from '../../src/schema/compile/plan.ts';
import type { Answer } from '../../src/schema/protocol.ts';
import { field, plan, rule, scopeOver } from '../runtime/form/support.ts';
import { draw, type, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const action = (parts: Partial<ActionPlan> = {}): ActionPlan => ({
  key: 'test',
  variant: 'default',
  selection: 'none',
  run: [
    {
      type: 'request',
      request: {
        method: 'POST',
        url: '/test',
        body: {
          host: { $expr: 'values.host' },
          row: { $expr: 'row.code' },
          mode: { $expr: 'mode' },
          key: { $expr: 'key' },
          old: { $expr: 'record.host' },
        },
      },
    },
  ],
  ...parts,
});

const button = (parts: Partial<NodePlan> = {}, own: Partial<ActionPlan> = {}): NodePlan => ({
  ...field('test', { kind: 'layout', type: 'void', component: '', label: '测试', submit: false }),
  modes: ['create', 'edit'],
  ...parts,
  button: action(own),
});

interface Given {
  mode?: FormMode;
  values?: Record<string, unknown>;
  rules?: RulePlan[];
  answer?: () => Answer;
}

async function form(nodes: NodePlan[], given: Given = {}) {
  const { mode = 'edit', values = {}, rules = [], answer } = given;
  await ListField.preload();
  const model = createFormModel({
    plan: plan(nodes, rules),
    mode,
    values,
    scope: scopeOver({ key: 7, record: { host: '旧' } }),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
    answer,
  );
  const all = () =>
    [...drawn.root.querySelectorAll('button')].filter(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).replaceAll(' ', '') === '测试',
    );
  const press = async (at = 0, times = 1) => {
    await act(async () => {
      for (let count = 0; count < times; count += 1) all()[at]!.click();
    });
    await drawn.rest();
  };
  return { model, all, press };
}

it('runs its steps with the values as they are now, and what the form was opened with', async () => {
  const { press } = await form([field('host'), button()], { values: { host: '甲' } });
  await type(drawn.root.querySelector('input')!, '乙');
  await press();
  expect(drawn.sent).toMatchObject([
    { method: 'POST', url: '/test', body: { host: '乙', mode: 'edit', key: 7, old: '旧' } },
  ]);
});

it('is not started again while its steps run', async () => {
  const { press } = await form([button()]);
  await press(0, 2);
  expect(drawn.sent).toHaveLength(1);
  await press();
  expect(drawn.sent).toHaveLength(2);
});

it('reads its row in a list, and each row has a button of its own', async () => {
  const item = field('item', { type: 'object', children: [field('code'), button()] });
  const lines = field('lines', { type: 'array', item, rows: { movable: true, totals: [] } });
  const { press, all } = await form([lines], {
    values: { lines: [{ code: '一' }, { code: '二' }] },
  });
  expect(all()).toHaveLength(2);
  await press(1);
  expect(drawn.sent).toMatchObject([{ body: { row: '二' } }]);
});

it('cannot be started while its condition or a rule says so, and follows the values', async () => {
  const disabled = { $expr: "values.host == ''" };
  const rules = [rule(['test'], "values.host == '丙'", { disabled: true }, ['host'])];
  const { all, press } = await form([field('host'), button({ disabled })], {
    values: { host: '' },
    rules,
  });
  expect(all()[0]!.disabled).toBe(true);
  await press();
  await type(drawn.root.querySelector('input')!, '乙');
  expect(all()[0]!.disabled).toBe(false);
  await type(drawn.root.querySelector('input')!, '丙');
  expect(all()[0]!.disabled).toBe(true);
  expect(drawn.sent).toEqual([]);
});

it('is gone while it is not visible, and where the form is only looked at', async () => {
  const visible = { $expr: "values.host == '甲'" };
  const nodes = [field('host'), button({ visible })];
  const { all } = await form(nodes, { values: { host: '乙' } });
  expect(all()).toHaveLength(0);
  await type(drawn.root.querySelector('input')!, '甲');
  expect(all()).toHaveLength(1);
  drawn.remove();
  const viewed = await form(nodes, { values: { host: '甲' }, mode: 'view' });
  expect(viewed.all()).toHaveLength(0);
});

it('says what it asserts instead of running, and shows what its steps are refused with', async () => {
  const assert = { condition: { $expr: "values.host != ''" }, message: '请先填写主机' };
  const { press } = await form([field('host'), button({}, { assert })], {
    values: { host: '' },
    answer: () => {
      throw new ApiError('连接失败', 500, false);
    },
  });
  await press();
  expect(drawn.notices).toEqual(['warning 请先填写主机']);
  await type(drawn.root.querySelector('input')!, '乙');
  await press();
  expect(drawn.notices).toEqual(['warning 请先填写主机', 'error 连接失败']);
});

it('does nothing without steps', async () => {
  const { press } = await form([button({}, { run: [] })]);
  await press();
  expect([drawn.sent, drawn.notices]).toEqual([[], []]);
});

it('as a circle is heard by its text, and has its caption and note described', async () => {
  const looks = { caption: '连接', shape: 'circle' };
  const { all } = await form([button({ props: looks, description: '不保存' }, { icon: 'search' })]);
  const [one] = all();
  expect(one!.getAttribute('aria-label')).toBe('测试');
  const described = one!.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '连接',
    '不保存',
  ]);
});
