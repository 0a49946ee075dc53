import type { Expression } from '../../schema/generated/types.gen.ts';
import type { Evaluate } from './evaluate.ts';

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

/** The result in an answer: the whole (*), the picked member, else data, else rows (protocol.md 1.2: a list has rows in place of data). */
export function pickResult(answer: Record<string, unknown>, pick?: string): unknown {
  if (pick === '*') return answer;
  if (pick) return readPath(answer, pick);
  return answer.data === undefined ? answer.rows : answer.data;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What an answer says, without the wrapping of the protocol (protocol.md 1.2): its rows with their total; its data, with
 * the members that stand beside a record among those of the record; else its other members; else its text.
 */
export function resultOf(answer: Record<string, unknown>): unknown {
  const { code: _code, msg, data, ...beside } = answer;
  if (Array.isArray(beside.rows)) return { rows: beside.rows, total: beside.total };
  if (isObject(data)) return { ...beside, ...data };
  if (data !== undefined) return data;
  return Object.keys(beside).length > 0 ? beside : msg;
}

/** The records that an expression finds in an answer; none when what it reads is not there. */
export function foundIn(
  answer: Record<string, unknown>,
  found: Expression,
  evaluate: Evaluate,
): unknown {
  try {
    return evaluate.value(found, { result: resultOf(answer) });
  } catch {
    return [];
  }
}
