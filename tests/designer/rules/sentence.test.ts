/** Conditions are the same as sentences and as expressions. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../src/designer/rules/read.ts';
import {
  listRelations,
  operandRelations,
  plainRelations,
  withRelation,
  type Clause,
  type Operand,
  type Scalar,
  type Sentence,
} from '../../../src/designer/rules/sentence.ts';
import { expressionOf } from '../../../src/designer/rules/write.ts';
import { compileExpression } from '../../../src/schema/expression/index.ts';
import { visitParts } from '../../../src/schema/meta/visit.ts';
import { pages } from '../project.ts';

const path = fc
  .tuple(
    fc.constantFrom('values', 'row', 'state', 'mode', 'features', 'inner'),
    fc.array(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,8}$/), { maxLength: 3 }),
  )
  .map(([root, members]) => [root, ...members].join('.'));

const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => value + 0);

const scalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom("'", '\\', '\n', 'it\'s "so"', '}', ''),
  number,
  fc.boolean(),
);

const operand: fc.Arbitrary<Operand> = fc.oneof(
  scalar.map((value) => ({ value })),
  path.map((other) => ({ path: other })),
);

const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({ subject: path, relation: fc.constantFrom(...operandRelations), operand }),
  fc.record({
    subject: path,
    relation: fc.constantFrom(...listRelations),
    items: fc.array(scalar, { maxLength: 4 }),
  }),
  fc.record({ subject: path, relation: fc.constantFrom(...plainRelations) }),
);

const sentence: fc.Arbitrary<Sentence> = fc
  .record({
    joint: fc.constantFrom('and' as const, 'or' as const),
    clauses: fc.array(clause, { maxLength: 5 }),
  })
  .map(({ joint, clauses }) => ({ joint: clauses.length > 1 ? joint : 'and', clauses }));

describe('a sentence', () => {
  it('is read again from its expression as it was', () => {
    fc.assert(
      fc.property(sentence, (said) => {
        const code = expressionOf(said);
        fc.pre(code.length <= 2000);
        expect(sentenceOf(code)).toEqual(said);
        expect(() => compileExpression(code)).not.toThrow();
      }),
    );
  });

  it.each([
    ["values.status=='1'", "values.status == '1'"],
    ['values.amount >= -5', 'values.amount >= -5'],
    ['(a == 1 || b.c != null) || !isEmpty(d)', 'a == 1 || b.c != null || !isEmpty(d)'],
    ["mode in ['create', 'edit']", "mode in ['create', 'edit']"],
    ['!(mode in ["view"])', "!(mode in ['view'])"],
    ['!row.current', '!row.current'],
    ['row.endAt >= row.startAt', 'row.endAt >= row.startAt'],
    ['true', 'true'],
  ])('of %s is written as %s', (source, written) => {
    expect(expressionOf(sentenceOf(source)!)).toBe(written);
  });

  it.each([
    'a == 1 && (b == 2 || c == 3)',
    'size(ids) > 0',
    "hasPermi('system:post:add')",
    'a === 1',
    'rows[0].a == 1',
    'a?.b == 1',
    '1 == a',
    'a == null && b > null',
    'a == [1]',
    'a in b',
    '!(a == 1)',
    'isEmpty(a, b)',
    "startsWith('http', a)",
    'a == -b',
    'a == undefined',
    'false',
    "mode == 'create' ? a : b",
    'a ==',
    '',
  ])('does not say %j', (source) => {
    expect(sentenceOf(source)).toBeUndefined();
  });

  it('says the same as conditions of committed pages', () => {
    const sources = new Set<string>();
    for (const [, text] of pages)
      visitParts('page', JSON.parse(text), ({ name, value }) => {
        if (name === 'Expression') sources.add((value as { $expr: string }).$expr);
      });
    const said = [...sources].filter((source) => sentenceOf(source));
    expect(said.length).toBeGreaterThan(20);
    for (const source of said) expect(expressionOf(sentenceOf(source)!)).toBe(source);
  });
});

describe('another comparison', () => {
  it('keeps what it is compared with where it can', () => {
    const one: Clause = { subject: 'a', relation: 'equals', operand: { value: 'x' } };
    expect(withRelation(one, 'above')).toEqual({ ...one, relation: 'above' });
    const several = withRelation(one, 'oneOf');
    expect(several).toEqual({ subject: 'a', relation: 'oneOf', items: ['x'] });
    expect(withRelation(several, 'differs')).toEqual({ ...one, relation: 'differs' });
    expect(withRelation(several, 'empty')).toEqual({ subject: 'a', relation: 'empty' });
    const other: Clause = { subject: 'a', relation: 'equals', operand: { path: 'b' } };
    expect(withRelation(other, 'noneOf')).toEqual({ subject: 'a', relation: 'noneOf', items: [] });
  });
});
