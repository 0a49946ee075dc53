/** The state of a running page, as conditions are explained by it. */
import { compileExpression, type ExpressionHost, type Scope } from '../expression/index.ts';
import { ExpressionError } from '../expression/error.ts';
import { evaluateCondition, isExpression } from '../expression/evaluate.ts';
import { readMember } from '../expression/values.ts';
import type { FormMode } from '../compile/plan.ts';
import type { ReadValue } from './explanation.ts';
import type { Test } from './nodeAspects.ts';

/** What expressions read at a place. */
export interface LiveScope {
  scope: Scope;
  host: Partial<ExpressionHost>;
}

/** An open form: its scope has `values` and `mode`. */
interface LiveForm extends LiveScope {
  mode: FormMode;
}

export interface Live extends LiveScope {
  /** Open forms by their keys. */
  forms: ReadonlyMap<string, LiveForm>;
}

export const testIn =
  ({ scope, host }: LiveScope): Test =>
  (condition, fallback, failed) =>
    evaluateCondition(condition, scope, host, fallback, failed);

const readsOf = (condition: unknown): string[][] =>
  isExpression(condition) ? compileExpression(condition.$expr).reads : [];

/** Names that a condition reads and that mean nothing in the scope. */
export const missingIn = ({ scope }: LiveScope, condition: unknown): string[] =>
  [...new Set(readsOf(condition).map(([root = '']) => root))].filter(
    (root) => !Object.hasOwn(scope, root),
  );

/** What a condition reads, and what it asks of permissions and roles. */
export function valuesIn({ scope, host }: LiveScope, condition: unknown): ReadValue[] {
  if (!isExpression(condition)) return [];
  const asked: ReadValue[] = [];
  const noted =
    (name: string, ask: ((what: string) => boolean) | undefined) =>
    (what: string): boolean => {
      const value = ask?.(what) ?? false;
      asked.push({ name: `${name}('${what}')`, value });
      return value;
    };
  const watched = {
    ...host,
    hasPermi: noted('hasPermi', host.hasPermi),
    hasRole: noted('hasRole', host.hasRole),
  };
  evaluateCondition(condition, scope, watched);
  const read = readsOf(condition).map((path) => ({
    name: path.join('.'),
    value: valueOf(path, scope),
  }));
  return [...read, ...new Map(asked.map((one) => [one.name, one])).values()];
}

function valueOf(path: readonly string[], scope: Scope): unknown {
  try {
    return path.reduce<unknown>(readMember, scope);
  } catch (problem) {
    if (problem instanceof ExpressionError) return undefined;
    throw problem;
  }
}
