import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SelectionStore } from '../../../src/blocks/list/table/selection.ts';

const items = [1, 2, 3, 4, 5].map((key) => ({ key, row: { id: key } }));
let store: SelectionStore<{ id: number }>;
const toggle = (key: number) => store.toggle(key, { id: key });

beforeEach(() => {
  store = new SelectionStore();
});

describe('checked rows', () => {
  it('are reported once a change, and leave the state before it as it was', () => {
    const all = vi.fn();
    store.subscribe(all);
    toggle(1);
    const before = store.getState().rows;
    toggle(1);
    expect(store.keys()).toEqual([]);
    expect([...before.keys()]).toEqual([1]);
    expect(all).toHaveBeenCalledTimes(2);
  });

  it('are extended from the row touched last, in either direction, to the state of the last one', () => {
    toggle(2);
    store.extend(4, items[3]!.row, items);
    expect(store.keys()).toEqual([2, 3, 4]);
    store.extend(3, items[2]!.row, items);
    expect(store.keys()).toEqual([2]);
  });

  it('are one row where there is nothing to extend from', () => {
    store.extend(4, items[3]!.row, items);
    expect(store.keys()).toEqual([4]);
  });

  it('are one at most when they exclude each other', () => {
    toggle(1);
    store.toggle(3, items[2]!.row, true);
    expect(store.keys()).toEqual([3]);
    store.toggle(3, items[2]!.row, true);
    expect(store.keys()).toEqual([]);
  });

  it('show in the header box as none, some or all', () => {
    expect(store.stateOf(items)).toBe('none');
    toggle(1);
    expect(store.stateOf(items)).toBe('some');
    store.set(items, true);
    expect(store.stateOf(items)).toBe('all');
    expect(store.stateOf([])).toBe('none');
  });

  it('stay over a reload with their new contents, and go with their rows', () => {
    store.set(items, true);
    store.retain([
      { key: 1, row: { id: 11 } },
      { key: 2, row: { id: 2 } },
    ]);
    expect(store.values()).toEqual([{ id: 11 }, { id: 2 }]);
    expect(store.has(5)).toBe(false);
  });

  it('report nothing when nothing changed', () => {
    const all = vi.fn();
    store.subscribe(all);
    store.clear();
    store.set(items, false);
    store.retain(items);
    expect(all).not.toHaveBeenCalled();
  });
});
