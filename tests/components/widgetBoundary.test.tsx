import { FormProvider } from '@formily/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import { widgets } from '../../src/widgets/index.ts';
import { field, plan, scopeOver } from '../runtime/form/support.ts';
import { draw, type, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => {
  drawn.remove();
  vi.restoreAllMocks();
});

it('a widget that fails names itself in its place, and is tried again; the form goes on', async () => {
  // React reports what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('no such thing');
    return <output>ready</output>;
  };
  const model = createFormModel({
    plan: plan([field('other'), field('fragile', { component: 'Fragile' })]),
    mode: 'edit',
    values: { other: 'one' },
    scope: scopeOver(),
  });
  const facts = { name: 'Fragile', roles: ['input'], values: ['string'] } as const;
  drawn = await draw(
    <FormProvider form={model.form}>
      <FormView model={model} />
    </FormProvider>,
    undefined,
    { widgets: [...widgets, { facts, input: Fragile }] },
  );
  const alert = drawn.root.querySelector('[role=alert]')!;
  expect(alert.textContent).toContain('控件 Fragile 无法显示');
  expect(alert.textContent).toContain('no such thing');
  const input = drawn.root.querySelector('input')!;
  await type(input, 'two');
  expect(model.values()).toMatchObject({ other: 'two' });
  isBroken = false;
  await act(async () => alert.querySelector('button')!.click());
  expect(drawn.root.querySelector('output')!.textContent).toBe('ready');
  expect(drawn.root.querySelector('[role=alert]')).toBeNull();
});
