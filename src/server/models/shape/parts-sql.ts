/**
 * Aggregates over owned rows as the database works them out, to the digit those that are stored
 * (src/schema/record/aggregate.ts).
 */
import { recordSql } from '../../../schema/record/computedSql.ts';
import type { AggregateOver } from '../../../schema/record/aggregate.ts';
import { trimmed } from '../../../schema/expression/sql/trimmed.ts';
import { double, integer, truthOf, type SqlContext } from '../../../schema/expression/sql/index.ts';
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../../schema/record/index.ts';
import { decimalsOf } from '../../../schema/record/quantity.ts';
import { columnAt, searchedBy, valueIn } from './shape.ts';
import type { Column, OwnedRows } from './shape.ts';

interface Parts extends SqlContext {
  owned: OwnedRows;
  /** SQL of the key of the record that owns them. */
  owner: string;
  /** The field that takes the value. */
  target: Field;
}

/** SQL of the value, to stand in a statement over the owners. */
export function partsSql(over: AggregateOver, parts: Parts): string {
  const sql = figureSql(over, parts);
  // Bound texts become numbers beside numbers of a known type only.
  if (parts.dialect !== 'sqlite' || typeOf(parts.target).value !== 'number') return sql;
  return decimalsOf(parts.target) === 0 ? integer(sql, 'sqlite') : double(sql, 'sqlite');
}

function figureSql(over: AggregateOver, parts: Parts): string {
  const { owned, owner, target, dialect } = parts;
  const { shape } = owned;
  const columnOf = (name: string): Column => {
    const column = searchedBy(shape, name);
    if (!column) throw new Error(`Model ${shape.model.name} has no field '${name}' in a column`);
    return column;
  };
  const condition = over.condition
    ? ` and ${truthOf(
        recordSql(over.condition.$expr, {
          ...parts,
          fields: fieldsOf(shape.model),
          sqlOf: (name, end) => valueIn(shape.table, columnAt(columnOf(name), end)),
        }),
        parts,
      )}`
    : '';
  const from = `from ${shape.table} where ${valueIn(shape.table, owned.by)} = ${owner}${condition}`;
  if (over.field === undefined) return `(select count(*) ${from})`;
  const column = columnOf(over.field);
  const value = valueIn(shape.table, column);
  if (over.name === 'count')
    return `(select count(case when ${isThere(column, shape.table)} then 1 end) ${from})`;
  if (typeOf(target).value !== 'number') return `(select ${over.name}(${value}) ${from})`;
  const scales = { own: decimalsOf(column.spec), target: decimalsOf(target) };
  return dialect === 'sqlite'
    ? inUnits(over.name, { value, from, ...scales })
    : `(select ${inDecimals(over.name, value, scales.target)} ${from})`;
}

/** Blanks are no values, and a range is one with either end. */
function isThere(column: Column, table: string): string {
  if (column.ends)
    return column.ends.map((end) => `${valueIn(table, end)} is not null`).join(' or ');
  const value = valueIn(table, column);
  return typeOf(column.spec).isText ? `${trimmed(value)} <> ''` : `${value} is not null`;
}

type Figure = Exclude<AggregateOver['name'], 'count'>;

/** PostgreSQL adds, divides and rounds decimals itself; only its quotients are not exact. */
function inDecimals(name: Figure, value: string, scale: number): string {
  if (name === 'sum') return `round(coalesce(sum(${value}), 0), ${scale})`;
  if (name !== 'avg') return `round(cast(${name}(${value}) as numeric), ${scale})`;
  const [sum, count] = [`cast(sum(${value}) as numeric)`, `count(${value})`];
  return (
    `sign(${sum}) * div(2 * abs(${sum}) * 1e${scale} + ${count}, 2 * nullif(${count}, 0)) * ` +
    `1e-${scale}`
  );
}

interface Units {
  value: string;
  from: string;
  /** Digits after the point, of the values and of the result. */
  own: number;
  target: number;
}

/** Whole numbers are added in two halves, so that no sum leaves 64 bits. */
const half = 1_000_000_000;

/**
 * SQLite has doubles: they are counted in units of their last digit. Beyond 18 digits in all the
 * nearest double is taken.
 */
function inUnits(name: Figure, { value, from, own, target }: Units): string {
  const units =
    own === 0 ? `cast(${value} as integer)` : `cast(round(${value} * 1e${own}) as integer)`;
  const [finer, coarser] = [10 ** Math.max(target - own, 0), 10 ** Math.max(own - target, 0)];
  const real = (whole: string): string =>
    target === 0 ? whole : `cast((${whole}) || 'e-${target}' as real)`;
  if (name === 'min' || name === 'max') {
    if (coarser === 1) return `(select ${name}(${value}) ${from})`;
    const rounded = `(abs(u) + ${coarser / 2}) / ${coarser}`;
    return `(select ${real(`sign(u) * (${rounded})`)} from (select ${name}(${units}) as u ${from}))`;
  }
  const total = `(high * ${half} + low)`;
  const quotient =
    name === 'avg'
      ? `(2 * abs(${total}) * ${finer} + n * ${coarser}) / (2 * n * ${coarser})`
      : `(2 * abs(${total}) * ${finer} + ${coarser}) / (2 * ${coarser})`;
  const nearest = `(high * ${half}.0 + low) / 1e${own}${name === 'avg' ? ' / n' : ''}`;
  const exact = real(`sign(${total}) * (${quotient})`);
  return (
    `(select case ${name === 'avg' ? 'when n = 0 then null ' : ''}` +
    `when abs(high) < ${Math.floor((4 / finer) * half)} then ${exact} else round(${nearest}, ${target}) end ` +
    `from (select count(u) as n, coalesce(sum(u / ${half}), 0) as high, ` +
    `coalesce(sum(u % ${half}), 0) as low from (select ${units} as u ${from})))`
  );
}
