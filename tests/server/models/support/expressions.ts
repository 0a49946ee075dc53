/** Expressions over records, typed as the fields that they read: for laws about them. */
import * as fc from 'fast-check';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';

export const sample: Model = {
  version: 2,
  name: 'sample',
  label: '样本',
  table: 'test_sample',
  key: 'sampleId',
  fields: {
    sampleId: { type: 'id', label: '编号' },
    few: { type: 'integer', label: '少' },
    many: { type: 'long', label: '多' },
    price: { type: 'decimal', label: '单价', scale: 2 },
    share: { type: 'decimal', label: '比例', precision: 12, scale: 5 },
    flag: { type: 'boolean', label: '是否' },
    name: { type: 'string', label: '名称', maxLength: 40 },
    note: { type: 'text', label: '说明' },
    currency: { type: 'string', label: '币种', maxLength: 3 },
    day: { type: 'date', label: '日' },
    at: { type: 'datetime', label: '时' },
    slot: { type: 'range', label: '时段', of: 'date', open: true },
  },
};

const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(values, { nil: null, freq: 4 });
const text = fc.string({ unit: fc.constantFrom(...'aBéz岗位🙂 　%_\'"1-,ßΣİǆΐﬃ𐐀'), maxLength: 6 });
const day = fc.constantFrom('2026-03-01', '2026-02-28', '2024-02-29', '1999-12-31', '2031-07-15');
const time = fc.constantFrom('00:00:00', '08:05:09', '12:00:00', '23:59:59');
const decimal = (scale: number, most: number) =>
  fc
    .oneof(fc.integer({ min: -most, max: most }), fc.integer({ min: -200, max: 200 }))
    .map((units) => Number(`${units}e-${scale}`));

export const record = fc.record({
  few: maybe(
    fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
  ),
  many: maybe(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.maxSafeInteger())),
  price: maybe(decimal(2, 1e12)),
  share: maybe(decimal(5, 1e9)),
  flag: maybe(fc.boolean()),
  name: maybe(text),
  note: maybe(text),
  currency: maybe(fc.constantFrom('CNY', 'JPY', 'KWD', 'xyz')),
  day: maybe(day),
  at: maybe(fc.tuple(day, time).map((parts) => parts.join(' '))),
  slot: maybe(
    fc
      .tuple(maybe(day), maybe(day))
      .filter(([begin, end]) => begin !== null || end !== null)
      .map(([begin, end]) =>
        begin !== null && end !== null && begin > end ? { begin: end, end: begin } : { begin, end },
      ),
  ),
});

const literal = (value: unknown): string => JSON.stringify(value);
const textLiterals = text.filter((value) => !/["\\]/.test(value)).map(literal);

/** Sources by the type of what they give. */
export const sources = fc.letrec<{
  number: string;
  text: string;
  date: string;
  truth: string;
}>((tie) => {
  const call = (name: string, ...given: fc.Arbitrary<string>[]) =>
    fc.tuple(...given).map((values) => `${name}(${values.join(', ')})`);
  const binary = (operators: string[], left: fc.Arbitrary<string>, right = left) =>
    fc
      .tuple(left, fc.constantFrom(...operators), right)
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`);
  const choice = (value: fc.Arbitrary<string>) =>
    fc.tuple(any, value, value).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`);
  const [number, words, date, truth] = [tie('number'), tie('text'), tie('date'), tie('truth')];
  const any = fc.oneof(number, words, date, truth, fc.constant('null'));
  const digits = fc.constantFrom('0', '1', '2', '4', 'null', 'currencyDigits(currency)');
  const small = fc.integer({ min: -3, max: 12 }).map(String);
  const numbers = fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('few', 'row.many', 'price', 'share', 'flag'),
    fc.oneof(small, fc.constantFrom('0.1', '1e3', '2.675', '-0.005', 'null')),
  );
  const either = (value: fc.Arbitrary<string>) => binary(['&&', '||', '??'], value);
  return {
    number: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'source' },
      numbers,
      binary(['+', '-', '*', '/'], number),
      binary(['%'], fc.oneof(fc.constantFrom('few', 'many'), small)),
      number.map((value) => `-${value}`),
      call('round', number, small),
      call('round', number),
      call('round', number, call('currencyDigits', fc.constant('currency'))),
      call('floor', number),
      call('ceil', number),
      call('abs', number),
      call('min', number, number, number),
      call('max', number, number),
      call('sum', number, number),
      call('length', words),
      call('diffDays', date, date),
      choice(numbers),
      either(numbers),
      call('coalesce', numbers, numbers),
      fc
        .tuple(fc.constantFrom('min', 'max', 'sum'), number, numbers)
        .map(([name, a, b]) => `${name}([${a}, ${b}])`),
      fc.tuple(numbers, numbers, small).map(([a, b, c]) => `count([${a}, ${b}, null], ${c})`),
      fc.tuple(any, any).map(([a, b]) => `size([${a}, ${b}])`),
    ),
    text: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'source' },
      fc.constantFrom('name', 'row.note', 'currency'),
      textLiterals,
      binary(['+'], words),
      binary(['+'], words, fc.constantFrom('few', 'many', 'flag', 'day', 'at')),
      binary(['+'], fc.constantFrom('few', 'flag', 'day'), words),
      call('trim', words),
      call('substring', words, small),
      call('substring', words, small, fc.integer({ min: -2, max: 5 }).map(String)),
      call('replaceText', words, words, words),
      call('formatDate', date, fc.constantFrom('"YYYY/MM/DD HH:mm"', '"MM-DD ss"', '""')),
      choice(words),
      either(words),
      call('coalesce', words, words),
      call('upper', words),
      call('lower', words),
      call(
        'padStart',
        fc.oneof(words, numbers),
        small,
        fc.constantFrom('"0"', '"岗-"', '""', 'null'),
      ),
      call('padStart', words, small),
      binary(['+'], words, fc.constantFrom('price', 'share', '(price * 2)', '(few + 0.5)')),
      call('formatNumber', numbers),
      call('formatNumber', fc.oneof(numbers, fc.constantFrom('(share * 10)', '(few / 4)')), digits),
      fc.tuple(any, any, textLiterals).map(([a, b, c]) => `join([${a}, ${b}, ${c}])`),
      fc.tuple(words, any, words).map(([a, b, c]) => `join([${a}, ${b}], ${c})`),
      fc
        .tuple(fc.constantFrom('first', 'last'), words, words)
        .map(([name, a, b]) => `${name}([${a}, ${b}])`),
      fc.tuple(words, words, small).map(([a, b, place]) => `at([${a}, ${b}], ${place})`),
      date,
    ),
    date: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'source' },
      fc.constantFrom(
        'day',
        'at',
        'slot.begin',
        'row.slot.end',
        'today()',
        'now()',
        '"2026-02-28"',
      ),
      call(
        'addDays',
        fc.constantFrom('day', 'at', 'today()'),
        fc.constantFrom('1', '-40', 'few', 'length(name)'),
      ),
      choice(fc.constantFrom('day', 'slot.begin')),
    ),
    truth: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'source' },
      fc.constantFrom('flag', 'true', 'false'),
      binary(['==', '!=', '===', '!==', '<', '<=', '>', '>='], number),
      binary(['==', '!=', '===', '<', '<=', '>', '>='], words),
      binary(['==', '!=', '===', '!=='], any, fc.constant('null')),
      binary(['==', '!='], numbers, fc.constantFrom('"1"', '"0.10"', '"x"', 'true')),
      binary(['=='], truth),
      binary(['in'], words),
      fc.tuple(words, words, textLiterals).map(([a, b, c]) => `(${a} in [${b}, ${c}, null])`),
      fc.tuple(numbers, small).map(([a, b]) => `(${a} in [${b}, 1, "2"])`),
      fc.tuple(words, words, words).map(([a, b, c]) => `includes([${a}, ${b}], ${c})`),
      fc.tuple(numbers, small).map(([a, b]) => `includes([${b}, 1, "2"], ${a})`),
      call('startsWith', words, words),
      call('endsWith', words, words),
      call('contains', words, words),
      call('isEmpty', any),
      any.map((value) => `!${value}`),
      binary(['&&', '||', '??'], truth),
      choice(truth),
    ),
  };
});
