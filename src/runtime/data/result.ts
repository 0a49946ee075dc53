import type { Expression } from '../../schema/generated/types.gen.ts';
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was made of an answer once: the same object again, so that what shows it need not be drawn anew. */
const results = new WeakMap<object, unknown>();

/**
 * What an answer says, without the wrapping of the protocol (docs/protocol/conventions.md#envelopes): its rows with their total; its data, with
 * the members that stand beside a record among those of the record; else its other members. undefined when it says no
 * more than that all went well.
 */
export function resultOf(answer: Record<string, unknown>): unknown {
  if (!results.has(answer)) results.set(answer, unwrapped(answer));
  return results.get(answer);
}

function unwrapped(answer: Record<string, unknown>): unknown {
  const { code: _code, msg: _msg, data, ...beside } = answer;
  if (Array.isArray(beside.rows)) return { rows: beside.rows, total: beside.total };
  if (isObject(data) && Object.keys(beside).length > 0) return { ...beside, ...data };
  if (data !== undefined) return data;
  return Object.keys(beside).length > 0 ? beside : undefined;
}

/** What a reading request gave: servers of the protocol answer a single value as the text. */
export function readResult(answer: Record<string, unknown>): unknown {
  const result = resultOf(answer);
  return result === undefined ? answer.msg : result;
}

/** The records in what a request gave: itself, or its rows. */
export function recordsIn(answer: Record<string, unknown>): unknown {
  const result = resultOf(answer);
  return isObject(result) && Array.isArray(result.rows) ? result.rows : result;
}

/** The records that an expression finds in an answer; none when what it reads is not there. */
export function foundIn(
  answer: Record<string, unknown>,
  found: Expression,
  evaluate: Evaluate,
): unknown {
  try {
    return evaluate.value(found, { result: readResult(answer) });
  } catch {
    return [];
  }
}
