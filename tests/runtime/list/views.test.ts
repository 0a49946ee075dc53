import { describe, expect, it } from 'vitest';
import { initialSearch } from '../../../src/blocks/list/state/search.ts';
import { decodeSearch, encodeSearch } from '../../../src/blocks/list/state/url.ts';
import { askedView, markedView, readViewMark } from '../../../src/blocks/list/views/address.ts';
import { contentKey, contentOf, goneFrom } from '../../../src/blocks/list/views/compare.ts';
import { readContent, searchOf } from '../../../src/blocks/list/views/content.ts';
import { column, listPlan, queryField } from '../support.ts';

const plan = listPlan({
  views: true,
  query: [queryField('name'), queryField('created', { range: 'day' })],
  columns: [
    column('name', { sortable: true }),
    column('kind', { filterable: true }),
    column('hidden', { shown: false }),
  ],
  sort: { name: 'asc', kind: 'desc' },
});
const untouched = initialSearch(plan);
const key = (...given: Parameters<typeof contentOf> extends [unknown, ...infer Rest] ? Rest : []) =>
  contentKey(plan, contentOf(plan, ...given));

describe('what a view keeps', () => {
  it('comes back as it was: search, filters, order, page size and columns', () => {
    const search = {
      ...untouched,
      query: { name: 'a', created: ['2026-01-01', null] },
      filters: { kind: '1' },
      sort: { field: 'name', order: 'desc' as const },
      size: 50,
    };
    const columns = { order: ['kind', 'name', 'hidden'], shown: { hidden: true } };
    const stored: unknown = JSON.parse(JSON.stringify(contentOf(plan, search, columns)));
    const read = readContent(plan, stored);
    expect(read.columns).toEqual(columns);
    expect(searchOf(plan, read, { page: 1, view: 'x' })).toEqual({ ...search, view: 'x' });
  });

  it('is the page’s own order, with all its fields, where nobody chose another', () => {
    const content = contentOf(plan, untouched, {});
    expect(searchOf(plan, content, { page: 1 }).sort).toBeUndefined();
    const none = contentOf(plan, { ...untouched, sort: null }, {});
    expect(searchOf(plan, none, { page: 1 }).sort).toBeNull();
  });

  it('is the same whatever says so, and another when anything shows differently', () => {
    const same = key(untouched, {});
    expect(key({ ...untouched, query: { name: '' } }, {})).toBe(same);
    expect(key(untouched, { order: ['name', 'kind', 'hidden'], shown: { name: true } })).toBe(same);
    expect(key(untouched, { size: 'small' })).toBe(same);
    for (const other of [
      key({ ...untouched, query: { name: 'a' } }, {}),
      key({ ...untouched, filters: { kind: '1' } }, {}),
      key({ ...untouched, sort: null }, {}),
      key({ ...untouched, size: 20 }, {}),
      key(untouched, { order: ['kind', 'name', 'hidden'] }),
      key(untouched, { shown: { hidden: true } }),
      key(untouched, { widths: { name: 300 } }),
    ])
      expect(other).not.toBe(same);
  });

  it('is passed over, and named, where the list does not have it', () => {
    const content = readContent(plan, {
      query: { name: 'a', colour: 'red' },
      filters: { name: '1' },
      sort: { field: 'weight', order: 'asc' },
      columns: { order: ['size', 'kind'], shown: { old: true }, widths: { older: 100 } },
    });
    expect(goneFrom(plan, content)).toEqual(['colour', 'name', 'weight', 'size', 'old', 'older']);
    expect(searchOf(plan, content, { page: 1 })).toMatchObject({
      query: { name: 'a' },
      filters: {},
      sort: null,
    });
  });

  it.each([[null], ['x'], [{ query: 1, filters: [1], sort: 'name', size: -1, columns: 'all' }]])(
    'is nothing where %j was stored',
    (stored) => {
      expect(readContent(plan, stored)).toEqual({
        query: {},
        filters: {},
        sort: null,
        size: 10,
        columns: {},
      });
    },
  );
});

describe('the view in the address', () => {
  it('is written and read, and nothing else is taken for one', () => {
    for (const view of ['0b9c-1', '0b9c-1~', '-']) {
      const { view: written } = encodeSearch(plan, { ...untouched, view }, {});
      expect(decodeSearch(plan, { view: written! }, {}).view).toBe(view);
    }
    for (const text of ['', '~', 'a b', 'a~~', 'x'.repeat(50)])
      expect(readViewMark(text), text).toBeUndefined();
    expect(decodeSearch(listPlan(), { view: 'x' }, {}).view).toBeUndefined();
  });

  it('names the view, changed or not', () => {
    expect(['x', 'x~', '-', undefined].map(markedView)).toEqual(['x', 'x', undefined, undefined]);
  });

  it('asks for a view unless the address says what it was changed to', () => {
    expect(askedView({ ...untouched, view: 'x' }, false)).toBe('x');
    expect(askedView({ ...untouched, view: 'x~' }, false)).toBeUndefined();
    expect(askedView({ ...untouched, view: '-' }, false)).toBeUndefined();
    expect(askedView(untouched, false)).toBeUndefined();
    expect(askedView(untouched, true)).toBe('');
  });
});
