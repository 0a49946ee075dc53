import { describe, expect, it } from 'vitest';
import { EditStore } from '../../../src/blocks/list/state/edits.ts';

const first = { id: 1, order: 1, name: '甲' };
const second = { id: 2, order: 2, name: '乙' };
const items = (changed: Record<string, unknown>[]) =>
  changed.map((row) => ({ key: row.id as number, row }));

describe('changed cells of a list', () => {
  it('are whole rows with their new values, and nothing once they are as they were', () => {
    const edits = new EditStore();
    edits.set(1, first, 'order', 5);
    expect(edits.rows()).toEqual([{ id: 1, order: 5, name: '甲' }]);
    edits.set(1, first, 'order', 1);
    expect(edits.isEmpty()).toBe(true);
  });

  it('give the row they are in new values, and no other one', () => {
    const edits = new EditStore();
    edits.set(1, first, 'order', 5);
    edits.set(2, second, 'order', 6);
    const [before, other] = [edits.of(1), edits.of(2)];
    edits.set(1, first, 'order', 7);
    expect(edits.of(1)).not.toBe(before);
    expect(edits.of(2)).toBe(other);
  });

  it('outlast a reload until the rows have the same values or are gone', () => {
    const edits = new EditStore();
    edits.set(1, first, 'order', 5);
    edits.set(2, second, 'order', 7);
    edits.set(2, second, 'name', '丙');
    edits.retain(items([first, { id: 2, order: 7, name: '乙' }]), () => true);
    expect(edits.rows()).toEqual([
      { id: 1, order: 5, name: '甲' },
      { id: 2, order: 7, name: '丙' },
    ]);
    edits.retain(items([{ id: 2, order: 7, name: '丙' }]), () => true);
    expect(edits.isEmpty()).toBe(true);
  });
});
