import { describe, expect, it } from 'vitest';
import { parseSortOrder } from '../../../src/server/system/sort-order.ts';
import { treeSelect } from '../../../src/server/system/tree-select.ts';

describe('treeSelect', () => {
  const fields = {
    id: 'deptId',
    parent: 'parentId',
    label: 'deptName',
    disabled: (row: Record<string, unknown>) => row.status === '1',
  };

  it('nests rows in their order and leaves out empty children', () => {
    const rows = [
      { deptId: 1, parentId: 0, deptName: '总', status: '0' },
      { deptId: 3, parentId: 1, deptName: '乙', status: '1' },
      { deptId: 2, parentId: 1, deptName: '甲', status: '0' },
    ];
    expect(treeSelect(rows, fields)).toEqual([
      {
        id: 1,
        label: '总',
        disabled: false,
        children: [
          { id: 3, label: '乙', disabled: true },
          { id: 2, label: '甲', disabled: false },
        ],
      },
    ]);
  });

  it('makes roots of rows whose parent is out of sight', () => {
    expect(treeSelect([{ deptId: 5, parentId: 4, deptName: '部', status: '0' }], fields)).toEqual([
      { id: 5, label: '部', disabled: false },
    ]);
  });
});

describe('parseSortOrder', () => {
  it('pairs keys and orders', () => {
    expect(parseSortOrder('100, 101', '2,1')).toEqual([
      { key: 100, order: 2 },
      { key: 101, order: 1 },
    ]);
  });

  it.each([
    ['1,2', '1'],
    ['1;drop', '1'],
    ['', ''],
    [undefined, '1'],
    ['1', '-1'],
    ['1', '1.5'],
    [['1'], ['1']],
  ])('refuses %j with %j', (keys, orders) => {
    expect(() => parseSortOrder(keys, orders)).toThrow('保存排序异常，请联系管理员');
  });
});
