/** Pasting from a spreadsheet: reading its text, its cells, and filling rows with them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice, NodePlan } from '../../../../src/schema/compile/plan.ts';
import { cellText, cellValue } from '../../../../src/runtime/form/rows/cellText.ts';
import {
  pasteRows,
  type Paste,
  type PasteColumn,
} from '../../../../src/runtime/form/rows/paste.ts';
import { isTableText, parseTableText } from '../../../../src/runtime/form/rows/tableText.ts';
import { exactSum } from '../../../../src/runtime/form/rows/totals.ts';

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

  it('is told from a single cell, which controls paste as ever', () => {
    expect(['a\tb', 'a\nb'].map(isTableText)).toEqual([true, true]);
    expect(['', 'a b', 'a\r\n'].map(isTableText)).toEqual([false, false, false]);
  });
});

type Kind = NonNullable<NodePlan['validation']['kind']>;
const node = (type: NodePlan['type'], kind: Kind, choices?: NodePlan['choices']) => ({
  type,
  validation: { kind, messages: {} },
  ...(choices && { choices }),
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

describe('pasting', () => {
  const column = (name: string, type: NodePlan['type'], kind: Kind): PasteColumn => ({
    name,
    label: { product: '商品', quantity: '数量', amount: '金额' }[name] ?? name,
    read: (text) => cellValue(node(type, kind), undefined, text),
    isLocked: () => name === 'amount',
  });
  const columns = [
    column('product', 'string', 'text'),
    column('amount', 'number', 'number'),
    column('quantity', 'number', 'integer'),
  ];
  const newRow = () => ({ quantity: 1, kind: 'new' });
  const paste = (
    cells: string[][],
    place = { row: 0, column: 0 },
    growth: Paste['growth'] | null = { max: 10, newRow },
  ) =>
    pasteRows({
      rows: [
        { id: 1, product: '茶', quantity: 1 },
        { id: 2, product: '米', quantity: 2 },
      ],
      cells,
      columns,
      ...place,
      ...(growth && { growth }),
    });

  it('fills the rows there are and no others where none can be added', () => {
    const cells = [['盐', '9', '8'], ['油'], ['醋']];
    const { rows, from, to, left } = paste(cells, { row: 1, column: 0 }, null);
    expect(rows.map((row) => (row as { product: string }).product)).toEqual(['茶', '盐']);
    expect([from, to, left]).toEqual([1, 1, 2]);
    // A line of labels is for the rows from the place on.
    expect(paste([['数量'], ['7']], { row: 1, column: 0 }, null).rows).toEqual([
      { id: 1, product: '茶', quantity: 1 },
      { id: 2, product: '米', quantity: 7 },
    ]);
  });

  it('fills cells from the place on, leaves locked ones, and adds rows', () => {
    const { rows, from, to, unread, left } = paste(
      [
        ['5', '9', '7'],
        ['盐', '9', '8'],
      ],
      { row: 1, column: 0 },
    );
    expect(rows).toEqual([
      { id: 1, product: '茶', quantity: 1 },
      { id: 2, product: '5', quantity: 7 },
      { product: '盐', quantity: 8, kind: 'new' },
    ]);
    expect({ from, to, unread, left }).toEqual({ from: 1, to: 2, unread: [], left: 0 });
  });

  it('says what it could not read, and leaves that value as it was', () => {
    const { rows, unread } = paste([['很多'], ['3']], { row: 0, column: 2 });
    expect(rows).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
    expect(unread).toEqual([{ row: 0, name: 'quantity', label: '数量', text: '很多' }]);
  });

  it('follows a first line of labels, and adds the rows below it', () => {
    const { rows, from } = paste([
      ['数量', '商品'],
      ['4', '盐'],
    ]);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual({ product: '盐', quantity: 4, kind: 'new' });
    expect(from).toBe(2);
  });

  it('says how many rows there was no room for', () => {
    const { rows, left } = paste(
      [['a'], ['b'], ['c'], ['d']],
      { row: 1, column: 0 },
      { max: 3, newRow },
    );
    expect(rows).toHaveLength(3);
    expect(left).toBe(2);
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
    expect(exactSum(values, scale)).toBe(text);
  });
});
