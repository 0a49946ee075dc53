/** Texts and addresses with parts that are filled in. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExpressionError,
  expressionsOf,
  fillText,
  fillUrl,
  resolveText,
  resolveValue,
} from '../../../src/schema/expression/index.ts';

const scope = { row: { name: '岗位', tags: ['a', 'b'] }, n: 5, text: '} {' };

describe('a text with parts', () => {
  it.each([
    ['plain', 'plain'],
    ['{row.name}：{n + 1}', '岗位：6'],
    ['{row.tags} 共 {row.none} 项', 'a,b 共  项'],
    ['{{id}', '{id}'],
    ['{{{n}}', '{5}'],
    ["{n > 3 ? '}' : '{'}{n}", '}5'],
    ["{'it\\'s }'}", "it's }"],
    ['a } b', 'a } b'],
    ['', ''],
  ])('%j gives %j', (template, expected) => {
    expect(fillText(template, scope)).toBe(expected);
  });

  it.each([
    ['{row.name', /braces/],
    ['{}', /empty/],
    ['{row}', /no text/],
    ['{row.}', /./],
  ])('%j is refused', (template, message) => {
    expect(() => fillText(template, scope)).toThrow(ExpressionError);
    expect(() => fillText(template, scope)).toThrow(message);
  });

  it('names the expressions that it reads', () => {
    expect(expressionsOf('a {row.name} {{b} {n + 1}')).toEqual(['row.name', 'n + 1']);
  });

  it('stands wherever a text or value does', () => {
    expect(resolveText({ $text: '{n} 项' }, scope)).toBe('5 项');
    expect(resolveValue({ a: [{ $text: '{n}' }, { $expr: 'n' }, '{n}'] }, scope)).toEqual({
      a: ['5', 5, '{n}'],
    });
  });

  it('shows any text as it is once its braces are doubled', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, value) => {
        const template = `${before.replaceAll('{', '{{')}{value}`;
        expect(fillText(template, { value })).toBe(before + value);
      }),
    );
  });

  it('never grows without end', () => {
    expect(() => fillText('{a}{a}', { a: 'x'.repeat(60_000) })).toThrow(/characters/);
  });
});

describe('an address with parts', () => {
  it('encodes each, so that none reaches beyond its place', () => {
    expect(fillUrl('/a/{row.name}/{{b}?c={text}', scope)).toBe(
      `/a/${encodeURIComponent('岗位')}/{b}?c=${encodeURIComponent('} {')}`,
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        let filled: string;
        try {
          filled = fillUrl('/a/{value}/b', { value });
        } catch (problem) {
          expect(problem).toBeInstanceOf(ExpressionError);
          return;
        }
        const [, first, part, last, ...more] = filled.split('/');
        expect([first, last, more]).toEqual(['a', 'b', []]);
        expect(decodeURIComponent(part!)).toBe(value);
      }),
    );
  });
});
