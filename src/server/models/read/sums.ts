/** Sums over all rows that a list finds, exact to the last digit. */
import { decimalsOf, isNumber } from '../../../schema/record/quantity.ts';
import { roundDecimal, withPoint } from '../../../schema/record/decimalText.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { sortRefused } from '../refusals.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { query } from '../sql.ts';
import type { ListPlan } from './plan.ts';

/**
 * Fields whose sums can be asked for: the numbers that the list shows. Amounts of different
 * currencies have no sum.
 */
export const summable = (columns: readonly Column[]): Column[] =>
  columns.filter(
    ({ spec, source, over }) =>
      isNumber(spec) && spec.currencyField === undefined && (!source || over !== undefined),
  );

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
  const { sql, read } = exactSums[dialect];
  const [row = {}] = await query(
    db,
    'select ' +
      `${columns.map((column) => `${sql(column.sql, column.spec)} as ${quote(column.field)}`).join(', ')} ${plan.from}`,
    plan.bindings.values,
  );
  return Object.fromEntries(columns.map(({ field, spec }) => [field, read(row[field], spec)]));
}

/** How a database adds up values of a field, and what decimal text its answer gives. */
interface ExactSum {
  /** @param value SQL that gives the values */
  sql(value: string, spec: Field): string;
  read(answered: unknown, spec: Field): string;
}

/** Numbers with more digits are kept as the nearest double, and added as such. */
const wholeDigits = 18;
const isWhole = (spec: Field): boolean =>
  decimalsOf(spec) === 0 || (spec.precision ?? wholeDigits) <= wholeDigits;
/** Whole numbers are added in two halves, so that no sum leaves 64 bits. */
const half = 1_000_000_000;

/** Doubles are counted in units of their last place, which are whole numbers. */
const unitsOf = (value: string, decimals: number): string =>
  decimals === 0 ? value : `cast(round(${value} * 1e${decimals}) as integer)`;

/** Sums as decimal texts, 0 of no values. */
export const exactSums: Record<ModelShape['dialect'], ExactSum> = {
  postgres: {
    sql: (value) => `cast(sum(${value}) as text)`,
    read: (answered, spec) => roundDecimal(String(answered ?? '0'), decimalsOf(spec)),
  },
  sqlite: {
    sql(value, spec) {
      const decimals = decimalsOf(spec);
      if (!isWhole(spec)) return `printf('%.${decimals}f', sum(${value}))`;
      const units = unitsOf(value, decimals);
      const sumOf = (part: string) => `cast(coalesce(sum(${part}), 0) as text)`;
      return `${sumOf(`${units} / ${half}`)} || ',' || ${sumOf(`${units} % ${half}`)}`;
    },
    read(answered, spec) {
      const decimals = decimalsOf(spec);
      const text = String(answered ?? '0');
      if (!isWhole(spec)) return roundDecimal(text, decimals);
      const [high = '0', low = '0'] = text.split(',');
      return withPoint(BigInt(high) * BigInt(half) + BigInt(low), decimals);
    },
  },
};

/** The same as a number that groups can be sorted by. */
export const sumToSort = (value: string, spec: Field, dialect: ModelShape['dialect']): string =>
  dialect === 'postgres'
    ? `coalesce(sum(${value}), 0)`
    : `total(${isWhole(spec) ? unitsOf(value, decimalsOf(spec)) : value})`;
