import { describe, expect, it } from 'vitest';
import { initialSearch, type SearchState } from '../../../src/blocks/list/state/search.ts';
import { decodeSearch, encodeSearch } from '../../../src/blocks/list/state/url.ts';
import { column, listPlan, queryField } from '../support.ts';

const plan = listPlan({
  query: [
    queryField('name'),
    queryField('createTime', { range: 'day', component: 'DateRange' }),
    queryField('amount', { range: 'number', component: 'NumberRange' }),
    queryField('size'),
    queryField('status', {
      choices: {
        from: 'fixed',
        choices: [
          { value: 0, label: '正常' },
          { value: 1, label: '停用' },
        ],
      },
    }),
    queryField('kinds', { props: { mode: 'multiple' } }),
  ],
  columns: [
    column('name', { sortable: true }),
    column('type', { filterable: true }),
    column('hidden'),
  ],
  sort: { name: 'asc' },
});

const written = (search: Partial<SearchState>, defaults = {}) =>
  Object.fromEntries(
    Object.entries(
      encodeSearch(plan, { ...initialSearch(plan, defaults), ...search }, defaults),
    ).filter(([, value]) => value !== undefined),
  );

describe('the search in the address', () => {
  it('says nothing for a list nobody has touched', () => {
    expect(written({})).toEqual({});
  });

  it('is readable and complete', () => {
    const search: SearchState = {
      query: {
        name: '经理',
        createTime: ['2026-01-01', '2026-01-31'],
        size: 'XL',
        status: 1,
        kinds: ['a', 'b'],
      },
      filters: { type: '2' },
      sort: { field: 'name', order: 'desc' },
      page: 3,
      size: 50,
    };
    expect(written(search)).toEqual({
      name: '经理',
      createTime: '2026-01-01~2026-01-31',
      'q.size': 'XL',
      status: '1',
      kinds: 'a,b',
      'f.type': '2',
      sort: 'name-desc',
      page: '3',
      size: '50',
    });
    expect(decodeSearch(plan, written(search) as Record<string, string>, {})).toEqual(search);
  });

  it('remembers that the order was taken away', () => {
    expect(written({ sort: null })).toEqual({ sort: 'none' });
    expect(decodeSearch(plan, { sort: 'none' }, {}).sort).toBeNull();
  });

  it('remembers that a default was emptied', () => {
    expect(written({ query: {} }, { name: '管理' })).toEqual({ name: '' });
    expect(decodeSearch(plan, { name: '' }, { name: '管理' }).query).toEqual({});
    expect(decodeSearch(plan, {}, { name: '管理' }).query).toEqual({ name: '管理' });
  });

  it.each([
    ['no number', { page: 'abc', size: '1e3' }],
    ['out of range', { page: '0', size: '1001' }],
    ['negative', { page: '-1', size: '-5' }],
    ['no day', { createTime: '2026-13-45~x' }],
    ['half a range too many', { createTime: '2026-01-01~2026-01-02~2026-01-03' }],
    ['no choice', { status: '9' }],
    ['a column that is not sortable', { sort: 'hidden-asc' }],
    ['an unknown column', { sort: '__proto__-asc' }],
    ['no direction', { sort: 'name-sideways' }],
    ['a filter on a column without one', { 'f.hidden': '1' }],
    ['names of nothing', { nonsense: '1', constructor: 'x' }],
  ])('ignores %s', (_what, address) => {
    expect(decodeSearch(plan, address as unknown as Record<string, string>, {})).toEqual(
      initialSearch(plan),
    );
  });

  it('takes an open range', () => {
    expect(decodeSearch(plan, { createTime: '~2026-02-01' }, {}).query).toEqual({
      createTime: [null, '2026-02-01'],
    });
  });

  it('takes a range of numbers, and none of anything else', () => {
    expect(written({ query: { amount: [0, null] } }).amount).toBe('0~');
    expect(decodeSearch(plan, { amount: '-1.5~20' }, {}).query).toEqual({ amount: [-1.5, 20] });
    expect(decodeSearch(plan, { amount: '0~' }, {}).query).toEqual({ amount: [0, null] });
    expect(decodeSearch(plan, { amount: '2026-01-01~' }, {}).query).toEqual({});
  });

  it('knows no pages where the list has none', () => {
    expect(decodeSearch(listPlan({ paged: false }), { page: '4', size: '20' }, {})).toMatchObject({
      page: 1,
      size: 10,
    });
  });
});
