import { useMemo } from 'react';
import { readPath } from '../../runtime/data/result.ts';
import { useChoicesOf } from '../../runtime/data/useChoices.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { labelsMember } from '../../schema/record/aggregates.ts';
import { findChoice } from '../../schema/record/index.ts';
import type { DimensionPlan } from '../figures.ts';
import type { PivotPlan } from './plan.ts';
import { pivotTable, type PivotTable, type Row } from './table.ts';

/** The table of the records, by the labels of their dictionaries. */
export function usePivot(
  plan: PivotPlan,
  records: readonly unknown[] | undefined,
): PivotTable | undefined {
  const dimensions = useMemo(() => [...plan.rows, ...plan.columns], [plan]);
  const loaded = useChoicesOf(dimensions.map(({ choices }) => choices));
  const choices = loaded.map((one) => one?.choices);
  // The array is new on each render; what it holds stays.
  return useMemo(() => {
    const label = (dimension: DimensionPlan, record: Row): string => {
      const said = readPath(record[labelsMember], dimension.field);
      if (typeof said === 'string' && said !== '') return said;
      const value = readPath(record, dimension.field);
      const known = choices[dimensions.indexOf(dimension)];
      const text = (known && findChoice(known, value)?.label) ?? plain(value);
      return text === '' ? lateTexts.chart.unnamed : text;
    };
    return records && pivotTable(records, plan, label);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choices one by one
  }, [records, plan, dimensions, ...choices]);
}

const plain = (value: unknown): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);
