/** Checks of a model as the fields of a form ask them. */
import { expect, it } from 'vitest';
import { recordChecks } from '../../../src/schema/compile/recordChecks.ts';
import { evaluateCondition, resolveText } from '../../../src/schema/expression/index.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';

const model = (assert: string, more: object = {}): Model => ({
  version: 2,
  name: 'stay',
  label: '住宿',
  table: 'test_stay',
  key: 'stayId',
  fields: {
    stayId: { type: 'id', label: '编号' },
    start: { type: 'date', label: '开始' },
    end: { type: 'date', label: '结束' },
    guest: { type: 'json', label: '客人' },
  },
  checks: [{ assert: { $expr: assert }, message: '结束{end}早于{start}', field: 'end', ...more }],
});
const [start, end] = ['2026-05-10', '2026-05-09'];

it.each([
  ['end >= start'],
  ['row.end >= row.start'],
  ["end >= start && 'end' != 'start'"],
  ['end >= start || guest.start == start'],
])('asks %s of the values of the form', (assert) => {
  const [check] = recordChecks(model(assert), 'end');
  const test = (values: object): boolean => evaluateCondition(check!.when, { values });
  expect(test({ start, end, guest: { start: '' } })).toBe(false);
  expect(test({ start, end: '2026-05-10', guest: {} })).toBe(true);
  expect(test({ start, end: null })).toBe(true);
  expect(resolveText(check!.message, { values: { start, end } })).toBe(
    '结束2026-05-09早于2026-05-10',
  );
});

it('leaves to the server what only the server can say', () => {
  expect(recordChecks(model('end >= start', { blank: true }), 'end')).toEqual([]);
  expect(recordChecks(model('isEmpty(row)'), 'end')).toEqual([]);
  expect(recordChecks(model('end >= start'), 'start')).toEqual([]);
});
