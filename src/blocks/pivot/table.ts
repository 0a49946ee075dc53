/** Records as a table of figures: values of some fields down, of others across. */
import { readPath } from '../../runtime/data/result.ts';
import { sumDecimals } from '../../schema/record/decimalText.ts';
import { asNumber } from '../../schema/record/index.ts';
import type { DimensionPlan } from '../figures.ts';
import type { PivotMeasurePlan, PivotPlan } from './plan.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What a row or column of the table stands for. */
export interface Heading {
  key: string;
  labels: string[];
  /** The values by their fields. */
  row: Row;
}

/** The figures of a cell, one for each measure, with all their digits; undefined: there is none. */
type Figures = readonly unknown[];

export interface PivotTable {
  rows: Heading[];
  columns: Heading[];
  figures(row: Heading | undefined, column: Heading | undefined): Figures;
  /** Records that are none. */
  unread: number;
}

export type TablePlan = Pick<PivotPlan, 'rows' | 'columns' | 'measures'>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Figures by row and column; without a row or a column they are totals, over all records.
 *
 * @param label what people call the value of a field
 */
export function pivotTable(
  records: readonly unknown[],
  { rows, columns, measures }: TablePlan,
  label: (dimension: DimensionPlan, record: Row) => string,
): PivotTable {
  const found = records.filter(isRow);
  const down = new Map<string, Heading>();
  const across = new Map<string, Heading>();
  const numbers = new Map<string, unknown[][]>();
  const add = (key: string, record: Row) => {
    const cell = numbers.get(key) ?? measures.map(() => []);
    numbers.set(key, cell);
    for (const [index, { field }] of measures.entries()) {
      const value = readPath(record, field);
      if (asNumber(value) !== undefined) cell[index]!.push(value);
    }
  };
  for (const record of found) {
    const [row, column] = [headingOf(rows, record, label), headingOf(columns, record, label)];
    if (!down.has(row.key)) down.set(row.key, row);
    if (!across.has(column.key)) across.set(column.key, column);
    for (const key of [cellKey(row, column), cellKey(row), cellKey(undefined, column), cellKey()])
      add(key, record);
  }
  const made = new Map<string, Figures>();
  return {
    rows: [...down.values()].toSorted(byLabels),
    columns: [...across.values()].toSorted(byLabels),
    unread: records.length - found.length,
    figures(row, column) {
      const key = cellKey(row, column);
      const cell = numbers.get(key);
      const figures =
        made.get(key) ?? measures.map((measure, index) => combined(measure, cell?.[index] ?? []));
      made.set(key, figures);
      return figures;
    },
  };
}

const cellKey = (row?: Heading, column?: Heading): string =>
  JSON.stringify([row?.key, column?.key]);

function headingOf(
  dimensions: readonly DimensionPlan[],
  record: Row,
  label: (dimension: DimensionPlan, record: Row) => string,
): Heading {
  const values = dimensions.map(({ field }) => readPath(record, field) ?? null);
  const row: Record<string, unknown> = {};
  for (const [index, { field }] of dimensions.entries()) put(row, field.split('.'), values[index]);
  return {
    key: JSON.stringify(values),
    labels: dimensions.map((dimension) => label(dimension, record)),
    row,
  };
}

/** Puts a value where its path says, so that expressions read it as in a record. */
function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) into[name] = value;
  else put((into[name] ??= {}) as Record<string, unknown>, rest, value);
}

const collator = new Intl.Collator('zh', { numeric: true });

function byLabels(one: Heading, other: Heading): number {
  for (const [index, label] of one.labels.entries()) {
    const order = collator.compare(label, other.labels[index] ?? '');
    if (order !== 0) return order;
  }
  return one.key < other.key ? -1 : 1;
}

/** Several numbers as one; a single one is itself, whatever its kind. */
function combined({ total }: PivotMeasurePlan, values: readonly unknown[]): unknown {
  if (values.length <= 1) return values[0];
  if (total === 'none') return undefined;
  if (total === 'sum') return sumDecimals(values);
  const sign = total === 'min' ? 1 : -1;
  return values.reduce((best, value) =>
    sign * (asNumber(value) ?? 0) < sign * (asNumber(best) ?? 0) ? value : best,
  );
}
