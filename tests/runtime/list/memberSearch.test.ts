/** Search fields of members: which there are, and what is sent and shown of what is entered. */
import { expect, it } from 'vitest';
import { memberQuery, searchFor, shownOf } from '../../../src/blocks/list/search/memberQuery.ts';
import { compileQuery } from '../../../src/blocks/list/query.ts';
import { decodeSearch, encodeSearch } from '../../../src/blocks/list/state/url.ts';
import { initialSearch } from '../../../src/blocks/list/state/search.ts';
import type { DynamicField } from '../../../src/schema/record/index.ts';
import { vocabulary } from '../../schema/compile/fixtures.ts';
import { column, listPlan, queryField } from '../support.ts';

const search = (definitions: DynamicField[]) => memberQuery(vocabulary, definitions, compileQuery);
const of = (definition: Pick<DynamicField, 'type' | 'dict'>) =>
  search([{ name: 'a', label: '甲', searchable: true, ...definition }])[0]!;

it('there is one for each member that is marked', () => {
  const found = search([
    { name: 'a', label: '甲', type: 'string', searchable: true },
    { name: 'b', label: '乙', type: 'decimal' },
  ]);
  expect(found.map(({ plan }) => [plan.name, plan.label])).toEqual([['a', '甲']]);
});

it.each<[Pick<DynamicField, 'type' | 'dict'>, unknown, unknown]>([
  [{ type: 'string' }, '红', { contains: '红' }],
  [{ type: 'text' }, '红', { contains: '红' }],
  [{ type: 'integer' }, [1, null], { min: 1 }],
  [{ type: 'decimal' }, [null, 2.5], { max: 2.5 }],
  [{ type: 'date' }, ['2026-01-01', '2026-01-31'], { min: '2026-01-01', max: '2026-01-31' }],
  [
    { type: 'datetime' },
    ['2026-01-01', '2026-01-31'],
    { min: '2026-01-01 00:00:00', max: '2026-01-31 23:59:59' },
  ],
  [{ type: 'boolean' }, true, true],
  [{ type: 'boolean' }, false, false],
  [{ type: 'string', dict: 'demo_pack' }, ['box', 'bag'], ['box', 'bag']],
  [{ type: 'integer', dict: 'demo_level' }, [1], [1]],
])('of %j, %j is sent and shown again', (definition, value, sent) => {
  const one = of(definition);
  expect(searchFor(one, value)).toEqual(sent);
  expect(shownOf(one, sent)).toEqual(value);
  expect(searchFor(one, undefined)).toBeUndefined();
  expect(shownOf(one, undefined)).toBeUndefined();
});

it('codes of numbers are sent as numbers', () => {
  expect(searchFor(of({ type: 'integer', dict: 'demo_level' }), ['1', '2'])).toEqual([1, 2]);
});

const members = { url: '/x/{key}', key: 'kindId' };
const plan = listPlan({
  query: [queryField('extra', { members })],
  columns: [{ ...column('extra'), members }],
});

it('the address keeps searches and orders of members', () => {
  const given = {
    ...initialSearch(plan),
    query: { extra: { power: { min: 1 } } },
    sort: { field: 'extra.power', order: 'desc' as const },
  };
  const address = encodeSearch(plan, given, {});
  expect(address).toMatchObject({ extra: '{"power":{"min":1}}', sort: 'extra.power-desc' });
  expect(decodeSearch(plan, address as Record<string, string>, {})).toEqual(given);
});

it.each(['x', '[]', '1', 'null', '"a"'])('%s is no search of members', (extra) => {
  expect(decodeSearch(plan, { extra }, {}).query).toEqual({});
});
