/** Sums over all rows that a list finds, exact to the last digit. */
import { decimalsOf, isNumber } from '../../../schema/record/quantity.ts';
import { roundDecimal } from '../../../schema/record/decimalText.ts';
import type { Db, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { sortRefused } from '../refusals.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { query } from '../sql.ts';
import type { ListPlan } from './plan.ts';

/** Fields whose sums can be asked for: the numbers that the list shows. */
export const summable = (columns: readonly Column[]): Column[] =>
  columns.filter(({ spec }) => isNumber(spec));

/**
 * Decimal texts by field: a JSON number could not hold every sum.
 * @throws Refusal for fields that are no numbers of the list, or that the caller may not read
 */
export async function sumsOf(
  db: Db,
  { dialect }: ModelShape,
  plan: ListPlan,
  fields: readonly string[],
): Promise<Record<string, string>> {
  const known = new Map(summable(plan.columns).map((column) => [column.field, column]));
  const columns = [...new Set(fields)].map((field) => {
    const column = known.get(field);
    if (!column) throw sortRefused();
    return column;
  });
  if (columns.length === 0) return {};
  const { select, read } = sums[dialect];
  const [row = {}] = await query(
    db,
    `select ${columns.map(select).join(', ')} ${plan.from}`,
    plan.bindings.values,
  );
  return Object.fromEntries(
    columns.map((column) => [
      column.field,
      roundDecimal(read(row, column), decimalsOf(column.spec)),
    ]),
  );
}

/** How a database adds up a column, and what text its answer gives. */
interface Sum {
  select(column: Column): string;
  read(row: Row, column: Column): string;
}

/** Numbers with more digits are kept as the nearest double, and added as such. */
const wholeDigits = 18;
const isWhole = ({ spec }: Column): boolean =>
  decimalsOf(spec) === 0 || (spec.precision ?? wholeDigits) <= wholeDigits;
/** Whole numbers are added in two halves, so that no sum leaves 64 bits. */
const half = 1_000_000_000;

const sums: Record<ModelShape['dialect'], Sum> = {
  postgres: {
    select: ({ sql, field }) => `cast(sum(${sql}) as text) as ${quote(field)}`,
    read: (row, { field }) => String(row[field] ?? '0'),
  },
  sqlite: {
    select(column) {
      const { sql, field, spec } = column;
      const decimals = decimalsOf(spec);
      if (!isWhole(column)) return `printf('%.${decimals}f', sum(${sql})) as ${quote(field)}`;
      // Doubles are counted in units of their last place, which are whole numbers.
      const units = decimals === 0 ? sql : `cast(round(${sql} * 1e${decimals}) as integer)`;
      const sumOf = (part: string) => `cast(coalesce(sum(${part}), 0) as text)`;
      return `${sumOf(`${units} / ${half}`)} || ',' || ${sumOf(`${units} % ${half}`)} as ${quote(field)}`;
    },
    read(row, column) {
      const text = String(row[column.field] ?? '0');
      if (!isWhole(column)) return text;
      const [high = '0', low = '0'] = text.split(',');
      const units = BigInt(high) * BigInt(half) + BigInt(low);
      return withPoint(units, decimalsOf(column.spec));
    },
  },
};

/** A number of units of the last place, with its point. */
function withPoint(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
