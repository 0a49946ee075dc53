/** Records as what a chart draws: categories, and a point of each series for each of them. */
import { asNumber } from '../../schema/record/index.ts';
import { labelsMember } from '../../schema/record/aggregates.ts';
import { isObject } from '../../schema/isObject.ts';
import { readPath } from '../../runtime/data/result.ts';
import { arranged } from './arrange.ts';
import { isDay, yearsOf } from './days.ts';
import type { DimensionPlan } from '../figures.ts';
import type { ChartSeriesPlan } from './plan.ts';
import {
  isShare,
  sumOf,
  type Category,
  type ChartData,
  type DataPlan,
  type Line,
  type Naming,
  type Omissions,
  type Point,
  type Row,
} from './points.ts';

/** Bad records and values are counted and left out; nothing throws. */
export function chartData(records: readonly unknown[], plan: DataPlan, naming: Naming): ChartData {
  const { rows, omissions } = drawable(records, plan);
  const read = (row: Row, { field }: ChartSeriesPlan): Point => {
    const exact = readPath(row, field) ?? undefined;
    const number = asNumber(exact);
    const value = number !== undefined && isShare(plan.kind) && number < 0 ? undefined : number;
    if (exact !== undefined && exact !== '' && value === undefined) omissions.unread += 1;
    return { value, exact, row };
  };
  const whole = plan.split
    ? splitData(rows, { ...plan, split: plan.split }, naming, read)
    : plainData(rows, plan, naming, read);
  return arranged({ ...whole, omissions }, plan, naming);
}

/** The records whose x has a place. */
function drawable(
  records: readonly unknown[],
  { kind, x }: DataPlan,
): { rows: Row[]; omissions: Omissions } {
  const hasPlace = (row: Row): boolean => {
    if (!x || (kind !== 'scatter' && kind !== 'calendar')) return true;
    const value = readPath(row, x.field);
    return kind === 'scatter' ? asNumber(value) !== undefined : isDay(value);
  };
  const rows = records.filter(isObject).filter(hasPlace);
  const omissions = { unread: records.length - rows.length };
  if (kind !== 'calendar' || !x) return { rows, omissions };
  const years = yearsOf(rows.map((row) => String(readPath(row, x.field))));
  const shown = rows.filter((row) => years.includes(String(readPath(row, x.field)).slice(0, 4)));
  const cut = rows.length - shown.length;
  return { rows: shown, omissions: { ...omissions, ...(cut > 0 && { cut }) } };
}

type Read = (row: Row, series: ChartSeriesPlan) => Point;
type Whole = Omit<ChartData, 'omissions'>;

/** Label of a value in an answer that says it, else by the choices. */
function labelOf(dimension: DimensionPlan, row: Row, naming: Naming): string {
  const said = readPath(row[labelsMember], dimension.field);
  return typeof said === 'string' ? said : naming.label(dimension, readPath(row, dimension.field));
}

const categoryOf = (row: Row, x: DimensionPlan | undefined, naming: Naming): Category =>
  x ? { label: labelOf(x, row, naming), value: readPath(row, x.field) } : { label: '', value: '' };

/** Each record is a category. */
const plainData = (rows: readonly Row[], plan: DataPlan, naming: Naming, read: Read): Whole => ({
  categories: rows.map((row) => categoryOf(row, plan.x, naming)),
  lines: plan.series.map((series) => ({
    label: naming.series(series),
    plan: series,
    points: rows.map((row) => read(row, series)),
  })),
});

/** Each value of x is a category, each value of the split a series. */
function splitData(
  rows: readonly Row[],
  plan: DataPlan & { split: DimensionPlan },
  naming: Naming,
  read: Read,
): Whole {
  const { x, split, series } = plan;
  const categories = new Map<string, { place: number; category: Category }>();
  const lines = new Map<string, Line>();
  for (const row of rows) {
    const key = JSON.stringify(x ? (readPath(row, x.field) ?? null) : null);
    const found = categories.get(key) ?? {
      place: categories.size,
      category: categoryOf(row, x, naming),
    };
    categories.set(key, found);
    for (const one of series) {
      const name = JSON.stringify([one.field, readPath(row, split.field) ?? null]);
      const line = lines.get(name) ?? newLine(one, labelOf(split, row, naming), plan, naming);
      lines.set(name, line);
      line.points[found.place] = sumOf([line.points[found.place], read(row, one)]);
    }
  }
  return {
    categories: [...categories.values()].map(({ category }) => category),
    lines: [...lines.values()],
  };
}

const newLine = (
  series: ChartSeriesPlan,
  label: string,
  { series: all }: DataPlan,
  naming: Naming,
): Line => ({
  label: all.length > 1 ? `${label} ${naming.series(series)}` : label,
  plan: series,
  points: [],
});
