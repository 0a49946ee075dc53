/**
 * Expressions as SQL that gives what the language gives (docs/decisions/computed-fields.md), on
 * both databases. What they would not work out alike is refused by name.
 */
import { ExpressionError } from '../error.ts';
import { functionCatalogue } from '../functions/catalogue.ts';
import { functionsByName } from '../functions/index.ts';
import { parse, type Node } from '../parse.ts';
import { limits } from '../run.ts';
import { sqlByName } from './functions.ts';
import { binaryOperators, equal } from './operators.ts';
import { alike, asNumber, literalValue, oneOf, truthOf } from './conversions.ts';
import { booleanValue, numberValue, sizeOf, truthSql, untranslatable } from './value.ts';
import type { SqlContext, SqlFunction, SqlValue } from './value.ts';

export interface Translation extends SqlContext {
  /** The value of a path, ['dueOn'] or ['slot', 'begin']. Throws `untranslatable` for others. */
  valueAt(path: readonly string[]): SqlValue;
}

/** Characters of SQL for one value. */
const longest = 20_000;

/** Throws ExpressionError for what is no expression, and for what has no translation. */
export const translate = (source: string, translation: Translation): SqlValue =>
  translated(parse(source), translation, 0);

/** jsep's nodes by the members that are read here. */
interface Nodes {
  operator: string;
  left: Node;
  right: Node;
  test: Node;
  consequent: Node;
  alternate: Node;
  argument: Node;
  arguments: Node[];
  callee: Node;
  object: Node;
  property: Node;
  computed: boolean;
  name: string;
  value: unknown;
  elements: (Node | null)[];
}

const members = (node: Node): Nodes => node as unknown as Nodes;

function translated(node: Node, translation: Translation, depth: number): SqlValue {
  if (depth > limits.depth) throw untranslatable('it is nested too deeply for a database');
  const value = valueOf(node, translation, depth);
  // Parts that stand twice double with each level above them: they are ended before they are many.
  if (value.sql.length > longest) throw untranslatable('it is too long for a database');
  return value;
}

function valueOf(node: Node, translation: Translation, depth: number): SqlValue {
  const child = (one: Node): SqlValue => translated(one, translation, depth + 1);
  const { operator, left, right, argument, test, consequent, alternate, value } = members(node);
  switch (node.type) {
    case 'Literal':
      return literalValue(value, translation.dialect);
    case 'Identifier':
    case 'MemberExpression':
      return translation.valueAt(pathOf(node));
    case 'CallExpression':
      return called(node, child, translation);
    case 'UnaryExpression':
      return unary(operator, child(argument), translation);
    case 'ConditionalExpression':
      return conditional([child(test), child(consequent), child(alternate)], translation);
    case 'BinaryExpression': {
      if (operator === 'in' && right.type === 'ArrayExpression')
        return amongItems(child(left), itemsOf(right).map(child), translation);
      const deciding = Object.hasOwn(decidingOperators, operator)
        ? decidingOperators[operator]
        : undefined;
      if (deciding) return deciding(child(left), child(right), translation);
      return binaryOperators.get(operator)!(child(left), child(right), translation);
    }
    default:
      throw untranslatable(
        'a list is no value of a database: it stands behind in, and in functions of lists',
      );
  }
}

const itemsOf = (node: Node): Node[] => members(node).elements.filter((item) => item !== null);

/** The names of a field, and of a member of it; `row` before them says nothing more. */
function pathOf(node: Node): string[] {
  const path = namesOf(node);
  return path[0] === 'row' && path.length > 1 ? path.slice(1) : path;
}

function namesOf(node: Node): string[] {
  const { name, object, property, computed } = members(node);
  if (node.type === 'Identifier') return [name];
  const member = computed ? members(property).value : members(property).name;
  if (node.type !== 'MemberExpression' || typeof member !== 'string')
    throw untranslatable('a member whose name is worked out is not known to a database');
  return [...namesOf(object), member];
}

function called(node: Node, child: (one: Node) => SqlValue, translation: Translation): SqlValue {
  const { name } = members(members(node).callee);
  const [first, ...further] = members(node).arguments;
  const ofItems = sqlByName.get(name)?.ofItems;
  if (first?.type === 'ArrayExpression' && ofItems)
    return ofItems(itemsOf(first).map(child), further.map(child), translation);
  return calledFunction(name)(members(node).arguments.map(child), translation);
}

function calledFunction(name: string): SqlFunction {
  if (!functionsByName.has(name)) throw new ExpressionError(`There is no function "${name}"`);
  const sql = sqlByName.get(name);
  if (sql?.call) return sql.call;
  throw untranslatable(
    sql
      ? `databases have ${name}() of a list that stands in the source only`
      : `databases have no ${name}()${besideOf(name)}`,
  );
}

/** Functions of the same group that have a translation. */
function besideOf(name: string): string {
  const group = functionCatalogue.find((one) => one.name === name)?.group;
  const others = functionCatalogue
    .filter((one) => one.group === group && sqlByName.get(one.name)?.call)
    .map((one) => one.name);
  return others.length === 0 ? '' : `; they have ${others.join(', ')}`;
}

function unary(operator: string, value: SqlValue, translation: Translation): SqlValue {
  if (operator === '!') return booleanValue(`(not ${truthOf(value, translation)})`);
  const number = asNumber(value, translation);
  if (operator !== '-') return number;
  const { literal } = number;
  return {
    ...numberValue(`(- ${number.sql})`, sizeOf(number), number.nullable),
    ...(typeof literal === 'number' && { literal: -literal }),
  };
}

function conditional(
  [test, yes, no]: [SqlValue, SqlValue, SqlValue],
  translation: Translation,
): SqlValue {
  const choices = alike([yes, no], translation);
  const [first, second] = choices as [SqlValue, SqlValue];
  return oneOf(
    choices,
    `(case when ${truthOf(test, translation)} then ${first.sql} else ${second.sql} end)`,
    first.nullable || second.nullable,
  );
}

const amongItems = (
  value: SqlValue,
  items: readonly SqlValue[],
  translation: Translation,
): SqlValue =>
  booleanValue(
    items.length === 0
      ? truthSql(false, translation.dialect)
      : `(${items.map((item) => equal(value, item, translation).sql).join(' or ')})`,
  );

type Deciding = (left: SqlValue, right: SqlValue, translation: Translation) => SqlValue;

/** Operators that give the left value or the right one, by the left one. */
const decidingOperators: Readonly<Record<string, Deciding>> = {
  '&&': (left, right, translation) => {
    const both = alike([left, right], translation);
    const [a, b] = both as [SqlValue, SqlValue];
    const { dialect } = translation;
    const no = truthSql(false, dialect);
    // The left side stands here once: in a long chain it would double with each of its parts.
    const sql =
      a.type === 'boolean'
        ? `(case ${a.sql} when ${truthSql(true, dialect)} then ${b.sql} when ${no} then ${no} end)`
        : `(case when ${truthOf(a, translation)} then ${b.sql} else ${a.sql} end)`;
    return oneOf(both, sql, a.nullable || b.nullable);
  },
  '||': (left, right, translation) => {
    const both = alike([left, right], translation);
    const [a, b] = both as [SqlValue, SqlValue];
    const yes = truthSql(true, translation.dialect);
    const sql =
      a.type === 'boolean'
        ? `(case ${a.sql} when ${yes} then ${yes} else ${b.sql} end)`
        : `coalesce(${nothingIfFalse(a)}, ${b.sql})`;
    return oneOf(both, sql, b.nullable);
  },
  '??': (left, right, translation) => {
    const both = alike([left, right], translation);
    const [a, b] = both as [SqlValue, SqlValue];
    return oneOf(both, `coalesce(${a.sql}, ${b.sql})`, a.nullable && b.nullable);
  },
};

const nothingIfFalse = ({ type, sql }: SqlValue): string =>
  type === 'number' ? `nullif(${sql}, 0)` : type === 'string' ? `nullif(${sql}, '')` : sql;
