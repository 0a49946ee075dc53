/** Expressions as SQL: what is refused, and what functions of an installation say. */
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/schema/generated/types.gen.ts';
import { ExpressionError, functionsByName } from '../../../src/schema/expression/index.ts';
import type { ExpressionFunction } from '../../../src/schema/expression/functions/index.ts';
import { sqlByName } from '../../../src/schema/expression/sql/functions.ts';
import { numberValue } from '../../../src/schema/expression/sql/index.ts';
import type { FunctionSql } from '../../../src/schema/expression/sql/value.ts';
import { computedSql, recordSql } from '../../../src/schema/record/computedSql.ts';

const fields: Record<string, Field> = {
  few: { type: 'integer', label: '少' },
  price: { type: 'decimal', label: '单价', scale: 2 },
  name: { type: 'string', label: '名称', maxLength: 9 },
  secret: { type: 'string', label: '密', maxLength: 9, encrypted: true },
  day: { type: 'date', label: '日' },
  slot: { type: 'range', label: '时段', of: 'date' },
  extra: { type: 'json', label: '其他' },
};
const record = {
  dialect: 'sqlite',
  now: Date.UTC(2026, 2, 1, 16, 30),
  hoursAhead: 8,
  fields,
  sqlOf: (name: string, end?: string) => (end ? `${name}_${end}` : name),
} as const;

const sql = (source: string): string => recordSql(source, record).sql;

function refusal(source: string): string {
  try {
    sql(source);
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
  return '';
}

describe('an expression in SQL', () => {
  it('says the present time on the wall clock of the protocol', () => {
    expect(sql('today()')).toBe("'2026-03-02'");
    expect(sql('now()')).toBe("'2026-03-02 00:30:00'");
  });

  it('holds texts of the source as texts', () => {
    expect(sql(`"it's"`)).toBe("'it''s'");
    expect(refusal('"a\0"')).toMatch(/NUL/);
  });

  it.each([
    [
      'passwordProblem(name, "3")',
      /no passwordProblem\(\); they have contains, endsWith, length, lower/,
    ],
    ['padStart(name, few)', /a number of the source/],
    ['size(split(name))', /stands in the source only/],
    ['hasRole("a")', /no hasRole\(\)$/],
    ['name * 2', /numbers out of texts/],
    ['name == 1', /a text is compared with a text/],
    ['name < 1', /order of a text and a number/],
    ['price % 2', /whole numbers/],
    ['name + price * few', /more than 16 digits/],
    ['few ? name : 1', /of type string or number/],
    ['[1, 2]', /behind in, and/],
    ['secret', /encrypted/],
    ['extra', /no single value/],
    ['extra.a', /no value of a column/],
    ['name.length', /length\(\) is/],
    ['row[name]', /worked out/],
    ['nothing', /no field/],
    ['few === undefined', /write null/],
    ['slot.end === null', /by == and !=/],
    ['diffDays(name, day)', /not of texts/],
    ['diffDays("2026-02-30", day)', /not of texts/],
    ['formatDate(day, name)', /text of the source/],
    ['addDays(day, price)', /whole number of days/],
    ['round(price, price)', /whole number of digits/],
    ['substring(name, price)', /whole numbers/],
    ['substring(name, 0, few)', /always there/],
    ['toNumber(name)', /toNumber/],
    ['1e300 * 1e10', /larger or smaller/],
    ['1e-300 / 1e10', /larger or smaller/],
    [Array(2).fill('(few || 1)').join(' + ') + ` + ${'0 + '.repeat(150)}few`, /^$/],
  ])('is refused, or not, with a reason: %s', (source, reason) => {
    expect(refusal(source)).toMatch(reason);
  });

  it('does not grow without bounds', () => {
    let source = 'name';
    for (let depth = 0; depth < 12; depth += 1) source = `(${source} + ${source})`;
    expect(() => recordSql(source.slice(0, 2000), record)).toThrow(ExpressionError);
    expect(refusal(Array(60).fill('name').join(' && '))).toMatch(/too long/);
  });

  it('is of the type of its field', () => {
    const text: Field = { type: 'string', label: '文', computed: { $expr: 'few' } };
    expect(() => computedSql(text, record)).toThrow(
      /is of type number, and the field is of type string/,
    );
    const none: Field = { type: 'boolean', label: '无', computed: { $expr: 'null' } };
    expect(() => computedSql(none, record)).toThrow(/always null/);
  });

  it('takes in functions that an installation says in SQL', () => {
    const half: ExpressionFunction = {
      parameters: 'number',
      arity: [1, 1],
      run: (_run, [value]) => Number(value) / 2,
    };
    const halfSql: FunctionSql = {
      call: ([value]) =>
        numberValue(`(${value!.sql} / 2)`, { whole: false, least: 1e-9, most: 1e9 }),
    };
    const functions = functionsByName as Map<string, ExpressionFunction>;
    const inSql = sqlByName as Map<string, FunctionSql>;
    functions.set('halfOf', half);
    try {
      expect(() => sql('halfOf(few)')).toThrow('databases have no halfOf()');
      inSql.set('halfOf', halfSql);
      expect(sql('halfOf(few) + 1')).toBe('((cast(few as real) / 2) + 1.0)');
    } finally {
      functions.delete('halfOf');
      inSql.delete('halfOf');
    }
  });
});
