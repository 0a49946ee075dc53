/**
 * ORDER BY of a list: the caller's, else the model's, always ended by the key so that pages never
 * overlap.
 */
import { say } from '../../../schema/locale/message.ts';
import { isHidden } from '../../../schema/record/index.ts';
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { Refusal } from '../../http/errors.ts';
import { sortRefused } from '../refusals.ts';
import { mayRead } from '../shape/field-access.ts';
import { comparedBy } from '../shape/shape.ts';
import type { Column, ModelShape, RelatedField } from '../shape/shape.ts';
import type { Actor, ListRequest } from '../types.ts';
import { relatedOrder } from './related-sql.ts';
import { directions } from '../../../protocol/paging.ts';

type Direction = 'asc' | 'desc';
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
function part(shape: ModelShape, sorted: Column | RelatedField, direction: Direction): string {
  if ('steps' in sorted) return `${relatedOrder(shape, sorted)} ${direction} nulls last`;
  const own = `${comparedBy(sorted)} ${direction}${sorted.notNull ? '' : ' nulls last'}`;
  const currency = shape.byField.get(sorted.spec.currencyField ?? '');
  // Amounts are in order among those of their currency.
  return currency ? `${part(shape, currency, 'asc')}, ${own}` : own;
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
    const column = shape.byField.get(field);
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
): [Column | RelatedField, Direction][] {
  if (text.length > MAX_LENGTH) throw new Refusal(say`参数已超过最大限制，不能进行查询`);
  const fallback = directionOf(last || 'asc');
  return text.split(',').map((item) => {
    const [name = '', direction, ...rest] = item.trim().split(/\s+/);
    const related = shape.related.find(({ path }) => path === name);
    const column =
      related?.column ??
      shape.byField.get(name) ??
      shape.columns.find((candidate) => candidate.name === name);
    if (rest.length || !column || !isSortable(column) || !mayRead(column, actor))
      throw sortRefused();
    return [related ?? column, direction === undefined ? fallback : directionOf(direction)];
  });
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
