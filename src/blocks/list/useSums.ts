import { useMemo } from 'react';
import { sumDecimals } from '../../schema/record/decimalText.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useStore } from '../../runtime/core/store.ts';
import { shownValue } from '../../runtime/display/Display.tsx';
import { texts } from '../../runtime/locale/index.ts';
import type { ColumnPlan, ListPlan, SummaryPlan } from './plan.ts';
import type { EditStore } from './state/edits.ts';
import type { ListState } from './state/listState.ts';
import type { RowKey } from './table/selection.ts';
import type { SummaryRow } from './table/types.ts';

interface Options {
  plan: ListPlan;
  /** The columns shown. */
  shown: readonly ColumnPlan[];
  list: ListState;
  /** Changed cells count as they are shown. */
  edits: EditStore;
  evaluate: Evaluate;
}

const none: readonly SummaryRow[] = [];

/** Sums below the rows: those of the page, then those of all; none while there are no rows. */
export function useSums({ plan, shown, list, edits, evaluate }: Options): readonly SummaryRow[] {
  const changed = useStore(edits, (state) => state.edits);
  const { rows, sums, limit } = list;
  return useMemo(() => {
    const { summary, paged, rowKey } = plan;
    if (!summary || rows.length === 0) return none;
    // Where all rows are there, what is on show is what the search finds.
    const isWhole = !paged && limit === undefined;
    const shownRows = rows.map((row) => ({
      ...row,
      ...changed.get(row[rowKey] as RowKey)?.values,
    }));
    const sumOf = (column: ColumnPlan, of: SummaryPlan['of']): string | undefined =>
      of === 'all' && !isWhole
        ? sums?.[column.field]
        : sumDecimals(shownRows.map((row) => shownValue(column, row, evaluate)));
    const rowOf = (of: SummaryPlan['of'], label: string): SummaryRow => ({
      label,
      sums: new Map(
        summary
          .filter((one) => (isWhole ? 'all' : one.of) === of)
          .flatMap(({ field, of: own }) => {
            const column = shown.find((one) => one.field === field);
            return column ? [[column.key, sumOf(column, own)] as const] : [];
          }),
      ),
    });
    return [rowOf('page', texts.list.pageSum), rowOf('all', texts.list.sum)].filter(
      (row) => row.sums.size > 0,
    );
  }, [plan, shown, rows, sums, limit, changed, evaluate]);
}
