import { compileExpression } from './compile.ts';
import { ExpressionError } from './error.ts';
import type { ExpressionHost } from './host.ts';
import { Run, type Scope } from './run.ts';
import { fillText } from './template.ts';
import { isRecord, textOf } from './values.ts';

type Host = Partial<ExpressionHost>;

/** A value given as an expression: {"$expr": "row.status"}. */
export const isExpression = (value: unknown): value is { $expr: string } =>
  isRecord(value) && typeof value.$expr === 'string';

/**
 * Truth of a condition: a constant, an expression, or absent (then `fallback`).
 * An expression that fails counts as `failed`: false closes `visible` and `access`; pass true for
 * `disabled` and `readOnly`.
 */
export function evaluateCondition(
  condition: unknown,
  scope: Scope,
  host: Host = {},
  fallback = true,
  failed = false,
): boolean {
  if (condition === undefined) return fallback;
  if (!isExpression(condition)) return typeof condition === 'boolean' ? condition : failed;
  try {
    return Boolean(compileExpression(condition.$expr).evaluate(scope, host));
  } catch (problem) {
    if (problem instanceof ExpressionError) return failed;
    throw problem;
  }
}

/** A text with parts that are filled in: {"$text": "{row.userName} 已下线"}. */
export const isTemplate = (value: unknown): value is { $text: string } =>
  isRecord(value) && typeof value.$text === 'string';

/**
 * A value with every expression and template in it, at any depth, replaced by what it gives. Throws
 * ExpressionError.
 */
export function resolveValue(value: unknown, scope: Scope, host: Host = {}): unknown {
  if (isExpression(value)) return compileExpression(value.$expr).evaluate(scope, host);
  if (isTemplate(value)) return fillText(value.$text, scope, host);
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, scope, host));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, resolveValue(member, scope, host)]),
  );
}

/**
 * The text that a Text stands for: plain, with parts to fill in ({$text}) or computed ({$expr}). Throws ExpressionError.
 */
export function resolveText(text: unknown, scope: Scope = {}, host: Host = {}): string {
  if (isExpression(text))
    return textOf(new Run(scope, host), compileExpression(text.$expr).evaluate(scope, host));
  if (isTemplate(text)) return fillText(text.$text, scope, host);
  return textOf(new Run(scope, host), text);
}
