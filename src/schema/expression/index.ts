/**
 * The expression language of schemas (docs/formats/expressions.md): parsed by jsep, evaluated by
 * closures, bounded.
 */
export { compileExpression } from './compile.ts';
export { ExpressionError } from './error.ts';
export {
  evaluateCondition,
  isExpression,
  isTemplate,
  resolveText,
  resolveValue,
} from './evaluate.ts';
export { functionsByName } from './functions/index.ts';
export type { ExpressionHost } from './host.ts';
export { limits, type Scope } from './run.ts';
export { changeCode, changeTemplate } from './rewrite.ts';
export { expressionsOf, fillText, fillUrl, templatePieces } from './template.ts';
export { textsGiven } from './textsGiven.ts';
export { looselyEqual } from './values.ts';
