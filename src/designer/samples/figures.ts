/** What a server would work out from sample records: sums and groups. */
import type { Aggregate, Model } from '../../schema/generated/types.gen.ts';
import { typeOf } from '../../schema/fieldTypes/index.ts';
import { groupsOf, measuresOf, type MeasurePart } from '../../schema/record/aggregates.ts';
import { divideDecimal, sumDecimals } from '../../schema/record/decimalText.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { periodOf } from '../../schema/record/periods.ts';
import type { SampleRow } from './rows.ts';

/** Digits after the point of sums and averages. */
const scale = 2;

/** Sums of all numbers of a model over rows, as decimal texts. */
export const sampleSums = (model: Model, rows: readonly SampleRow[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(model))
      .filter(([, field]) => typeOf(field).isNumber)
      .map(([name]) => [name, sumDecimals(rows.map((row) => row[name]))]),
  );

/** The groups of an aggregate over rows, or its one object. */
export function sampleFigures(aggregate: Aggregate, rows: readonly SampleRow[]): unknown {
  const groups = groupsOf(aggregate);
  const figures = (some: readonly SampleRow[]) =>
    Object.fromEntries(measuresOf(aggregate).map((one) => [one.name, figure(one, some)]));
  if (groups.length === 0) return figures(rows);
  const members = rows.map((row) =>
    Object.fromEntries(
      groups.map(({ name, field, by }) => [
        name,
        by ? periodOf(String(row[field] ?? ''), by) : row[field],
      ]),
    ),
  );
  const keys = members.map((one) => JSON.stringify(one));
  return [...new Set(keys)].toSorted().map((key) => ({
    ...members[keys.indexOf(key)],
    ...figures(rows.filter((_row, index) => keys[index] === key)),
  }));
}

/** A figure; conditions are passed over: all rows count. */
function figure({ kind, field }: MeasurePart, rows: readonly SampleRow[]): unknown {
  if (field === undefined) return rows.length;
  const values = rows.map((row) => row[field]).filter((value) => value != null);
  if (kind === 'count') return values.length;
  if (kind === 'countDistinct') return new Set(values).size;
  if (kind === 'sum') return sumDecimals(values);
  if (kind === 'avg') return divideDecimal(sumDecimals(values), Math.max(values.length, 1), scale);
  const sorted = values.toSorted((one, other) => ((one as string) < (other as string) ? -1 : 1));
  return sorted.at(kind === 'min' ? 0 : -1) ?? null;
}
