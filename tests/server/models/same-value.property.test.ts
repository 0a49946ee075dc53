/**
 * One expression, two places: whatever it says and whatever is typed, the form shows the value that
 * the server stores, answers, finds and adds up in SQL.
 */
import type { Field as FormField } from '@formily/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFormModel } from '../../../src/runtime/form/model/createFormModel.ts';
import { computedPlan } from '../../../src/schema/compile/computedPlan.ts';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { field, plan, scopeOver } from '../../runtime/form/support.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const entered: Readonly<Record<string, Field>> = {
  price: { type: 'decimal', label: '单价', precision: 12, scale: 2 },
  rate: { type: 'decimal', label: '率', precision: 12, scale: 4 },
  pieces: { type: 'integer', label: '件数' },
  note: { type: 'string', label: '备注', maxLength: 40 },
  due: { type: 'date', label: '日期' },
  open: { type: 'boolean', label: '开' },
};

/** Sources of numbers, texts and conditions that read the fields and each other. */
const { number, text } = fc.letrec<{ number: string; text: string; truth: string }>((tie) => ({
  number: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('price', 'rate', 'pieces', 'row.price', '0.1', '3', '-7', 'length(note)'),
    fc.constantFrom('toNumber(note)', "diffDays(due, '2026-03-01')", 'coalesce(pieces, 1)'),
    fc
      .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc
      .tuple(fc.constantFrom('abs', 'floor', 'ceil', 'round'), tie('number'))
      .map(([name, one]) => `${name}(${one})`),
    fc.tuple(tie('number'), fc.nat(4)).map(([one, digits]) => `round(${one}, ${digits})`),
    fc
      .tuple(fc.constantFrom('min', 'max', 'sum'), tie('number'), tie('number'))
      .map(([name, one, other]) => `${name}(${one}, ${other})`),
    fc.tuple(tie('number'), tie('number')).map(([one, other]) => `(${one} ?? ${other})`),
    fc
      .tuple(tie('truth'), tie('number'), tie('number'))
      .map(([truth, one, other]) => `(${truth} ? ${one} : ${other})`),
  ),
  text: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('note', 'due', "'甲'", "'A-'", 'row.note', 'addDays(due, pieces)'),
    fc.constantFrom("formatDate(due, 'YYYY年MM月')", 'formatNumber(price, 2)', "(note ?? '无')"),
    fc.tuple(tie('text'), tie('text')).map(([one, other]) => `('' + ${one} + ${other})`),
    fc.tuple(tie('text'), tie('number')).map(([one, other]) => `('' + ${one} + ${other})`),
    fc
      .tuple(fc.constantFrom('upper', 'lower', 'trim'), tie('text'))
      .map(([name, one]) => `${name}(${one})`),
    fc
      .tuple(tie('truth'), tie('text'), tie('text'))
      .map(([truth, one, other]) => `(${truth} ? ${one} : ${other})`),
  ),
  truth: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('open', 'isEmpty(note)', 'note == null', "contains(note, 'a')", 'due != null'),
    fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '==', '!='), tie('number'))
      .map(([one, sign, other]) => `(${one} ${sign} ${other})`),
    fc.tuple(tie('truth'), tie('truth')).map(([one, other]) => `(${one} && !${other})`),
  ),
}));

/** As many sources of each kind as there are fields, the same in each run. */
const sources = (of: fc.Arbitrary<string>): string[] =>
  fc.sample(
    of.filter((source) => source.length < 400),
    { numRuns: 40, seed: 20 },
  );
/** Limits keep every value one of its field. */
const within = (source: string): string => `min(max(${source}, -99999), 99999)`;
const numbers = sources(number).map((source, at): [string, Field] => [
  `number${at}`,
  at % 2 === 0
    ? { type: 'decimal', label: '数', precision: 14, scale: at % 5, computed: of(within(source)) }
    : { type: 'integer', label: '数', computed: of(within(source)) },
]);
const texts = sources(text).map((source, at): [string, Field] => [
  `text${at}`,
  { type: 'string', label: '文', maxLength: 900, computed: of(`substring(${source}, 0, 900)`) },
]);
function of($expr: string) {
  return { $expr };
}
const computed = Object.fromEntries([...numbers, ...texts]);

const calculation: Model = {
  version: 2,
  name: 'calculation',
  label: '计算',
  table: 'test_calculation',
  key: 'calculationId',
  path: '/test/calculation',
  permission: 'test:calculation',
  sort: { calculationId: 'asc' },
  fields: {
    calculationId: { type: 'id', label: '编号' },
    ...entered,
    ...computed,
    number1: { ...computed.number1!, filter: 'exact' },
  },
};
const { call } = serveModels({
  models: [calculation, operlog],
  callers: { admin },
  base: '/test/calculation',
});

const kinds: Readonly<Record<string, string>> = {
  decimal: 'number',
  integer: 'number',
  boolean: 'boolean',
};
const nodes = Object.entries({ ...entered, ...computed }).map(([name, { type }]) =>
  field(name, { field: name, type: (kinds[type] ?? 'string') as 'string' }),
);
const shownBy = computedPlan(
  {
    models: { calculation },
    viewer: { permissions: [], roles: [] },
    vocabulary,
  } as never,
  calculation,
  nodes,
)!;

const cents = (digits: number, most: number) =>
  fc.integer({ min: -most, max: most }).map((units) => units / 10 ** digits);
const day = fc
  .integer({ min: 0, max: 30_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  price: cents(2, 1_000_000),
  rate: cents(4, 100_000),
  pieces: fc.integer({ min: -999, max: 999 }),
  note: fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    fc.constantFrom('12.50', '007', 'a', '', '岗位🙂'),
  ),
  due: day,
  open: fc.boolean(),
};
/** What is typed, one after the other: a field may be filled, changed and emptied again. */
const typing = fc.array(
  fc.oneof(
    ...Object.entries(values).map(([name, value]) =>
      fc.tuple(fc.constant(name), fc.option(value, { nil: undefined })),
    ),
  ),
  { maxLength: 12 },
);

/** What a form holds once all has been typed. */
function typed(entries: readonly (readonly [string, unknown])[]): Row {
  const model = createFormModel({
    plan: plan(nodes, [], { computed: shownBy }),
    mode: 'create',
    values: {},
    scope: scopeOver(),
  });
  for (const [name, value] of entries) model.input(model.fieldAt(name) as FormField, value);
  return model.values();
}

const blankAsNull = (value: unknown): unknown => (value === '' ? null : (value ?? null));
const unitsOf = (value: unknown, digits: number): bigint =>
  BigInt(Math.round(Number(value ?? 0) * 10 ** digits));

it('the form shows what the server stores, finds and adds up', async () => {
  const shown: Row[] = [];
  await fc.assert(
    fc.asyncProperty(typing, async (entries) => {
      const before = typed(entries);
      expect(await call('POST', '', before)).toMatchObject({ code: 200 });
      // Before anything can fail: tries to find a smaller example count what is stored, too.
      shown.push(before);
      const { rows } = await call('GET', '/list?pageSize=1&orderByColumn=calculationId&isAsc=desc');
      const stored = rows[0] as Row;
      for (const name of Object.keys(computed))
        expect([name, blankAsNull(stored[name])]).toEqual([name, blankAsNull(before[name])]);
      if (before.number1 === null || before.number1 === undefined) return;
      const same = shown.filter((one) => one.number1 === before.number1);
      const found = await call('GET', `/list?number1=${before.number1}&pageSize=1`);
      expect(found.total).toBe(same.length);
    }),
    { numRuns: 60, examples: [[[['note', ' ']]]] },
  );
  const names = numbers.map(([name]) => name);
  const { sums } = await call('GET', `/list?pageSize=1&sums=${names.join(',')}`);
  for (const [name, { scale = 0 }] of numbers) {
    const expected = shown.reduce((sum, one) => sum + unitsOf(one[name], scale), 0n);
    expect([name, unitsOf(sums[name], scale)]).toEqual([name, expected]);
  }
});
