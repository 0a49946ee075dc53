/** Plans of the columns of lists: their heads, sides and controls. */
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, listOf } from './fixtures.ts';
import { all, keys, page, warehouse } from './warehouse.ts';

describe('a list', () => {
  it('gives each column the heads above it, and the side at which they stay', () => {
    const { columns } = listOf(
      compile(
        page({
          list: {
            columns: [
              'code',
              {
                label: '位置',
                fixed: 'left',
                columns: [
                  'address',
                  {
                    label: '归属',
                    columns: ['deptId', { field: 'area', access: 'no:such:right' }],
                  },
                ],
              },
            ],
            rowTone: { $expr: 'row.tone' },
          },
        }),
        ['demo:warehouse:list'],
        all,
      ),
    );
    const at = { key: '/1', label: '位置' };
    expect(columns.map(({ key, groups, fixed }) => [key, groups, fixed])).toEqual([
      ['code', undefined, undefined],
      ['address', [at], 'left'],
      ['deptId', [at, { key: '/1/1', label: '归属' }], 'left'],
    ]);
  });

  it('gives columns controls for rows that are edited together, to those who may edit', () => {
    const model = { ...warehouse, operations: ['list', 'update', 'updateMany'] as const };
    const edited = (held: string[], edit: object | true = true) =>
      listOf(
        compile(
          page({ list: { columns: ['warehouseId', 'code', 'area', 'createTime'], edit } }),
          held,
          { ...all, warehouse: model as never },
        ),
      );
    const controls = ({ columns }: ReturnType<typeof listOf>) =>
      columns.flatMap(({ key, batch }) => (batch ? [key] : []));
    const may = ['demo:warehouse:list', 'demo:warehouse:edit'];
    const full = edited(may);
    expect(full.batch?.request).toEqual({ method: 'PUT', url: '/demo/warehouse/batch' });
    // The code is given once, and the server itself keeps the key and the time.
    expect(controls(full)).toEqual(['area']);
    expect(controls(edited(may, { fields: ['code'] }))).toEqual([]);
    const reader = edited(['demo:warehouse:list']);
    expect([reader.batch, controls(reader)]).toEqual([undefined, []]);
  });

  it('keeps columns of one field apart', () => {
    expect(
      keys(
        listOf(
          compile(
            page({ list: { columns: ['code', { field: 'code', label: '条码' }] } }),
            undefined,
            all,
          ),
        ).columns,
      ),
    ).toEqual(['code', 'code#2']);
  });

  it('edits cells with the control of their field, for those who may write it', () => {
    const editable: Partial<Page> = {
      list: {
        columns: [
          { field: 'area', cell: { type: 'edit', access: 'demo:warehouse:edit' } },
          { field: 'checkedAt', cell: { type: 'edit' } },
          { field: 'salary', cell: { type: 'edit' } },
        ],
      },
    };
    const edits = (permissions: string[]) =>
      listOf(compile(page(editable), permissions, all)).columns.map(({ field, edit }) => [
        field,
        edit && [edit.component, edit.props],
      ]);
    expect(edits(['*:*:*'])).toEqual([
      ['area', ['NumberInput', { min: 0, precision: 1, grouping: true }]],
      ['checkedAt', undefined],
      ['salary', ['NumberInput', { precision: 2, grouping: true }]],
    ]);
    expect(edits(['demo:warehouse:list', 'demo:warehouse:rent'])).toEqual([
      ['area', undefined],
      ['checkedAt', undefined],
      ['salary', undefined],
    ]);
  });
});
