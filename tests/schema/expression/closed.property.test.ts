/**
 * No expression, however made, reaches a prototype or a global, outruns its limits or fails with
 * anything but an ExpressionError.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compileExpression,
  ExpressionError,
  limits,
} from '../../../src/schema/expression/index.ts';
import { expression } from './support/expressionArbitrary.ts';

const leaks: string[] = [];
const secret = () => 'code';

/**
 * A record that says when a member is read that it does not itself have, or that leads out of
 * data.
 */
const watched = (record: object): object =>
  new Proxy(record, {
    get(target, name) {
      if (
        !Object.hasOwn(target, name) ||
        ['__proto__', 'constructor', 'prototype'].includes(String(name))
      )
        leaks.push(String(name));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? watched(value)
        : value;
    },
  });

class Session {
  token = 'secret';
}
const scope = {
  row: watched({
    id: 1,
    name: 'a'.repeat(500),
    status: '0',
    list: [1, 'two', null, [3]],
    dept: { name: 'd' },
    run: secret,
    session: new Session(),
    ...JSON.parse('{"constructor": {"name": "own"}}'),
  }),
  values: watched(
    JSON.parse('{"__proto__": {"x": 1}, "n": 12.5, "text": "x", "flag": true, "none": null}'),
  ),
  ids: Array.from({ length: 300 }, (_, index) => index),
  text: 'y'.repeat(5000),
  constructor: secret,
  eval: secret,
};

/**
 * Data as an expression may give it: nothing that runs, nothing longer than what the scope holds or
 * the limits allow.
 */
function isData(value: unknown, depth = 0): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value === 'string') return value.length <= limits.text;
  if (Array.isArray(value))
    return value.length <= limits.list && value.every((item) => isData(item, depth + 1));
  if (typeof value !== 'object' || value === null) return true;
  return value !== globalThis && value !== Object.prototype && value !== Function.prototype;
}

/**
 * Evaluates an expression; says what is wrong with how it went, or undefined. Looks at results
 * only through isData: matchers would read members themselves.
 */
function verdict(source: string): string | undefined {
  leaks.length = 0;
  try {
    const result = compileExpression(source).evaluate(scope);
    accepted += 1;
    if (leaks.length === 0 && (result === 'secret' || !isData(result)))
      return `${source} gave what is no bounded data`;
  } catch (problem) {
    if (!(problem instanceof ExpressionError)) return `${source} threw ${String(problem)}`;
  }
  return leaks.length > 0 ? `${source} read ${leaks.join()}` : undefined;
}
let accepted = 0;

it('holds for 100,000 generated expressions', () => {
  fc.assert(
    fc.property(expression, (source) => {
      expect(verdict(source)).toBeUndefined();
    }),
    { numRuns: 100_000 },
  );
  // The generator would prove little if nearly all of its expressions were refused.
  expect(accepted).toBeGreaterThan(10_000);
}, 600_000);

it('holds for texts that double themselves and for chains of members', () => {
  const doubling = `${'('.repeat(150)}text${' + text)'.repeat(150)}`;
  for (const source of [
    doubling,
    `\`${'${text}'.repeat(300)}\``,
    `join([${Array(200).fill('text').join(',')}])`,
    `row${'.constructor'.repeat(100)}`,
    `row${"['con' + 'structor']".repeat(50)}`,
  ]) {
    let outcome: unknown;
    try {
      outcome = compileExpression(source).evaluate(scope);
    } catch (problem) {
      outcome = problem;
    }
    expect(outcome === undefined || outcome instanceof ExpressionError, source.slice(0, 40)).toBe(
      true,
    );
  }
});
