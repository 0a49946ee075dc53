/** Lists of rows over values that are no list, or hold what is no row. */
import { FormProvider } from '@formily/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormModel } from '../../src/runtime/form/model/createFormModel.ts';
import { FormView } from '../../src/runtime/form/view/FormView.tsx';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import type { FormMode } from '../../src/schema/compile/plan.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { field, plan, scopeOver } from '../runtime/form/support.ts';
import { draw, type Drawn } from './support.tsx';
import { until } from '../until.ts';

let drawn: Drawn;
beforeEach(() => ListField.preload());
afterEach(() => {
  drawn.remove();
  vi.restoreAllMocks();
});

async function list(component: string, mode: FormMode, value: unknown) {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const item = field('item', { type: 'object', children: [field('name'), field('note')] });
  const model = createFormModel({
    plan: plan([field('lines', { type: 'array', component, item })]),
    mode,
    values: { lines: value },
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
  expect(drawn.root.textContent).not.toContain('无法显示');
  expect(failures.mock.calls.filter(([said]) => String(said).includes('rror'))).toEqual([]);
  return drawn.root.textContent;
}

const ofRows = widgetCatalogue.filter(({ roles }) => roles.includes('rows'));
const modes = ['edit', 'view'] as const;

describe.each(['Rows', ...ofRows.map(({ name }) => name)])('%s', (component) => {
  it.each(modes)('says a value that is no list, and draws what is no row: %s', async (mode) => {
    for (const [value, said] of [
      ['不是列表', '不是列表'],
      [7, '7'],
      [{ a: 1 }, '{"a":1}'],
    ] as const) {
      expect(await list(component, mode, value)).toContain(`原值“${said}”不是列表`);
      drawn.remove();
    }
    const text = await list(component, mode, ['甲', 1, null, [2], { name: { a: 1 } }, {}]);
    expect(text).not.toContain('不是列表');
  });
});
