/**
 * Conditions that a database decides over its rows as the language of expressions decides them over
 * records: comparisons of fields with values, joined by && || and !.
 */
import { ExpressionError } from '../expression/index.ts';
import { parse, type Node } from '../expression/parse.ts';

/** A value that stands in the source of a condition. */
export type Literal = string | number | boolean;

/** How a field is compared. */
export type Comparison = '==' | '<' | '<=' | '>' | '>=';

/** A condition as a tree. Every part is true or false, also of a field without a value. */
export type RowCondition =
  | { type: 'and' | 'or'; parts: readonly [RowCondition, RowCondition] }
  | { type: 'not'; part: RowCondition }
  | { type: 'compare'; field: string; operator: Comparison; value: Literal }
  | { type: 'in'; field: string; values: readonly Literal[] }
  /** It has no value. */
  | { type: 'absent'; field: string }
  /** It has no value, or an empty text. */
  | { type: 'empty'; field: string }
  /** A boolean that is true. */
  | { type: 'true'; field: string }
  /** A text with that part, to the letter. */
  | { type: Matching; field: string; part: string };

/** Functions that look for a part of a text. */
const matchings = ['contains', 'startsWith', 'endsWith'] as const;
export type Matching = (typeof matchings)[number];
export const isMatching = (name: string): name is Matching => matchings.some((one) => one === name);

/**
 * Reads a condition. Throws ExpressionError for what a database would not decide alike: functions
 * other than isEmpty and those that look for a part, arithmetic, and fields compared with each
 * other.
 */
export const rowCondition = (source: string): RowCondition => conditionOf(parse(source));

/** Every comparison with a field in the condition, with the values that it is compared with. */
export function comparisonsOf(
  condition: RowCondition,
): { field: string; values: readonly Literal[]; type: RowCondition['type'] }[] {
  if ('parts' in condition) return condition.parts.flatMap(comparisonsOf);
  if (condition.type === 'not') return comparisonsOf(condition.part);
  const { type, field } = condition;
  if (condition.type === 'in') return [{ type, field, values: condition.values }];
  return [{ type, field, values: condition.type === 'compare' ? [condition.value] : [] }];
}

/** jsep's nodes by the members that are read here. */
interface Nodes {
  operator: string;
  left: Node;
  right: Node;
  argument: Node;
  arguments: Node[];
  callee: Node;
  object: Node;
  property: Node;
  computed: boolean;
  name: string;
  value: unknown;
  elements: Node[];
}

const members = (node: Node): Nodes => node as unknown as Nodes;

function conditionOf(node: Node): RowCondition {
  const { operator, left, right, argument, callee, arguments: given } = members(node);
  if (node.type === 'BinaryExpression') {
    if (operator === '&&' || operator === '||')
      return {
        type: operator === '&&' ? 'and' : 'or',
        parts: [conditionOf(left), conditionOf(right)],
      };
    return comparisonOf(operator, left, right);
  }
  if (node.type === 'UnaryExpression' && operator === '!')
    return { type: 'not', part: conditionOf(argument) };
  if (node.type === 'CallExpression') return callOf(members(callee).name, given);
  const field = fieldOf(node);
  if (field === undefined) throw undecided();
  return { type: 'true', field };
}

function callOf(name: string, [first, second, ...more]: readonly Node[]): RowCondition {
  const field = first && fieldOf(first);
  if (field === undefined || more.length > 0) throw undecided();
  if (name === 'isEmpty' && !second) return { type: 'empty', field };
  const part = second && literalOf(second);
  // Every text has an empty part, also one that is not there.
  if (!isMatching(name) || typeof part !== 'string' || part === '') throw undecided();
  return { type: name, field, part };
}

const turned: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function comparisonOf(operator: string, left: Node, right: Node): RowCondition {
  const field = fieldOf(left);
  if (field === undefined) {
    // A value before the field: 100 < row.total.
    if (operator === 'in' || fieldOf(right) === undefined) throw undecided();
    return comparisonOf(turned[operator] ?? operator, right, left);
  }
  switch (operator) {
    case '!=':
    case '!==':
      return { type: 'not', part: equal(field, literalOf(right)) };
    case '==':
    case '===':
      return equal(field, literalOf(right));
    case 'in':
      if (right.type !== 'ArrayExpression') throw undecided();
      return { type: 'in', field, values: members(right).elements.map(valueOf) };
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { type: 'compare', field, operator, value: valueOf(right) };
    default:
      throw undecided();
  }
}

const equal = (field: string, value: Literal | null): RowCondition =>
  value === null ? { type: 'absent', field } : { type: 'compare', field, operator: '==', value };

/** A field by its name, or as a member of row. */
function fieldOf(node: Node): string | undefined {
  const { name, object, property, computed } = members(node);
  if (node.type === 'Identifier') return name === 'row' ? undefined : name;
  if (node.type !== 'MemberExpression' || computed || members(object).name !== 'row')
    return undefined;
  return members(property).name;
}

/** A text, number or boolean of the source, or null. */
function literalOf(node: Node): Literal | null {
  const { operator, argument, value } = members(node);
  if (node.type === 'UnaryExpression' && operator === '-') {
    const number = literalOf(argument);
    if (typeof number === 'number') return -number;
  }
  if (node.type !== 'Literal') throw undecided();
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw undecided();
}

function valueOf(node: Node): Literal {
  const value = literalOf(node);
  if (value === null) throw undecided();
  return value;
}

const undecided = (): ExpressionError =>
  new ExpressionError(
    'A database decides comparisons of a field with a value (== != < <= > >= in), ' +
      'isEmpty, contains, startsWith, endsWith, && || and ! only',
  );
