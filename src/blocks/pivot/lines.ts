import type { Text } from '../../schema/generated/types.gen.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { PivotPlan } from './plan.ts';
import type { Heading, PivotTable } from './table.ts';

/** A column of figures: those of a heading across, or the totals. */
export interface Column {
  heading: Heading | undefined;
  measure: number;
}

/** The columns of figures: each measure of each heading, then the totals. */
export const columnsOf = (plan: PivotPlan, headings: readonly Heading[]): Column[] => {
  const totals = plan.totals && plan.columns.length > 0 ? [undefined] : [];
  return [...headings, ...totals].flatMap((heading) =>
    plan.measures.map((_measure, measure) => ({ heading, measure })),
  );
};

/** All of the table as lines of a file, numbers with all their digits. */
export function linesOf(
  plan: PivotPlan,
  table: PivotTable,
  textOf: (text: Text) => string,
): unknown[][] {
  const columns = columnsOf(plan, table.columns);
  const nameOf = ({ heading, measure }: Column): string => {
    const name = textOf(plan.measures[measure]!.label);
    if (plan.columns.length === 0) return name;
    const labels = heading?.labels ?? [lateTexts.pivot.total];
    return [...labels, ...(plan.measures.length > 1 ? [name] : [])].join(' ');
  };
  const figures = (row: Heading | undefined) =>
    columns.map(({ heading, measure }) => table.figures(row, heading)[measure]);
  return [
    [...plan.rows.map(({ label }) => textOf(label)), ...columns.map(nameOf)],
    ...table.rows.map((row) => [...row.labels, ...figures(row)]),
    ...(plan.totals
      ? [
          [
            lateTexts.pivot.total,
            ...plan.rows.slice(1).map(() => ''),
            ...columns.map(({ heading, measure }) => table.figures(undefined, heading)[measure]),
          ],
        ]
      : []),
  ];
}
