/** Lists of rows that widgets draw with the array components of @formily/antd-v5. */
import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import type { NodePlan } from '../../src/schema/compile/plan.ts';
import { field, plan, scopeOver } from '../runtime/form/support.ts';
import { draw, type, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
beforeEach(() => ListField.preload());
afterEach(() => drawn.remove());

const required = { messages: { required: '不能为空' }, required: true };
const lines = (component: string, more: Partial<NodePlan> = {}): NodePlan =>
  field('lines', {
    type: 'array',
    component,
    item: field('item', {
      type: 'object',
      children: [field('name', { validation: required }), field('note')],
    }),
    ...more,
  });

async function list(component: string, rows: object[], more: Partial<NodePlan> = {}) {
  const model = createFormModel({
    plan: plan([lines(component, more)]),
    mode: 'edit',
    values: { lines: rows },
    scope: scopeOver(),
  });
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
  );
  await until(async () => {
    await drawn.rest();
    expect(drawn.root.querySelector('[aria-busy]')).toBeNull();
  });
  const inputs = () => [...drawn.root.querySelectorAll<HTMLInputElement>('input')];
  const press = async (name: string) => {
    const button = [...drawn.root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (!button) throw new Error(`no button ${name}`);
    await act(async () => button.click());
    await drawn.rest();
  };
  return { model, inputs, press, values: () => inputs().map((input) => input.value) };
}

describe.each(['ArrayCards', 'ArrayCollapse'])('%s', (component) => {
  it('shows the rows, and gives what is typed to the form and nothing else', async () => {
    const { model, inputs, values } = await list(component, [
      { name: '一', note: '甲' },
      { name: '二', note: '乙' },
    ]);
    expect(values()).toEqual(['一', '甲', '二', '乙']);
    await type(inputs()[2]!, '三');
    expect(model.values()).toEqual({
      lines: [
        { name: '一', note: '甲' },
        { name: '三', note: '乙' },
      ],
    });
    expect(drawn.root.textContent).toContain('note');
  });

  it('adds, moves and removes rows by buttons with names', async () => {
    const { model, press, values } = await list(component, [{ name: '一' }, { name: '二' }]);
    await press('下移第 1 项');
    expect(values().filter(Boolean)).toEqual(['二', '一']);
    await press('删除第 1 项');
    expect(values().filter(Boolean)).toEqual(['一']);
    await press('添加');
    expect(model.values().lines).toHaveLength(2);
    expect(values()).toHaveLength(4);
  });

  it('has no buttons where nothing can be changed', async () => {
    await list(component, [{ name: '一' }], { disabled: true });
    const names = [...drawn.root.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(names.filter((name) => /项|添加/.test(name))).toEqual([]);
  });

  it('says what is wrong at the field, and brings it into sight', async () => {
    const { model, inputs } = await list(component, [{ name: '一' }, { name: '' }], {
      props: component === 'ArrayCollapse' ? { open: 1 } : {},
    });
    await act(async () => {
      const [problem] = model.check();
      model.reveal(problem!.address);
    });
    await drawn.rest();
    expect(drawn.root.querySelector('[role=alert]')?.textContent).toBe('不能为空');
    expect(document.activeElement).toBe(inputs()[2]);
  });
});
