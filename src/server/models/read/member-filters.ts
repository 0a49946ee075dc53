/** Searches by members of dynamic fields. */
import { isDynamicName } from '../../../schema/record/index.ts';
import type { DialectName, Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { typeMismatch } from '../refusals.ts';
import { mayRead } from '../shape/field-access.ts';
import type { Column } from '../shape/shape.ts';
import { containsCondition } from '../sql.ts';
import type { Bindings } from '../sql.ts';
import { dynamicColumns } from './definitions.ts';

/** Members of one search at most. */
const MOST = 20;

type Literal = string | number | boolean;

/** One member of a column that is searched. */
interface Member {
  column: Column;
  name: string;
  dialect: DialectName;
  bindings: Bindings;
}

/**
 * Conditions for the members that are searched. A value of another type than the one searched for
 * is not found: 1 is not "1".
 * @throws Refusal with the protocol's mismatch text for what is no search
 */
export function memberConditions(
  { context, shape, actor }: Pick<Operation, 'context' | 'shape' | 'actor'>,
  filters: Row,
  bindings: Bindings,
): string[] {
  const { dialect } = context;
  return dynamicColumns(shape).flatMap((column) => {
    const given = Object.hasOwn(filters, column.field) ? filters[column.field] : undefined;
    if (given === undefined || given === null || given === '' || !mayRead(column, actor)) return [];
    return Object.entries(searchOf(column.field, given)).flatMap(([name, search]) =>
      memberCondition({ column, name, dialect, bindings }, search),
    );
  });
}

function searchOf(parameter: string, text: unknown): Record<string, unknown> {
  const search = parsed(text);
  const isSearch =
    typeof search === 'object' &&
    search !== null &&
    !Array.isArray(search) &&
    Object.keys(search).length <= MOST &&
    Object.keys(search).every(isDynamicName);
  if (!isSearch) throw typeMismatch(parameter, 'String', text);
  return search as Record<string, unknown>;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isLiteral = (value: unknown): value is Literal =>
  (typeof value === 'string' && !value.includes('\0')) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

function memberCondition(member: Member, search: unknown): string[] {
  const { column, name } = member;
  if (search === null || search === '') return [];
  if (isLiteral(search)) return [equal(member, search)];
  if (Array.isArray(search) && search.length <= 100 && search.every(isLiteral))
    return search.length ? [`(${search.map((one) => equal(member, one)).join(' or ')})`] : [];
  if (typeof search === 'object' && !Array.isArray(search)) {
    const { contains, min, max, ...rest } = search as Record<string, unknown>;
    const limits = [min, max].filter((limit) => limit != null && limit !== '');
    const isPart = contains == null || typeof contains === 'string';
    if (Object.keys(rest).length === 0 && isPart && limits.every(isLiteral))
      return [
        ...(contains ? [containing(member, contains)] : []),
        ...limit(member, '>=', min),
        ...limit(member, '<=', max),
      ];
  }
  throw typeMismatch(`${column.field}.${name}`, 'String', search);
}

/** Type and value of the member; names need no quotes (isDynamicName). */
export const typed = ({
  column,
  name,
  dialect,
}: Pick<Member, 'column' | 'name' | 'dialect'>): { type: string; text: string } =>
  dialect === 'postgres'
    ? { type: `jsonb_typeof(${column.sql} -> '${name}')`, text: `(${column.sql} ->> '${name}')` }
    : {
        type: `json_type(${column.sql}, '$.${name}')`,
        text: `json_extract(${column.sql}, '$.${name}')`,
      };

function equal(member: Member, value: Literal): string {
  const { column, name, dialect, bindings } = member;
  // What the index of PostgreSQL finds.
  if (dialect === 'postgres')
    return `${column.sql} @> ${bindings.add(JSON.stringify({ [name]: value }))}::jsonb`;
  const { type, text } = typed(member);
  if (typeof value === 'boolean') return `${type} = '${value}'`;
  const types = typeof value === 'number' ? "'integer', 'real'" : "'text'";
  return `(${type} in (${types}) and ${text} = ${bindings.add(value)})`;
}

function containing(member: Member, part: string): string {
  const { text } = typed(member);
  return containsCondition(text, part, member.bindings, member.dialect);
}

/** Numbers and texts (days and moments among them) from or up to a limit. */
function limit(member: Member, operator: '>=' | '<=', given: unknown): string[] {
  if (given == null || given === '') return [];
  const { type, text } = typed(member);
  const mark = member.bindings.add(given);
  if (member.dialect === 'sqlite') {
    const types = typeof given === 'number' ? "'integer', 'real'" : "'text'";
    return [`(${type} in (${types}) and ${text} ${operator} ${mark})`];
  }
  // PostgreSQL may look at values before their types: only a case keeps the order.
  return typeof given === 'number'
    ? [
        `case when ${type} = 'number' then ${text}::numeric ${operator} ${mark}::numeric else false end`,
      ]
    : [`(${type} = 'string' and ${text} collate "C" ${operator} ${mark})`];
}
