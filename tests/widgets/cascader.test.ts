/** Paths of the cascader: what a value stands for, and what is made of a choice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/schema/compile/plan.ts';
import { keysAlong, labelsOf, pathsOf, valueOfPaths } from '../../src/widgets/cascader/paths.ts';
import { treeOf } from '../../src/widgets/cascader/useLevels.ts';

const tree: Choice[] = [
  {
    value: 1,
    label: '浙江省',
    children: [{ value: 11, label: '杭州市', children: [{ value: 111, label: '西湖区' }] }],
  },
  { value: 2, label: '上海市' },
];

describe('paths of the cascader', () => {
  it('lead to the last node, or are the value itself', () => {
    expect(pathsOf(tree, 111, {})).toEqual([[1, 11, 111]]);
    expect(pathsOf(tree, '111', {})).toEqual([[1, 11, 111]]);
    expect(pathsOf(tree, ['1', '11'], { path: true })).toEqual([[1, 11]]);
    expect(pathsOf(tree, [111, 2], { multiple: true })).toEqual([[1, 11, 111], [2]]);
    expect(pathsOf(tree, undefined, {})).toEqual([]);
    expect(pathsOf(tree, '', { path: true })).toEqual([]);
  });

  it('keep keys that are nowhere in the tree, which are shown as they are', () => {
    expect(pathsOf(tree, 999, {})).toEqual([[999]]);
    expect(labelsOf(tree, [1, 999])).toEqual(['浙江省', '999']);
    expect(labelsOf(tree, [1, 11, 111])).toEqual(['浙江省', '杭州市', '西湖区']);
  });

  it('give back the value that they were made of', () => {
    const nodes = [[1], [1, 11], [1, 11, 111], [2]];
    fc.assert(
      fc.property(
        fc.subarray(nodes, { minLength: 1 }),
        fc.boolean(),
        fc.boolean(),
        (chosen, path, multiple) => {
          const kind = { path, multiple };
          const paths = multiple ? chosen : chosen.slice(0, 1);
          const value = valueOfPaths(
            paths.map((keys) => keysAlong(tree, keys)),
            kind,
          );
          expect(pathsOf(tree, value, kind)).toEqual(paths);
        },
      ),
    );
  });
});

describe('levels that were loaded', () => {
  it('are a tree; an empty level makes a leaf, and a circle ends', () => {
    const node = (value: number) => ({ value, label: String(value) });
    const levels = new Map([
      ['', [node(1), node(2)]],
      ['1', [node(3)]],
      ['2', []],
      ['3', [node(1)]],
    ]);
    expect(treeOf(levels)).toEqual([
      {
        ...node(1),
        isLeaf: false,
        children: [{ ...node(3), isLeaf: false, children: [node(1)] }],
      },
      { ...node(2), isLeaf: true },
    ]);
  });
});
