import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headDepth, headRows, withRoomForHeads } from '../../../src/blocks/list/table/headRows.ts';
import { textWidth } from '../../../src/blocks/list/table/layout.ts';
import type { TableColumn } from '../../../src/blocks/list/table/types.ts';

const column = (key: string, more: Partial<TableColumn> = {}): TableColumn => ({
  key,
  label: key,
  width: 50,
  min: 50,
  align: 'center',
  ellipsis: false,
  render: () => null,
  ...more,
});
const goods = { key: '/1', label: '收货' };
const last = { key: '/1/1', label: '最近' };

/** Each row as a text: columns by their keys with the rows they take, heads with what is below. */
const shown = (columns: readonly TableColumn[]): string[] =>
  headRows(columns).map((parts) =>
    parts
      .map((part) =>
        'group' in part
          ? `${part.group.label}(${part.columns.map(({ key }) => key).join(' ')})`
          : `${part.column.key}:${part.rows}`,
      )
      .join(' '),
  );

describe('the rows of a head', () => {
  it('are one without groups', () => {
    expect(shown([column('a'), column('b')])).toEqual(['a:1 b:1']);
    expect(headDepth([])).toBe(1);
  });

  it('put one head above neighbours of a group, at any depth', () => {
    expect(
      shown([
        column('a'),
        column('b', { groups: [goods] }),
        column('c', { groups: [goods, last] }),
        column('d', { groups: [goods, last] }),
      ]),
    ).toEqual(['a:3 收货(b c d)', 'b:2 最近(c d)', 'c:1 d:1']);
  });

  it('repeat a head where other columns or another side come between', () => {
    const [b, c] = [column('b', { groups: [goods] }), column('c', { groups: [goods] })];
    expect(shown([b, column('a'), c])).toEqual(['收货(b) a:2 收货(c)', 'b:1 c:1']);
    expect(shown([{ ...b, fixed: 'left' }, c])).toEqual(['收货(b) 收货(c)', 'b:1 c:1']);
  });

  it('cover every place of the grid exactly once, whatever the groups', () => {
    const groups = fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }).map((path) =>
      path.map((_name, level) => ({
        key: path.slice(0, level + 1).join('/'),
        label: path[level]!,
      })),
    );
    fc.assert(
      fc.property(fc.array(groups, { minLength: 1, maxLength: 12 }), (all) => {
        const columns = all.map((path, index) => column(String(index), { groups: path }));
        const rows = headRows(columns);
        const cells = rows.flatMap((parts, level) =>
          parts.flatMap((part) =>
            'group' in part
              ? part.columns.map((_column, at) => `${level},${part.index + at}`)
              : Array.from({ length: part.rows }, (_none, at) => `${level + at},${part.index}`),
          ),
        );
        expect(cells.sort()).toEqual(
          rows.flatMap((_parts, level) => columns.map((_column, at) => `${level},${at}`)).sort(),
        );
      }),
    );
  });
});

it('columns below a long head are wide enough together for it', () => {
  const long = { key: '/0', label: '一个很长很长很长很长很长的表头' };
  const columns = withRoomForHeads(
    [column('a', { groups: [long] }), column('b', { groups: [long] }), column('c')],
    20,
  );
  expect(columns.map(({ width }) => width)).toEqual([50, textWidth(long.label) + 20 - 50, 50]);
  expect(columns[1]?.min).toBe(columns[1]?.width);
});
