/** Expressions as sentences, where there is one that says the same. */
import { ExpressionError } from '../../schema/expression/index.ts';
import { parse, type Node } from '../../schema/expression/parse.ts';
import {
  operators,
  textFunctions,
  type Clause,
  type Operand,
  type Scalar,
  type Sentence,
} from './sentence.ts';

const joints = { and: '&&', or: '||' } as const;

/** The key of a value in a table; undefined: it stands not in it. */
const keyOf = <K extends string>(table: Readonly<Record<K, string>>, value: unknown) =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);

/** A name with members, as it is written: values.status. */
function pathOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string;
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return undefined;
  const object = pathOf(node.object as Node);
  return object === undefined ? undefined : `${object}.${String((node.property as Node).name)}`;
}

/** A text, number or truth as it stands there; undefined: something else. */
function scalarOf(node: Node): Scalar | undefined {
  const { type, value } = node;
  if (type === 'UnaryExpression' && node.operator === '-') {
    const number = scalarOf(node.argument as Node);
    return typeof number === 'number' && number > 0 ? -number : undefined;
  }
  if (type !== 'Literal') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

function operandOf(node: Node): Operand | undefined {
  const value = scalarOf(node);
  if (value !== undefined) return { value };
  const path = pathOf(node);
  return path === undefined ? undefined : { path };
}

const isNull = ({ type, value }: Node): boolean => type === 'Literal' && value === null;

function binaryClause({ operator, left, right }: Node): Clause | undefined {
  const subject = pathOf(left as Node);
  const other = right as Node;
  if (subject === undefined) return undefined;
  if (operator === 'in') return listClause(subject, other);
  const relation = keyOf(operators, operator);
  if (!relation) return undefined;
  if (isNull(other) && relation === 'equals') return { subject, relation: 'none' };
  if (isNull(other) && relation === 'differs') return { subject, relation: 'some' };
  const operand = operandOf(other);
  return operand && { subject, relation, operand };
}

function listClause(subject: string, list: Node): Clause | undefined {
  if (list.type !== 'ArrayExpression') return undefined;
  const items = (list.elements as (Node | null)[]).map((item) => item && scalarOf(item));
  const isPlain = items.every((item) => item !== undefined && item !== null);
  return isPlain ? { subject, relation: 'oneOf', items: items as Scalar[] } : undefined;
}

function callClause({ callee, arguments: given }: Node): Clause | undefined {
  const name = pathOf(callee as Node);
  const [first, second, ...more] = given as Node[];
  const subject = first && pathOf(first);
  if (subject === undefined || more.length > 0) return undefined;
  if (name === 'isEmpty') return second ? undefined : { subject, relation: 'empty' };
  const relation = keyOf(textFunctions, name);
  const operand = second && operandOf(second);
  return relation && operand && { subject, relation, operand };
}

/** What says the contrary; undefined: no single clause does. */
function contrary(clause: Clause | undefined): Clause | undefined {
  if (clause?.relation === 'holds') return { ...clause, relation: 'fails' };
  if (clause?.relation === 'empty') return { ...clause, relation: 'filled' };
  return clause?.relation === 'oneOf' ? { ...clause, relation: 'noneOf' } : undefined;
}

function clauseOf(node: Node): Clause | undefined {
  const subject = pathOf(node);
  if (subject !== undefined) return { subject, relation: 'holds' };
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return contrary(clauseOf(node.argument as Node));
  if (node.type === 'BinaryExpression') return binaryClause(node);
  return node.type === 'CallExpression' && !node.optional ? callClause(node) : undefined;
}

/** What stands between the same joints, whichever way it is bracketed. */
function partsOf(node: Node, operator: string): Node[] {
  if (node.type !== 'BinaryExpression' || node.operator !== operator) return [node];
  return [...partsOf(node.left as Node, operator), ...partsOf(node.right as Node, operator)];
}

/** The sentence of an expression; undefined: no sentence says it, or it cannot be read. */
export function sentenceOf(source: string): Sentence | undefined {
  try {
    const node = parse(source);
    if (node.type === 'Literal' && node.value === true) return { joint: 'and', clauses: [] };
    const joint = node.operator === joints.or ? 'or' : 'and';
    const clauses = partsOf(node, joints[joint]).map(clauseOf);
    return clauses.every((clause) => clause !== undefined) ? { joint, clauses } : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
