/** The statement of an aggregate: what it selects, and how it reads what the database answers. */
import { divideDecimal } from '../../../schema/record/decimalText.ts';
import { decimalsOf } from '../../../schema/record/quantity.ts';
import type { GroupPart, MeasurePart } from '../../../schema/record/aggregates.ts';
import type { Codec } from '../../../schema/fieldTypes/contract.ts';
import type { Field, Period } from '../../../schema/generated/types.gen.ts';
import type { DialectName, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';
import { conditionSql } from './condition.ts';
import { exactSums, sumToSort } from './sums.ts';

/** One member of an answered group. */
export interface Selected {
  name: string;
  /** Of one row: what the member is worked out from; empty where a row is all that counts. */
  value: string;
  /** Of a group of such rows, with the names of its columns. */
  select: string;
  /** What groups are sorted by. */
  order: string;
  /** Value of the answer. */
  read(row: Row): unknown;
}

/** What groups are made by. */
export interface SelectedGroup extends Selected {
  /** Of a row of values: what is equal within a group. */
  group: string;
}

/** Digits that an average has more than its field. */
const moreDigits = 2;

/** A period of dates: what rows are grouped by, and the name that a group is answered with. */
interface PeriodSql {
  /** The period of a row. */
  of(column: string): string;
  /** Its name, as periodOf of the kernel gives it, worked out once for each group. */
  name(period: string): string;
}

/** The name itself is what rows are grouped by. */
const named = (of: PeriodSql['of']): PeriodSql => ({ of, name: (period) => period });

const truncated = (part: string, format: string): PeriodSql => ({
  of: (column) => `date_trunc('${part}', ${column}::timestamp)`,
  name: (period) => `to_char(${period}, '${format}')`,
});

const periods: Record<DialectName, Record<Period, PeriodSql>> = {
  sqlite: {
    day: named((column) => `substr(${column}, 1, 10)`),
    week: named((column) => `date(${column}, 'weekday 0', '-6 days')`),
    month: named((column) => `substr(${column}, 1, 7)`),
    quarter: named(
      (column) =>
        `substr(${column}, 1, 4) || '-Q' || ((cast(substr(${column}, 6, 2) as integer) + 2) / 3)`,
    ),
    year: named((column) => `substr(${column}, 1, 4)`),
  },
  // Texts are slow to make and to compare: rows are grouped by dates.
  postgres: {
    day: { ...truncated('day', 'YYYY-MM-DD'), of: (column) => `${column}::date` },
    week: truncated('week', 'YYYY-MM-DD'),
    month: truncated('month', 'YYYY-MM'),
    quarter: truncated('quarter', 'YYYY-"Q"Q'),
    year: truncated('year', 'YYYY'),
  },
};

/** @param index place among the groups */
export function selectedGroup(
  { name, by }: GroupPart,
  { sql, codec }: Column,
  dialect: DialectName,
  index: number,
): SelectedGroup {
  const alias = `g${index}`;
  const group = quote(alias);
  const period = by && periods[dialect][by];
  return {
    name,
    value: `${period ? period.of(sql) : sql} as ${group}`,
    select: period ? `${period.name(group)} as ${group}` : group,
    group,
    order: group,
    read: (row) => (period ? row[alias] : decoded(row[alias], codec)),
  };
}

/** What the measures of one statement share. */
interface Measuring {
  shape: ModelShape;
  /** Takes the values of their conditions. */
  bindings: Bindings;
  /** Names of those that groups are sorted by. */
  sorted: ReadonlySet<string>;
}

/** @param index place among the measures */
export function selectedMeasure(
  { name, kind, field, condition }: MeasurePart,
  { shape, bindings, sorted }: Measuring,
  index: number,
): Selected {
  const column = field === undefined ? undefined : shape.byField.get(field)!;
  const alias = `m${index}`;
  const own = quote(`v${index}`);
  const given = column?.sql ?? '1';
  // A row that does not count has no value, which no figure takes in.
  const counts = condition === undefined ? undefined : conditionSql(shape, condition, bindings);
  const value = `${counts === undefined ? given : `case when ${counts} then ${given} end`} as ${own}`;
  const plain = (sql: string, read: (answered: unknown) => unknown): Selected => ({
    name,
    value,
    select: `${sql} as ${quote(alias)}`,
    order: quote(alias),
    read: (row) => read(row[alias]),
  });
  if (!column || kind === 'count') return plain(`count(${own})`, Number);
  if (kind === 'countDistinct') return plain(`count(distinct ${own})`, Number);
  if (kind === 'min' || kind === 'max')
    return plain(`${kind}(${own})`, (answered) => decoded(answered, column.codec));
  return {
    name,
    value,
    ...selectedSum({ kind, own, alias, spec: column.spec, sorts: sorted.has(name) }, shape.dialect),
  };
}

const decoded = (stored: unknown, { read }: Codec): unknown =>
  stored === null || !read ? stored : read(stored);

interface SumPart {
  kind: 'sum' | 'avg';
  /** SQL of the values. */
  own: string;
  alias: string;
  spec: Field;
  /** Groups are sorted by it. */
  sorts: boolean;
}

/** An average is the exact sum divided by the number of values. */
function selectedSum(
  { kind, own, alias, spec, sorts }: SumPart,
  dialect: DialectName,
): Pick<Selected, 'select' | 'order' | 'read'> {
  const { sql, read } = exactSums[dialect];
  const [sum, counted, sorted] = [alias, `${alias}n`, `${alias}s`] as const;
  const toSort = sumToSort(own, spec, dialect);
  const sortedBy = kind === 'sum' ? toSort : `${toSort} / nullif(count(${own}), 0)`;
  return {
    select: [
      `${sql(own, spec)} as ${quote(sum)}`,
      ...(kind === 'avg' ? [`count(${own}) as ${quote(counted)}`] : []),
      ...(sorts ? [`${sortedBy} as ${quote(sorted)}`] : []),
    ].join(', '),
    order: quote(sorted),
    read(row) {
      const exact = read(row[sum], spec);
      if (kind === 'sum') return exact;
      const count = Number(row[counted]);
      return count === 0 ? null : divideDecimal(exact, count, decimalsOf(spec) + moreDigits);
    },
  };
}
