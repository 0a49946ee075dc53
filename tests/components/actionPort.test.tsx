import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ActionButton } from '../../src/runtime/action/ActionButton.tsx';
import type { ActionPlan } from '../../src/schema/compile/plan.ts';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const action = (more: Partial<ActionPlan>): ActionPlan => ({
  key: 'clean',
  label: '清空',
  variant: 'default',
  selection: 'none',
  run: [
    { type: 'request', request: { method: 'DELETE', url: '/monitor/operlog/clean' } },
    { type: 'message', tone: 'success' },
  ],
  ...more,
});

async function start(plan: ActionPlan): Promise<void> {
  drawn = await draw(<ActionButton plan={plan} block="log" />);
  await act(async () => drawn.root.querySelector('button')!.click());
  await drawn.rest();
}

const dialogButton = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('.ant-modal-root button')].find(
    (one) => one.textContent!.replace(/\s/g, '') === text,
  )!;

it('an action sends its request and reports what came back', async () => {
  await start(action({}));
  expect(drawn.sent).toMatchObject([{ method: 'DELETE', url: '/monitor/operlog/clean' }]);
  expect(drawn.notices).toEqual(['success 操作成功']);
});

it('an action that asks sends nothing before the answer', async () => {
  await start(action({ confirm: { title: '确认清空吗？' } }));
  expect(drawn.sent).toEqual([]);
  await act(async () => dialogButton('确定').click());
  await drawn.rest();
  expect(drawn.sent).toHaveLength(1);
});

it('an action that must not run says why', async () => {
  await start(action({ assert: { condition: { $expr: 'false' }, message: '现在不行' } }));
  expect(drawn.sent).toEqual([]);
  expect(drawn.notices).toEqual(['warning 现在不行']);
});

it('an action that is possible on none of the rows says why', async () => {
  const possible = [
    { when: { $expr: "record.status == 'new'" }, message: '已付款' },
    { when: { $expr: 'record.amount > 0' }, message: { $text: '{values.no}没有金额' } },
    // What cannot be evaluated here is left to the server.
    { when: { $expr: 'unknown(1)' }, message: '不明' },
  ];
  const at = async (...rows: object[]) => {
    drawn = await draw(<ActionButton plan={action({ possible })} block="log" local={{ rows }} />);
    const { disabled } = drawn.root.querySelector('button')!;
    const reason = drawn.root.querySelector('[role=group]')?.getAttribute('aria-label');
    drawn.remove();
    return disabled ? reason : 'possible';
  };
  const fresh = { no: '甲', status: 'new', amount: 1 };
  expect(await at(fresh)).toBe('possible');
  expect(await at({ ...fresh, status: 'paid' })).toBe('已付款');
  expect(await at({ ...fresh, amount: 0 })).toBe('甲没有金额');
  expect(await at({ ...fresh, status: 'paid' }, fresh)).toBe('possible');
});
