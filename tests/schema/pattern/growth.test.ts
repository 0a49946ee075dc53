/**
 * How fast patterns can get slow; verdicts of others: recheck 4.5.0, an automaton-based checker
 * (docs/decisions/patterns.md).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../src/schema/pattern/growth.ts';

/** Both say that the time grows with the text. */
const linear = [
  /^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z*][A-Za-z0-9_*]*)+$/u,
  /^1[3-9]\d{9}$/u,
  /^[a-z][a-z0-9_]*$/u,
  /^\d{17}[\dXx]$/u,
  /^(?:[a-z0-9]+-)*[a-z0-9]+$/u,
  /(\.\d+)?Z?$/,
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/u,
  /^https?:\/\/\S+$/u,
  /^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u,
  /^(?=.*[a-z])(?=.*\d).{8,}$/u,
  /^[\u4e00-\u9fa5]{2,20}$/u,
  /^\d{1,3}(\.\d{1,3}){3}$/u,
  /^(\w)\1$/u,
  /^[京津沪][A-Z][A-Z0-9]{5}$/u,
  /^(?:(?:\+|00)86)?1\d{10}$/u,
  /^((\d+)|(\d+\.\d+))$/u,
  /\s+/,
  /[^\p{L}]+/gu,
];
const polynomial = [
  /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g,
  /\s+$/,
  /^(?:(?=.*x).)*$/u,
  /a+b/,
  /^\S+\s*\S*$/u,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
  /x*y(?!.*z)$/,
];
const exponential = [
  /^(a+)+$/u,
  /^(a|b|ab)*$/u,
  /^(\w+\s?)*$/u,
  /^(a*)*b/u,
  /^(?:a|aa)+$/u,
  /^(x+x+)+y/u,
  /^([a-z]+[0-9]*)+$/u,
  /^(.|\s)*x$/u,
  /^(?:\u{41}|[A-Z])*\x21$/u,
  /^(?<n>é+)*!/u,
];
/** Finite, and far too slow all the same; recheck calls them safe. */
const huge = [/^(a?){25}a{25}$/u, /^(\d{1,10}){10}x/u];

describe('growthOf', () => {
  it.each(linear)('lets %s pass', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBe('linear');
  });

  it.each(polynomial)('finds that %s shares characters out', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBe('polynomial');
  });

  it.each(exponential)('finds that %s doubles', ({ source, flags }) => {
    expect(growthOf(source, flags)).toBe('exponential');
  });

  it.each([...huge, /^(.*?,){11}P/])('refuses %s', ({ source, flags }) => {
    expect(growthOf(source, flags)).not.toBe('linear');
  });

  it('does not judge what is too large', () => {
    expect(
      growthOf(`^(?:${Array.from({ length: 500 }, (_, index) => `x${index}y*`).join('|')})$`),
    ).toBe('tangled');
  });

  it('reads every pattern that the language reads', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '[^a]',
      '.',
      '\\d',
      '\\w',
      '^',
      '$',
      '\\b',
      '(?:a|b)',
      '(a)',
      '(?=b)',
      '(?<!a)',
      '\\p{L}',
      '\\u{61}',
      '中',
      '\\.',
      '-',
      '|',
    );
    const quantifier = fc.constantFrom('', '*', '+?', '?', '{2}', '{1,3}', '{2,}');
    const pattern = fc
      .array(fc.tuple(piece, quantifier), { maxLength: 8 })
      .map((pieces) =>
        pieces
          .map(([one, often]) => (/^(\||\^|\$|\\b|\(\?=|\(\?<)/.test(one) ? one : one + often))
          .join(''),
      );
    fc.assert(
      fc.property(pattern, (source) => {
        expect(['linear', 'polynomial', 'exponential']).toContain(
          growthOf(new RegExp(source, 'u').source),
        );
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

/**
 * Steps of an engine that goes back, on patterns of letters, choices and repetitions: those called
 * linear take few.
 */
describe('patterns called linear', () => {
  type Tree =
    | { kind: 'letter'; letter: string }
    | { kind: 'both' | 'either'; parts: Tree[] }
    | { kind: 'loop'; body: Tree };
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('a', 'b').map((letter): Tree => ({ kind: 'letter', letter })),
      fc
        .tuple(
          fc.constantFrom('both' as const, 'either' as const),
          fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
        )
        .map(([kind, parts]): Tree => ({ kind, parts })),
      tie('tree').map((body): Tree => ({ kind: 'loop', body })),
    ),
  }));
  const written = (node: Tree): string => {
    if (node.kind === 'letter') return node.letter;
    return node.kind === 'loop'
      ? `(?:${written(node.body)})*`
      : `(?:${node.parts.map(written).join(node.kind === 'either' ? '|' : '')})`;
  };

  class Counter {
    steps = 0;
    match(node: Tree, text: string, at: number, then: (at: number) => boolean): boolean {
      this.steps += 1;
      if (this.steps > 200_000) return true;
      switch (node.kind) {
        case 'letter':
          return text[at] === node.letter && then(at + 1);
        case 'either':
          return node.parts.some((part) => this.match(part, text, at, then));
        case 'both':
          return node.parts.reduceRight<(at: number) => boolean>(
            (rest, part) => (place) => this.match(part, text, place, rest),
            then,
          )(at);
        case 'loop':
          return (
            this.match(
              node.body,
              text,
              at,
              (next) => next > at && this.match(node, text, next, then),
            ) || then(at)
          );
      }
    }
  }
  const stepsOn = (node: Tree, text: string): number => {
    const counter = new Counter();
    counter.match(node, text, 0, (at) => at === text.length);
    return counter.steps;
  };

  it('take steps that grow with the text', () => {
    fc.assert(
      fc.property(tree, fc.stringMatching(/^[ab]{1,3}$/), (node, pumped) => {
        fc.pre(growthOf(`^${written(node)}$`) === 'linear');
        const stepsFor = (times: number) => stepsOn(node, `${pumped.repeat(times)}!`);
        // Four times the text: linear takes four times the steps, the square sixteen times.
        expect(stepsFor(80)).toBeLessThan(8 * (stepsFor(20) + 20));
      }),
      { numRuns: 2000, seed: 11 },
    );
  });
});
