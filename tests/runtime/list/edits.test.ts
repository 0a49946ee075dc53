import { describe, expect, it } from 'vitest';
import { changedRows } from '../../../src/blocks/list/batch/changes.ts';
import { putEdits, restoreEdits } from '../../../src/blocks/list/batch/putEdits.ts';
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

  it('are put for several rows at once, with marks at what was not read, and go back at once', () => {
    const edits = new EditStore();
    edits.set(1, first, 'name', '丙');
    const before = edits.entries();
    putEdits(
      edits,
      [
        { key: 1, row: first, values: { name: '丙', order: '1' } },
        { key: 2, row: second, values: { name: '丁', order: 3 } },
      ],
      new Map([[1, { order: '无法识别' }]]),
    );
    expect([edits.of(1), edits.of(2)]).toEqual([{ name: '丙' }, { name: '丁', order: 3 }]);
    expect([edits.problemOf(1, 'order'), edits.problemOf(1, 'name')]).toEqual([
      '无法识别',
      undefined,
    ]);
    edits.set(1, first, 'order', 4);
    expect(edits.problemOf(1, 'order')).toBeUndefined();
    restoreEdits(edits, before);
    expect(edits.rows()).toEqual([{ id: 1, order: 1, name: '丙' }]);
  });

  it('are undone by cell and by row, and with them what was wrong', () => {
    const edits = new EditStore();
    edits.set(1, first, 'order', 5);
    edits.set(1, first, 'name', '丙');
    edits.set(2, second, 'order', 6);
    edits.report(
      new Map([
        [1, { message: '过大', field: 'order' }],
        [2, { message: '已被他人修改', field: null }],
      ]),
    );
    expect([edits.problemOf(1, 'order'), edits.problemOf(1, 'name')]).toEqual(['过大', undefined]);
    edits.undo(1, 'name');
    expect([edits.of(1), edits.problemOf(1, 'order')]).toEqual([{ order: 5 }, '过大']);
    edits.undo(1, 'order');
    expect([edits.of(1), edits.problemOf(1, 'order')]).toEqual([undefined, undefined]);
    edits.set(2, second, 'order', 7);
    expect(edits.getState().problems.size).toBe(0);
    edits.undo(2);
    expect(edits.isEmpty()).toBe(true);
  });

  it('are sent with key and version, and what was emptied as null', () => {
    const edits = new EditStore();
    edits.set(1, { ...first, version: 3 }, 'name', undefined);
    expect(changedRows(edits, { rowKey: 'id' }, { version: 'version' })).toEqual([
      { id: 1, version: 3, name: null },
    ]);
    expect(changedRows(edits, { rowKey: 'id' }, {})).toEqual([{ id: 1, name: null }]);
  });
});
