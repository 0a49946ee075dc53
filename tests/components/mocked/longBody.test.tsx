import { act, createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LongBody } from '../../../src/blocks/list/table/LongBody.tsx';
import { firstDrawn } from '../../../src/blocks/list/table/places.ts';
import type { RowShared } from '../../../src/blocks/list/table/types.ts';
import { draw, type Drawn } from '../support.tsx';

const code = vi.hoisted(() => ({ lose: (_problem: Error) => {} }));
vi.mock('../../../src/blocks/list/table/RowWindow.tsx', () => {
  return new Promise((_resolve, reject) => (code.lose = reject));
});
// The code does not arrive by itself: nothing may wait for it.
vi.spyOn(vi, 'dynamicImportSettled').mockResolvedValue();

let drawn: Drawn;
afterEach(() => drawn.remove());

const shared: RowShared = {
  columns: [],
  offsets: [],
  headRows: 1,
  expandable: false,
  onToggleTree: () => {},
  onToggleExpand: () => {},
  onSelect: () => {},
};

it('draws few of many rows until its code is here, and all when it does not come', async () => {
  const items = Array.from({ length: 1000 }, (_none, key) => ({
    key,
    row: {},
    depth: 0,
    open: false,
  }));
  drawn = await draw(
    <table>
      <tbody>
        <LongBody
          {...{ items, shared }}
          span={1}
          rowHeight={47}
          box={createRef()}
          reveal={{ current: null }}
          onDrawn={() => {}}
        />
      </tbody>
    </table>,
  );
  const rows = () => drawn.root.querySelectorAll('tr[data-row]').length;
  const { to, below } = firstDrawn(items.length, 47);
  expect(rows()).toBe(to);
  expect(to).toBeLessThan(30);
  expect(drawn.root.querySelector<HTMLElement>('.pl-space > td')?.style.height).toBe(`${below}px`);
  await act(async () => code.lose(new Error('lost')));
  await drawn.rest();
  expect(rows()).toBe(items.length);
  expect(drawn.root.querySelector('.pl-space')).toBeNull();
});
