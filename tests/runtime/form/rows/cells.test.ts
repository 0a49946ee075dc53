/** The text of a spreadsheet and its cells, read and written; and sums of columns. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../../src/schema/compile/plan.ts';
import { cellText, cellValue } from '../../../../src/runtime/form/rows/cellText.ts';
import { isTableText, parseTableText } from '../../../../src/runtime/form/rows/tableText.ts';
import { totalText } from '../../../../src/runtime/form/rows/totals.ts';
import { node } from './support/cells.ts';

describe('the text of a spreadsheet', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\t\t\nb', [['a', '', ''], ['b']]],
    ['"two\nlines"\t"a ""word"""\n', [['two\nlines', 'a "word"']]],
    ['"open\tb', [['"open', 'b']]],
    ['', [['']]],
  ])('%j has its cells', (text, cells) => {
    expect(parseTableText(text)).toEqual(cells);
  });

  it('gives back what a spreadsheet wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', ',', ' ') });
    const written = (text: string) =>
      /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const text = rows.map((row) => `${row.map(written).join('\t')}\r\n`).join('');
          expect(parseTableText(text)).toEqual(rows);
        },
      ),
    );
  });

  it('is distinguished from a single cell, which controls paste as ever', () => {
    expect(['a\tb', 'a\nb'].map(isTableText)).toEqual([true, true]);
    expect(['', 'a b', 'a\r\n'].map(isTableText)).toEqual([false, false, false]);
  });
});

const kinds: Choice[] = [
  { value: '1', label: '现货' },
  { value: '2', label: '预订', children: [{ value: '21', label: '远期' }] },
  { value: '3', label: '停用的', disabled: true },
];

describe('a cell', () => {
  it.each([
    ['number', 'number', '1,234.50', 1234.5],
    ['number', 'number', '￥ 3', 3],
    ['number', 'integer', '-2', -2],
    ['number', 'number', '很多', undefined],
    ['boolean', 'boolean', '是', true],
    ['boolean', 'boolean', 'FALSE', false],
    ['boolean', 'boolean', '也许', undefined],
    ['string', 'date', '2026/3/1', '2026-03-01'],
    ['string', 'date', '2026年3月1日', '2026-03-01'],
    ['string', 'date', '2026-02-30', undefined],
    ['string', 'datetime', '2026-3-1 8:05', '2026-03-01 08:05:00'],
    ['string', 'text', ' 茶 ', '茶'],
    ['number', 'number', ' ', null],
    ['array', 'any', '', []],
  ] as const)('of a %s (%s) reads %j', (type, kind, text, value) => {
    expect(cellValue(node(type, kind), undefined, text)).toEqual(
      value === undefined ? undefined : { value },
    );
  });

  it('of a range reads both ends, or one that is open', () => {
    const days = { type: 'object', validation: { ends: { kind: 'date' }, messages: {} } } as const;
    const amounts = {
      type: 'object',
      validation: { kind: 'range', ends: { kind: 'number' }, messages: {} },
    } as const;
    const read = (one: typeof days | typeof amounts, text: string) =>
      cellValue(one, undefined, text)?.value;
    expect(read(days, '2026/3/1 至 2026-03-05')).toEqual({
      begin: '2026-03-01',
      end: '2026-03-05',
    });
    expect(read(days, '2026-03-01 至')).toEqual({ begin: '2026-03-01', end: null });
    expect(read(amounts, '￥1,000~2,000.5')).toEqual({ begin: 1000, end: 2000.5 });
    expect(read(amounts, '1,000')).toBeUndefined();
    expect(read(amounts, '多 至 少')).toBeUndefined();
  });

  it('of choices takes labels and values, also of choices below others, and no disabled one', () => {
    const one = node('string', 'text', { from: 'fixed', choices: kinds });
    const read = (text: string) => cellValue(one, kinds, text)?.value;
    expect(['现货', '2', '远期', '停用的', '别的'].map(read)).toEqual([
      '1',
      '2',
      '21',
      undefined,
      undefined,
    ]);
    const several = { ...one, type: 'array' as const };
    expect(cellValue(several, kinds, '现货、远期')).toEqual({ value: ['1', '21'] });
    expect(cellValue(several, kinds, '现货、别的')).toBeUndefined();
  });
});

describe('a value', () => {
  const fixed = { from: 'fixed' as const, choices: kinds };
  it('written as a cell reads as itself', () => {
    const text = fc.string({ minLength: 1 }).filter((one) => one.trim() === one && one !== '');
    const days = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
    const day = fc.date(days).map((date) => date.toISOString().slice(0, 10));
    const of = (node: Parameters<typeof cellText>[0] & Parameters<typeof cellValue>[0]) =>
      fc.constant(node);
    const cases = fc.oneof(
      fc.record({ node: of(node('string', 'text')), value: text as fc.Arbitrary<unknown> }),
      fc.record({ node: of(node('number', 'number')), value: fc.integer() }),
      fc.record({ node: of(node('boolean', 'boolean')), value: fc.boolean() }),
      fc.record({ node: of(node('string', 'date')), value: day }),
      fc.record({
        node: of(node('string', 'text', fixed)),
        value: fc.constantFrom('1', '2', '21'),
      }),
      fc.record({
        node: of(node('array', 'any', fixed)),
        value: fc.uniqueArray(fc.constantFrom('1', '2', '21')),
      }),
    );
    fc.assert(
      fc.property(cases, ({ node: one, value }) => {
        expect(cellValue(one, kinds, cellText(one, kinds, value))).toEqual({ value });
      }),
    );
  });

  it('is written by its code where its label would be read as another one', () => {
    const twins: Choice[] = [
      { value: 'a', label: '同名' },
      { value: 'b', label: '同名' },
      { value: 'c', label: '甲、乙' },
    ];
    const one = node('string', 'text', { from: 'fixed', choices: twins });
    expect(['a', 'b', 'c', 'd'].map((value) => cellText(one, twins, value))).toEqual([
      '同名',
      'b',
      '甲、乙',
      'd',
    ]);
    expect(cellText({ ...one, type: 'array' }, twins, ['c', 'b'])).toBe('c,b');
    expect([null, undefined, { a: 1 }].map((value) => cellText(one, twins, value))).toEqual([
      '',
      '',
      '{"a":1}',
    ]);
  });
});

describe('a sum', () => {
  it.each([
    [[0.1, 0.2], 2, '0.30'],
    [[1, '2', null, 'x'], 0, '3'],
    [[1234567.5, 0.25], 0, '1,234,567.75'],
    [[-0.5, 0.2], 1, '-0.3'],
    [[1e-7, 1], 0, '1.0000001'],
    [[], 2, '0.00'],
  ])('of %j is exact', (values, scale, text) => {
    expect(totalText(values, { props: {}, validation: { scale, messages: {} } })).toBe(text);
  });

  it.each([
    [{ currency: 'CNY' }, '-¥1,234.50'],
    [{ suffix: '件' }, '-1,234.50件'],
    // Each row has its own.
    [{ currency: { $expr: 'row.currency' } }, '-1,234.50'],
  ])('is shown with %j as the numbers of its column are', (props, text) => {
    const values = [-1234, -0.5];
    expect(totalText(values, { props, validation: { scale: 2, messages: {} } })).toBe(text);
  });
});
