import { describe, expect, it } from 'vitest';
import { arrangeColumns, cutLabel, readView } from '../../../src/blocks/list/state/view.ts';
import { column } from '../support.ts';

const columns = [column('a'), column('b'), column('c', { shown: false }), column('d')];
const keys = (view: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(columns, view).map((item) => item.column.key + (item.shown ? '' : '-'));

describe('columns as one person sees them', () => {
  it('are those of the page at first', () => {
    expect(keys({})).toEqual(['a', 'b', 'c-', 'd']);
  });

  it('follow the chosen order and visibility', () => {
    expect(keys({ order: ['d', 'a', 'b', 'c'], shown: { c: true, a: false } })).toEqual([
      'd',
      'a-',
      'b',
      'c',
    ]);
  });

  it('take in columns added since beside their neighbour, and pass over ones that are gone', () => {
    expect(keys({ order: ['d', 'gone', 'a'] })).toEqual(['d', 'a', 'b', 'c-']);
    expect(keys({ order: ['c', 'd'] })).toEqual(['a', 'b', 'c-', 'd']);
  });
});

it.each([[null], ['x'], [{ size: 'huge', order: [1], shown: 'all' }], [{ order: 'abc' }]])(
  'reads nothing from the stored value %j',
  (stored) => {
    expect(readView(stored)).toEqual({});
  },
);

it('keeps widths that a column can be dragged to', () => {
  expect(readView({ widths: { a: 200, b: 10, c: 'wide', d: 5000 } })).toEqual({
    widths: { a: 200 },
  });
});

it('reads what it has stored', () => {
  expect(
    readView({ size: 'small', order: ['a'], shown: { a: false, b: 'yes' }, other: 1 }),
  ).toEqual({ size: 'small', order: ['a'], shown: { a: false } });
});

it('cuts labels at 16 characters, by characters and not by halves of them', () => {
  expect(cutLabel('一二三四五六七八九十一二三四五六')).toBe('一二三四五六七八九十一二三四五六');
  expect(cutLabel('一二三四五六七八九十一二三四五😀七')).toBe('一二三四五六七八九十一二三四五😀…');
});
