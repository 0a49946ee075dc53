import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Row } from '../../src/blocks/list/table/rows.ts';
import { SelectionStore } from '../../src/blocks/list/table/selection.ts';
import { TableRow } from '../../src/blocks/list/table/TableRow.tsx';
import type { RowShared } from '../../src/blocks/list/table/types.ts';
import { draw, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

/** Two rows, with how often each cell was drawn. */
async function table(more: Partial<RowShared> = {}) {
  const store = new SelectionStore<Row>();
  const renders: string[] = [];
  const shared: RowShared = {
    columns: [
      {
        key: 'name',
        label: '名称',
        align: 'left',
        ellipsis: false,
        width: 100,
        min: 100,
        render: (row) => (renders.push(String(row.name)), (<a href="#x">{String(row.name)}</a>)),
      },
    ],
    offsets: [undefined],
    headRows: 1,
    selection: { mode: 'multiple', store, selectable: (row) => row.name !== 'fixed' },
    expandable: false,
    onToggleTree: () => {},
    onToggleExpand: () => {},
    onSelect: (item) => store.toggle(item.key, item.row),
    ...more,
  };
  const items = ['one', 'fixed'].map((name, key) => ({
    key,
    row: { name },
    depth: 0,
    open: false,
  }));
  drawn = await draw(
    <table>
      <tbody>
        {items.map((item, index) => (
          <TableRow key={item.key} item={item} index={index} shared={shared} expanded={false} />
        ))}
      </tbody>
    </table>,
  );
  return { store, renders, boxes: drawn.root.querySelectorAll<HTMLInputElement>('input') };
}

it('a row is checked by its box, and its cells are not drawn again', async () => {
  const { store, renders, boxes } = await table();
  const before = renders.length;
  await act(async () => boxes[0]!.click());
  expect(store.keys()).toEqual([0]);
  expect(boxes[0]!.checked).toBe(true);
  expect(drawn.root.querySelectorAll('.pl-row-checked')).toHaveLength(1);
  expect(renders).toHaveLength(before);
});

it('a row that may not be checked has a closed box with a name', async () => {
  const { boxes } = await table();
  expect(boxes[1]!.disabled).toBe(true);
  expect(boxes[1]!.getAttribute('aria-label')).toBe('选择第 2 行');
});

it('a click on a row is reported, one on a control in it is not', async () => {
  const clicked: unknown[] = [];
  await table({ onRowClick: (row) => clicked.push(row.name) });
  await act(async () => drawn.root.querySelector('a')!.click());
  expect(clicked).toEqual([]);
  await act(async () => drawn.root.querySelector<HTMLElement>('td.pl-cell:last-child')!.click());
  expect(clicked).toEqual(['one']);
});
