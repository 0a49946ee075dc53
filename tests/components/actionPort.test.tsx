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

it('an action sends its request and tells what came back', async () => {
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
