/** Pasting from a spreadsheet: filling rows with its cells. */
import { describe, expect, it } from 'vitest';
import type { NodePlan } from '../../../../src/schema/compile/plan.ts';
import { cellValue } from '../../../../src/runtime/form/rows/cellText.ts';
import {
  pasteRows,
  type Paste,
  type PasteColumn,
} from '../../../../src/runtime/form/rows/paste.ts';
import { node, type Kind } from './support/cells.ts';

describe('pasting', () => {
  const column = (name: string, type: NodePlan['type'], kind: Kind): PasteColumn => ({
    name,
    label: { product: '商品', quantity: '数量', amount: '金额' }[name] ?? name,
    read: (text) => cellValue(node(type, kind), undefined, text),
    isLocked: () => name === 'amount',
  });
  const columns = [
    column('product', 'string', 'text'),
    column('amount', 'number', 'number'),
    column('quantity', 'number', 'integer'),
  ];
  const newRow = () => ({ quantity: 1, kind: 'new' });
  const paste = (
    cells: string[][],
    place = { row: 0, column: 0 },
    growth: Paste['growth'] | null = { max: 10, newRow },
  ) =>
    pasteRows({
      rows: [
        { id: 1, product: '茶', quantity: 1 },
        { id: 2, product: '米', quantity: 2 },
      ],
      cells,
      columns,
      ...place,
      ...(growth && { growth }),
    });

  it('fills the rows there are and no others where none can be added', () => {
    const cells = [['盐', '9', '8'], ['油'], ['醋']];
    const { rows, from, to, left } = paste(cells, { row: 1, column: 0 }, null);
    expect(rows.map((row) => (row as { product: string }).product)).toEqual(['茶', '盐']);
    expect([from, to, left]).toEqual([1, 1, 2]);
    // A line of labels is for the rows from the place on.
    expect(paste([['数量'], ['7']], { row: 1, column: 0 }, null).rows).toEqual([
      { id: 1, product: '茶', quantity: 1 },
      { id: 2, product: '米', quantity: 7 },
    ]);
  });

  it('fills cells from the place on, leaves locked ones, and adds rows', () => {
    const { rows, from, to, unread, left } = paste(
      [
        ['5', '9', '7'],
        ['盐', '9', '8'],
      ],
      { row: 1, column: 0 },
    );
    expect(rows).toEqual([
      { id: 1, product: '茶', quantity: 1 },
      { id: 2, product: '5', quantity: 7 },
      { product: '盐', quantity: 8, kind: 'new' },
    ]);
    expect({ from, to, unread, left }).toEqual({ from: 1, to: 2, unread: [], left: 0 });
  });

  it('says what it could not read, and leaves that value as it was', () => {
    const { rows, unread } = paste([['很多'], ['3']], { row: 0, column: 2 });
    expect(rows).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
    expect(unread).toEqual([{ row: 0, name: 'quantity', label: '数量', text: '很多' }]);
  });

  it('follows a first line of labels, and adds the rows below it', () => {
    const { rows, from } = paste([
      ['数量', '商品'],
      ['4', '盐'],
    ]);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual({ product: '盐', quantity: 4, kind: 'new' });
    expect(from).toBe(2);
  });

  it('says how many rows there was no room for', () => {
    const { rows, left } = paste(
      [['a'], ['b'], ['c'], ['d']],
      { row: 1, column: 0 },
      { max: 3, newRow },
    );
    expect(rows).toHaveLength(3);
    expect(left).toBe(2);
  });
});
