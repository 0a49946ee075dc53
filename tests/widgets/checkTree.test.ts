import { describe, expect, it } from 'vitest';
import { marksOf, withAll, withNode } from '../../src/widgets/checkTree/marks.ts';

const leaf = (value: number) => ({ value, label: String(value) });
const tree = [
  { ...leaf(1), children: [{ ...leaf(2), children: [leaf(3), leaf(4)] }, leaf(5)] },
  leaf(6),
];
const shown = (ids: unknown[], linked = true) => {
  const { checked, half } = marksOf(tree, ids, linked);
  return { checked: [...checked].sort(), half: [...half].sort() };
};

describe('a linked tree', () => {
  it('shows what is above a checked node as half checked, and a full branch as checked', () => {
    expect(shown([1, 2, 3])).toEqual({ checked: ['3'], half: ['1', '2'] });
    expect(shown([3, 4])).toEqual({ checked: ['2', '3', '4'], half: ['1'] });
  });

  it('never grants nodes that came later: an id without any below it is half checked', () => {
    expect(shown([2])).toEqual({ checked: [], half: ['1', '2'] });
    expect(withNode(tree, [1, 2], '6', true, true).sort()).toEqual([1, 2, 6]);
  });

  it('stores checked and half checked nodes', () => {
    expect(withNode(tree, [], '3', true, true)).toEqual([1, 2, 3]);
    expect(withNode(tree, [], '1', true, true)).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets go of what stands above once nothing below is checked', () => {
    expect(withNode(tree, [1, 2, 3], '3', false, true)).toEqual([]);
    expect(withNode(tree, [1, 2, 3, 5], '3', false, true)).toEqual([1, 5]);
    expect(withNode(tree, [1, 2, 3, 4, 5], '2', false, true)).toEqual([1, 5]);
  });

  it('keeps ids that the tree does not hold', () => {
    expect(withNode(tree, [99], '6', true, true)).toEqual([6, 99]);
  });

  it('leaves locked nodes as they are', () => {
    const locked = [{ ...leaf(1), children: [{ ...leaf(2), disabled: true }, leaf(3)] }];
    expect(withNode(locked, [], '1', true, true)).toEqual([1, 3]);
    expect(withAll(locked, [], { on: true, linked: true })).toEqual([1, 3]);
    expect(withAll(locked, [1, 2, 3], { on: false, linked: true })).toEqual([1, 2]);
  });

  it('is checked and unchecked as a whole, but for ids that it does not hold', () => {
    const every = [1, 2, 3, 4, 5, 6, 99];
    expect(withAll(tree, [3, 99], { on: true, linked: true })).toEqual(every);
    expect(withAll(tree, every, { on: false, linked: true })).toEqual([99]);
  });
});

describe('an unlinked tree', () => {
  it('holds exactly the boxes that were checked', () => {
    expect(withNode(tree, [], '1', true, false)).toEqual([1]);
    expect(shown([1], false)).toEqual({ checked: ['1'], half: [] });
    expect(withNode(tree, [1, 3], '1', false, false)).toEqual([3]);
    expect(withAll(tree, [3, 99], { on: false, linked: false })).toEqual([99]);
  });
});
