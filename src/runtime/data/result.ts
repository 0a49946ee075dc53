import type { Expression } from '../../schema/generated/types.gen.ts';
import type { Answer, Protocol } from '../../schema/protocol.ts';
import { isObject } from '../../schema/isObject.ts';
import type { Evaluate } from '../core/evaluate.ts';

/** Reads a dotted path; own members only. undefined where the path ends early. */
export function readPath(source: unknown, path: string): unknown {
  let value: unknown = source;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/**
 * What was made of an answer once: the same object again, so that what shows it need not be drawn
 * anew.
 */
const results = new WeakMap<object, unknown>();

/**
 * What an answer says, without the wrapping of the protocol; undefined when it says no more than
 * that all went well.
 */
export function resultOf({ answers }: Protocol, answer: Answer): unknown {
  if (!results.has(answer)) results.set(answer, answers.result(answer));
  return results.get(answer);
}

/** What a reading request gave: a server may answer a single value as the text. */
export function readResult(protocol: Protocol, answer: Answer): unknown {
  const result = resultOf(protocol, answer);
  return result === undefined ? protocol.answers.text(answer) : result;
}

/** The records in what a request gave: itself, or its rows. */
export function recordsIn(protocol: Protocol, answer: Answer): unknown {
  const result = resultOf(protocol, answer);
  return isObject(result) && Array.isArray(result.rows) ? result.rows : result;
}

/** How many records there are beside those in the answer; undefined when it does not say so. */
export function totalOf(protocol: Protocol, answer: Answer): number | undefined {
  const result = resultOf(protocol, answer);
  return isObject(result) && typeof result.total === 'number' ? result.total : undefined;
}

/**
 * The records that an expression finds in what a request gave; none when what it reads is not
 * there.
 */
export function foundIn(result: unknown, found: Expression, evaluate: Evaluate): unknown {
  try {
    return evaluate.value(found, { result });
  } catch {
    return [];
  }
}
