import { describe, expect, it } from 'vitest';
import { choicesOfRecords, findChoice } from '../../../src/runtime/data/choices.ts';
import { nest, type TreeNode } from '../../../src/runtime/data/tree.ts';
import { evaluateOver } from '../support.ts';

interface Dept {
  id: number;
  up: number | null;
}
const shape = (nodes: TreeNode<Dept>[]): unknown[] =>
  nodes.map((node) =>
    node.children.length > 0 ? [node.record.id, ...shape(node.children)] : node.record.id,
  );
const nested = (records: Dept[]) =>
  shape(
    nest(
      records,
      (record) => record.id,
      (record) => record.up,
    ),
  );

describe('nesting flat records', () => {
  it('starts at records whose parent is not among them and keeps the order', () => {
    expect(
      nested([
        { id: 3, up: 2 },
        { id: 1, up: 0 },
        { id: 2, up: 1 },
        { id: 4, up: 1 },
        { id: 9, up: null },
      ]),
    ).toEqual([[1, [2, 3], 4], 9]);
  });

  it('loses no record of a cycle, nor one that is its own parent', () => {
    expect(
      nested([
        { id: 1, up: 2 },
        { id: 2, up: 1 },
        { id: 3, up: 3 },
        { id: 4, up: 2 },
      ])
        .flat(9)
        .sort(),
    ).toEqual([1, 2, 3, 4]);
  });
});

describe('choices', () => {
  const plan = { from: 'request' as const, value: 'deptId', label: 'deptName' };

  it('are built from a flat list, with a root above', () => {
    const records = [
      { deptId: 1, deptName: '总', parentId: 0 },
      { deptId: 2, deptName: '分', parentId: 1 },
    ];
    expect(
      choicesOfRecords(
        records,
        { ...plan, parent: 'parentId', root: { value: 0, label: '主类目' } },
        evaluateOver({}),
      ),
    ).toEqual([
      {
        value: 0,
        label: '主类目',
        children: [{ value: 1, label: '总', children: [{ value: 2, label: '分' }] }],
      },
    ]);
  });

  it('are disabled by their expression, and closed when it fails', () => {
    const records = [
      { deptId: 1, deptName: 'a', status: '1' },
      { deptId: 2, deptName: 'b', status: '0' },
    ];
    expect(
      choicesOfRecords(
        records,
        { ...plan, disabled: { $expr: "row.status == '1'" } },
        evaluateOver({}),
      ).map((choice) => choice.disabled),
    ).toEqual([true, undefined]);
  });

  it('are none when the answer is no list', () => {
    expect(choicesOfRecords({ broken: true }, plan, evaluateOver({}))).toEqual([]);
    expect(choicesOfRecords([null, 1, { deptId: 3 }], plan, evaluateOver({}))).toEqual([
      { value: 3, label: '3' },
    ]);
  });

  it('are found by text at any depth', () => {
    const choices = [{ value: 1, label: 'a', children: [{ value: '2', label: 'b' }] }];
    expect(findChoice(choices, '1')?.label).toBe('a');
    expect(findChoice(choices, 2)?.label).toBe('b');
    expect(findChoice(choices, null)).toBeUndefined();
  });
});
