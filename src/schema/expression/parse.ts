import jsep from 'jsep';
import { ExpressionError } from './error.ts';
import { limits } from './run.ts';

export type Node = jsep.Expression;

/** The part of jsep's parser class that its typings leave out. */
interface Parser {
  index: number;
  readonly expr: string;
  gobbleExpression(): Node | false;
  gobbleSpaces(): void;
}
const { Jsep } = jsep as unknown as { Jsep: new (source: string) => Parser };

/** Binding strength of each operator, as in JavaScript. `in` binds as the comparisons do. */
const precedence: Record<string, number> = {
  '||': 1,
  '??': 1,
  '&&': 2,
  '==': 6,
  '!=': 6,
  '===': 6,
  '!==': 6,
  '<': 7,
  '>': 7,
  '<=': 7,
  '>=': 7,
  in: 7,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
};

// jsep keeps its grammar in the class itself and nothing else here uses jsep: everything not listed
// is taken away once.
jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
for (const [operator, strength] of Object.entries(precedence)) jsep.addBinaryOp(operator, strength);
for (const operator of ['!', '-', '+']) jsep.addUnaryOp(operator);
jsep.addLiteral('undefined', undefined);

/** Parses one expression; throws ExpressionError with the place of what is wrong. */
export function parse(source: string): Node {
  if (source.length > limits.source)
    throw new ExpressionError(
      `The expression is longer than ${limits.source} characters`,
      limits.source,
    );
  const parser = new Jsep(source);
  const node = gobble(parser);
  if (!node)
    throw new ExpressionError(
      source.trim() === '' ? 'The expression is empty' : unexpected(parser),
      parser.index,
    );
  if (parser.index < source.length) throw new ExpressionError(unexpected(parser), parser.index);
  return node;
}

function unexpected({ expr, index }: Parser): string {
  const character = expr.charAt(index);
  const hint =
    character === '`' ? '; a text with parts is written {"$text": "… {expression} …"}' : '';
  return `Unexpected "${character}"${hint}`;
}

function gobble(parser: Parser): Node | false {
  try {
    return parser.gobbleExpression();
  } catch (problem) {
    // Deep nesting exhausts the stack before the depth is known; the parser keeps no state outside
    // itself.
    if (problem instanceof RangeError)
      throw new ExpressionError('The expression is nested too deeply', 0);
    const { description, message } = problem as Error & { description?: string };
    throw new ExpressionError(description ?? message, Math.min(parser.index, parser.expr.length));
  }
}
