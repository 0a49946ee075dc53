/**
 * ORDER BY of a list: the caller's, else the model's, always ended by the key so that pages never
 * overlap.
 */
import { say } from '../../../schema/locale/message.ts';
import { isDynamicName, isHidden } from '../../../schema/record/index.ts';
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { Refusal } from '../../http/errors.ts';
import { sortRefused } from '../refusals.ts';
import { mayRead } from '../shape/field-access.ts';
import { comparedBy, searchedBy } from '../shape/shape.ts';
import type { Column, ModelShape, RelatedField } from '../shape/shape.ts';
import type { Actor, ListRequest } from '../types.ts';
import { dynamicColumns } from './definitions.ts';
import { typed } from './member-filters.ts';
import { relatedOrder } from './related-sql.ts';
import { directions } from '../../../protocol/paging.ts';

type Direction = 'asc' | 'desc';

/** A member of a dynamic field, as in extra.power. */
interface SortedMember {
  column: Column;
  member: string;
}

type Sorted = Column | RelatedField | SortedMember;
const MAX_LENGTH = 500;

/** @throws Refusal for anything but readable, sortable columns (docs/protocol/conventions.md) */
export function orderBy(shape: ModelShape, request: ListRequest, actor: Actor): string {
  const columns = request.order
    ? requested(shape, request.order, request.direction, actor)
    : defaultOrder(shape);
  const parts = columns.map(([sorted, direction]) => part(shape, sorted, direction));
  if (!columns.some(([sorted]) => sorted === shape.key))
    parts.push(`${shape.key.sql} ${columns.at(-1)?.[1] ?? 'asc'}`);
  return parts.join(', ');
}

/**
 * NULLs come last both ways and on both dialects; columns without NULL keep the plain form an index
 * can serve.
 */
function part(shape: ModelShape, sorted: Sorted, direction: Direction): string {
  if ('steps' in sorted) return `${relatedOrder(shape, sorted)} ${direction} nulls last`;
  if ('member' in sorted)
    return memberOrder(shape, sorted)
      .map((sql) => `${sql} ${direction} nulls last`)
      .join(', ');
  const own = `${comparedBy(sorted)} ${direction}${sorted.notNull ? '' : ' nulls last'}`;
  const currency = shape.byField.get(sorted.spec.currencyField ?? '');
  // Amounts are in order among those of their currency.
  return currency ? `${part(shape, currency, 'asc')}, ${own}` : own;
}

/** Numbers in their order, then texts: records may call different things by one name. */
function memberOrder({ dialect }: ModelShape, { column, member }: SortedMember): string[] {
  const { type, text } = typed({ column, name: member, dialect });
  const isNumber = dialect === 'postgres' ? `${type} = 'number'` : `${type} in ('integer', 'real')`;
  const number = dialect === 'postgres' ? `${text}::numeric` : text;
  const other = dialect === 'postgres' ? `${text} collate "C"` : text;
  return [
    `case when ${isNumber} then ${number} end`,
    `case when not (${isNumber}) then ${other} end`,
  ];
}

function defaultOrder(shape: ModelShape): [Column, Direction][] {
  const order = Object.entries(shape.model.sort ?? {}) as [string, Direction][];
  const tree = shape.model.tree;
  const named =
    order.length || !tree
      ? order
      : ([[tree.parent, 'asc'], ...(tree.order ? [[tree.order, 'asc']] : [])] as [
          string,
          Direction,
        ][]);
  return named.map(([field, direction]) => {
    const column = searchedBy(shape, field);
    if (!column)
      throw new Error(`Model ${shape.model.name}: sort names the unknown field '${field}'`);
    return [column, direction];
  });
}

function requested(
  shape: ModelShape,
  text: string,
  last: string | undefined,
  actor: Actor,
): [Sorted, Direction][] {
  if (text.length > MAX_LENGTH) throw new Refusal(say`参数已超过最大限制，不能进行查询`);
  const fallback = directionOf(last || 'asc');
  return text.split(',').map((item) => {
    const [name = '', direction, ...rest] = item.trim().split(/\s+/);
    const related = shape.related.find(({ path }) => path === name);
    const member = memberNamed(shape, name);
    const column =
      member?.column ??
      related?.column ??
      searchedBy(shape, name) ??
      shape.columns.find((candidate) => candidate.name === name);
    const isOpen = column && (member !== undefined || isSortable(column));
    if (rest.length || !isOpen || !mayRead(column, actor)) throw sortRefused();
    return [
      member ?? related ?? column,
      direction === undefined ? fallback : directionOf(direction),
    ];
  });
}

/** Members of a dynamic field are named behind it; any name may be one. */
function memberNamed(shape: ModelShape, path: string): SortedMember | undefined {
  const [field = '', member = '', ...rest] = path.split('.');
  const column = dynamicColumns(shape).find((one) => one.field === field);
  return column && rest.length === 0 && isDynamicName(member) ? { column, member } : undefined;
}

function directionOf(text: string): Direction {
  const direction = directions[text.toLowerCase()];
  if (!direction) throw sortRefused();
  return direction;
}

/**
 * Long contents are not sorted by unless the model says so; the order of masked ones would reveal
 * them.
 */
const isSortable = ({ spec }: Column): boolean =>
  !isHidden(spec) && (spec.sortable ?? !typeOf(spec).isLong);
