import { describe, expect, it } from 'vitest';
import {
  initialSearch,
  isNarrowed,
  listParams,
  nextSort,
  searchParams,
  shownSort,
} from '../../../src/blocks/list/state/search.ts';
import { listPlan, queryField } from '../support.ts';
import { protocol } from '../../../src/protocol/index.ts';

describe('parameters of the list request', () => {
  it('sends dates of a day range as they are, of a time range with the ends of the days', () => {
    const plan = listPlan({
      query: [
        queryField('a', { range: 'day' }),
        queryField('b', { range: 'time', prefix: 'login' }),
      ],
    });
    const query = { a: ['2026-01-01', '2026-01-02'], b: ['2026-02-01', '2026-02-02'] };
    expect(
      searchParams(protocol, { plan, search: { ...initialSearch(plan), query }, fixed: {} }),
    ).toEqual({
      params: {
        beginTime: '2026-01-01',
        endTime: '2026-01-02',
        loginBeginTime: '2026-02-01 00:00:00',
        loginEndTime: '2026-02-02 23:59:59',
      },
    });
  });

  it('leaves empty values and open ends out', () => {
    const plan = listPlan({ query: [queryField('a'), queryField('b', { range: 'day' })] });
    const found = { query: { a: '', b: [null, '2026-01-02'] }, filters: { type: '1' } };
    expect(
      searchParams(protocol, { plan, search: { ...initialSearch(plan), ...found }, fixed: {} }),
    ).toEqual({ type: '1', params: { endTime: '2026-01-02' } });
  });

  it('pages and sorts as the protocol says', () => {
    const plan = listPlan({ sort: { sort: 'asc', id: 'desc' } });
    const search = initialSearch(plan);
    expect(listParams(protocol, { plan, search, fixed: { deptId: 3 } })).toEqual({
      deptId: 3,
      orderByColumn: 'sort asc,id',
      isAsc: 'desc',
      pageNum: 1,
      pageSize: 10,
    });
    expect(
      listParams(protocol, {
        plan,
        search: { ...search, sort: { field: 'name', order: 'desc' } },
        fixed: {},
      }),
    ).toMatchObject({ orderByColumn: 'name', isAsc: 'desc' });
    expect(listParams(protocol, { plan, search: { ...search, sort: null }, fixed: {} })).toEqual({
      pageNum: 1,
      pageSize: 10,
    });
    expect(listParams(protocol, { plan: listPlan({ paged: false }), search, fixed: {} })).toEqual(
      {},
    );
  });

  it('keeps fixed ranges beside searched ones', () => {
    const plan = listPlan({ paged: false, query: [queryField('a', { range: 'day' })] });
    expect(
      listParams(protocol, {
        plan,
        search: { ...initialSearch(plan), query: { a: ['2026-01-01', null] } },
        fixed: { params: { dataScope: 'x' } },
      }),
    ).toEqual({ params: { dataScope: 'x', beginTime: '2026-01-01' } });
  });
});

describe('the order', () => {
  const plan = listPlan({ sort: { time: 'desc' } });

  it('goes ascending, descending, none', () => {
    const first = nextSort(plan, null, 'name');
    const second = nextSort(plan, first, 'name');
    expect([first, second, nextSort(plan, second, 'name')]).toEqual([
      { field: 'name', order: 'asc' },
      { field: 'name', order: 'desc' },
      null,
    ]);
  });

  it('goes on from the order of the list itself', () => {
    expect(shownSort(plan, undefined)).toEqual({ field: 'time', order: 'desc' });
    expect(nextSort(plan, undefined, 'time')).toBeNull();
    expect(shownSort(plan, null)).toBeUndefined();
  });
});

it('reports whether something narrows the list', () => {
  const plan = listPlan({ query: [queryField('a'), queryField('b', { range: 'day' })] });
  expect(isNarrowed(plan, { ...initialSearch(plan), query: { a: '', b: [null, null] } })).toBe(
    false,
  );
  expect(isNarrowed(plan, { ...initialSearch(plan), query: { a: 0 } })).toBe(true);
  expect(isNarrowed(plan, { ...initialSearch(plan), filters: { c: '1' } })).toBe(true);
});
