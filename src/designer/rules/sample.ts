/** What an expression gives with a record that there is. */
import {
  compileExpression,
  ExpressionError,
  type ExpressionHost,
  type Scope,
} from '../../schema/expression/index.ts';
import { isObject } from '../../schema/isObject.ts';

/** A record, and what stands beside it where expressions read one. */
export interface Sample {
  record: Readonly<Record<string, unknown>>;
  /** Its key. */
  key: unknown;
  /** What the application itself says: features, user. */
  outer: Scope;
  host: Partial<ExpressionHost>;
}

/** absent: it reads what no record says; failed: it cannot be worked out with these values. */
export type SampleResult =
  | { state: 'value'; value: unknown }
  | { state: 'absent'; names: readonly string[] }
  | { state: 'failed' };

/** The value of an expression; undefined: it is none yet. */
export function sampleValue(source: string, sample: Sample): SampleResult | undefined {
  const { record, key, outer, host } = sample;
  const scope: Scope = {
    ...record,
    row: record,
    values: record,
    record,
    rows: [record],
    ids: [key],
    key,
    mode: 'edit',
    ...outer,
  };
  try {
    const { reads, evaluate } = compileExpression(source);
    const roots = reads.flatMap(([root]) => (root === undefined ? [] : [root]));
    const names = roots.filter((root) => !Object.hasOwn(scope, root));
    if (names.length > 0) return { state: 'absent', names };
    return { state: 'value', value: evaluate(scope, host) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return isWritten(source) ? { state: 'failed' } : undefined;
  }
}

function isWritten(source: string): boolean {
  try {
    compileExpression(source);
    return true;
  } catch {
    return false;
  }
}

/** Most characters of a value that are shown. */
const most = 200;

/** A value as it is written. */
export function writtenValue(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The first record of an answer; undefined: there is none. */
export const firstOf = (records: unknown): Sample['record'] | undefined => {
  const [first] = Array.isArray(records) ? (records as unknown[]) : [];
  return isObject(first) ? first : undefined;
};
