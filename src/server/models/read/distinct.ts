/** The values of a field that the rows of a list hold, each once, with what people call them. */
import type { Row } from '../../db/database.ts';
import { NotPermitted } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { mayRead } from '../shape/field-access.ts';
import { comparedBy } from '../shape/shape.ts';
import type { Column } from '../shape/shape.ts';
import { containsCondition, query, whereClause } from '../sql.ts';
import type { Bindings } from '../sql.ts';
import { textCondition } from './filters.ts';
import { labelsOf, namedBy, shownText } from './labels.ts';
import { cutAt } from './limited.ts';
import { planList } from './plan.ts';

/** Values of an answer: unless the request says otherwise, and at most. */
export const valueLimits = { usual: 100, most: 1000 } as const;

/** Which values are asked for. */
export interface ValueRequest {
  /** Query parameters of the list. */
  filters: Row;
  /** A part of the value, or of its label. */
  search?: string;
  limit?: number;
}

/**
 * Values in ascending order, blank ones left out; with `limit`, there are more.
 * @throws Refusal to callers who may not read the field
 */
export async function distinctValues(
  operation: Operation,
  column: Column,
  { filters, search = '', limit: asked = valueLimits.usual }: ValueRequest,
): Promise<{ rows: readonly { value: unknown; label: string }[]; limit?: number }> {
  const { db, actor } = operation;
  if (!mayRead(column, actor)) throw new NotPermitted();
  const limit = Math.min(Math.max(asked, 1), valueLimits.most);
  const plan = planList(operation, { filters });
  const bindings = plan.bindings.copy();
  const { sql, codec, spec, field } = column;
  const conditions = [
    `${sql} is not null`,
    spec.type === 'string' ? `${sql} <> ''` : '',
    search === '' ? '' : await searched(operation, column, search, bindings),
  ];
  const text =
    `with found as (select ${sql} ${plan.from}) select ${sql} as value ` +
    `from found${whereClause(conditions)} group by ${sql} ` +
    `order by ${[...new Set([comparedBy(column), sql])].join(', ')} ` +
    `limit ${bindings.add(limit + 1)}`;
  const found = cutAt(await query(db, text, bindings.values), limit);
  const values = found.rows.map(({ value }) => (codec.read ? codec.read(value) : value));
  const labels = await labelsOf(operation, field, values);
  return {
    ...found,
    rows: values.map((value) => ({
      value,
      label: labels?.get(String(value)) ?? shownText(column, value),
    })),
  };
}

/** Values that contain the text, or whose labels do. */
async function searched(
  operation: Operation,
  column: Column,
  search: string,
  bindings: Bindings,
): Promise<string> {
  const { sql, spec, field, codec } = column;
  const { dialect } = operation.shape;
  const named = namedBy(operation, field);
  if (named) {
    const { target, label } = named;
    // Names that are masked for the caller are not found by what is hidden.
    if (!mayRead(label, operation.actor)) return '1 = 0';
    return (
      `${sql} in (select ${target.key.sql} from ${target.table} where ` +
      `${textCondition(label, search, bindings, dialect)})`
    );
  }
  if (spec.dict === undefined && !spec.options)
    return spec.type === 'string'
      ? textCondition(column, search, bindings, dialect)
      : containsCondition(`cast(${sql} as text)`, search, bindings, dialect);
  const part = search.toLowerCase();
  const labels = await labelsOf(operation, field, []);
  const codes = [...(labels ?? [])].flatMap(([code, label]) =>
    label.toLowerCase().includes(part) ? [codec.parse(code, field)] : [],
  );
  return `${sql} in (${bindings.addAll(codes)})`;
}
