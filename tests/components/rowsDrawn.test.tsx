/** Which rows of a list are drawn again when one of them changes. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateTexts } from '../../src/runtime/locale/late/index.ts';
import type { FormModel } from '../../src/runtime/form/model/formModel.ts';
import { ListField } from '../../src/runtime/form/view/ListField.tsx';
import { cell, drawn, list, press } from './listedRows.tsx';
import { type } from './support.tsx';
import { until } from '../until.ts';

/**
 * Numbers of the rows that were drawn, each time they were: each asks for the name of its button.
 */
const draws: number[] = [];

beforeEach(async () => {
  await ListField.preload();
  const { removeRow } = lateTexts.rows;
  vi.spyOn(lateTexts.rows, 'removeRow').mockImplementation((row) => {
    draws.push(row);
    return removeRow(row);
  });
  // Without a height no row is in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(47);
});
afterEach(() => {
  drawn.remove();
  vi.restoreAllMocks();
  draws.length = 0;
});

async function drawRows(count: number, more: { movable?: boolean } = {}): Promise<FormModel> {
  const model = await list(rows(count), more);
  await until(async () => {
    await drawn.rest();
    expect(cell(2, 'product')).not.toBeNull();
  });
  draws.length = 0;
  return model;
}
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lineId: index,
    product: `商品${index}`,
    quantity: 1,
  }));

describe.each([
  ['a few rows', 20],
  ['rows of which those in view are drawn', 300],
])('%s', (_what, count) => {
  it.each([true, false])(
    'stay as they are while one is typed in (movable: %s)',
    async (movable) => {
      const model = await list(rows(count), { movable });
      await drawn.rest();
      draws.length = 0;
      await type(cell(1, 'product'), '新的');
      await type(cell(2, 'product'), '另一个');
      await drawn.rest();
      expect((model.values().lines as object[])[1]).toMatchObject({ product: '新的' });
      expect((model.values().lines as object[])[2]).toMatchObject({ product: '另一个' });
      expect(draws).toEqual([]);
    },
  );

  it('stay as they are when the problem of one is reported', async () => {
    const model = await drawRows(count);
    await type(cell(1, 'product'), '');
    draws.length = 0;
    await act(async () => void model.check());
    await drawn.rest();
    expect(drawn.root.textContent).toContain('不能为空');
    expect(draws).toEqual([]);
  });
});

it('rows are drawn again when there is another number of them', async () => {
  await drawRows(3);
  await press('添加');
  expect(new Set(draws)).toEqual(new Set([1, 2, 3, 4]));
});
