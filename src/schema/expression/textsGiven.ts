import { ExpressionError } from './error.ts';
import { parse, type Node } from './parse.ts';

/**
 * The parts of a node whose values can be that of the whole: the ends of a choice, not its
 * condition.
 */
function endsOf({ type, operator, left, right, consequent, alternate }: Node): unknown[] {
  if (type === 'ConditionalExpression') return [consequent, alternate];
  if (operator === '??' || operator === '||') return [left, right];
  return operator === '&&' ? [right] : [];
}

const textsOf = (node: Node): string[] =>
  node.type === 'Literal' && typeof node.value === 'string'
    ? [node.value]
    : endsOf(node).flatMap((end) => textsOf(end as Node));

/**
 * The texts that an expression can give as they stand in it: both of `row.late ? 'danger' : ''`;
 * none of one that cannot be read.
 */
export function textsGiven(source: string): string[] {
  try {
    return textsOf(parse(source));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
