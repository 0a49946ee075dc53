import { describe, expect, it, vi } from 'vitest';
import { EditStore } from '../../../src/blocks/list/state/edits.ts';

const rows = [
  { id: 1, order: 1, name: '甲' },
  { id: 2, order: 2, name: '乙' },
];
const items = (changed: Record<string, unknown>[]) =>
  changed.map((row) => ({ key: row.id as number, row }));

describe('changed cells of a list', () => {
  it('are whole rows with their new values, and nothing once they are as they were', () => {
    const edits = new EditStore();
    edits.set(1, rows[0], 'order', 5);
    expect(edits.rows()).toEqual([{ id: 1, order: 5, name: '甲' }]);
    edits.set(1, rows[0], 'order', 1);
    expect(edits.isEmpty()).toBe(true);
  });

  it('tell the row they are in, and nobody else', () => {
    const edits = new EditStore();
    const [first, second] = [vi.fn(), vi.fn()];
    edits.subscribeKey(1, first);
    edits.subscribeKey(2, second);
    edits.set(1, rows[0], 'order', 5);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  });

  it('outlast a reload until the rows have the same values or are gone', () => {
    const edits = new EditStore();
    edits.set(1, rows[0], 'order', 5);
    edits.set(2, rows[1], 'order', 7);
    edits.set(2, rows[1], 'name', '丙');
    edits.retain(items([rows[0], { id: 2, order: 7, name: '乙' }]), () => true);
    expect(edits.rows()).toEqual([
      { id: 1, order: 5, name: '甲' },
      { id: 2, order: 7, name: '丙' },
    ]);
    edits.retain(items([{ id: 2, order: 7, name: '丙' }]), () => true);
    expect(edits.isEmpty()).toBe(true);
  });
});
