import { useCallback, useMemo } from 'react';
import type { ColumnPlan, ListPlan } from './plan.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useChoicesOf } from '../../runtime/data/useChoices.ts';
import { widgetOf } from '../../runtime/display/useWidget.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import { useRoom } from '../../runtime/core/room.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import { actionsWidth, RowActions, type RowActionContext } from './RowActions.tsx';
import type { EditStore } from './state/edits.ts';
import type { ListState } from './state/listState.ts';
import type { TableSize } from './state/view.ts';
import { cellPadding, columnWidth } from './columnWidths.ts';
import { asEdited, undoColumn } from './batch/columns.tsx';
import { withRoomForHeads } from './table/headRows.ts';
import { byFixed, withWidths } from './table/layout.ts';
import type { Row } from './table/rows.ts';
import type { SummaryRow, TableColumn } from './table/types.ts';
import { tableColumn, type FactsOf } from './tableColumn.tsx';
import { useContentWidths } from './useContentWidths.ts';
import { texts } from '../../runtime/locale/index.ts';
import { required } from '../../schema/required.ts';

interface Options {
  plan: ListPlan;
  /** The columns shown, in their order. */
  shown: readonly ColumnPlan[];
  /** Widths that the person gave to columns. */
  widths: Readonly<Record<string, number>>;
  evaluate: Evaluate;
  origin: BlockHandle;
  edits: EditStore;
  /** Rows are edited together. */
  editing: boolean;
  size: TableSize;
  list: ListState;
  /** Sums below the rows. */
  summary: readonly SummaryRow[];
  onFilter(field: string, value: unknown): void;
}

/** Columns of the plan as columns of the table; the same array while nothing they show changed. */
export function useColumns({
  plan,
  shown: chosen,
  widths,
  evaluate,
  origin,
  edits,
  editing,
  size,
  list,
  summary,
  onFilter,
}: Options): TableColumn[] {
  const shown = useMemo(() => (editing ? chosen.map(asEdited) : chosen), [editing, chosen]);
  const choices = useChoicesOf(shown.map((column) => column.choices ?? column.edit?.choices));
  const { widgets } = useRuntimeHost();
  const factsOf = useCallback<FactsOf>(
    ({ component }) => widgetOf(widgets, component)?.facts,
    [widgets],
  );
  const folded = useRoom('phone');
  const { filters, query, page, size: pageSize } = list.search;
  const before = plan.paged ? (page - 1) * pageSize : 0;
  const columns = useMemo(
    () =>
      shown.map((column, index) =>
        tableColumn({
          column,
          choices: required(choices[index], column.field).choices,
          context: { plan, evaluate, facts: factsOf, origin, edits, editing, size, before },
          tree: index === 0 && plan.tree !== undefined,
        }),
      ),
    [plan, shown, evaluate, factsOf, origin, edits, editing, size, before, choices],
  );
  const contents = useContentWidths({
    size,
    plan,
    shown,
    choices,
    evaluate,
    facts: factsOf,
    rows: list.rows,
    summary,
  });
  const isEmpty = list.rows.length === 0;
  return useMemo(() => {
    const filtered = columns.map((bare, index) => {
      const own = required(shown[index], bare.key);
      const { field, filterable } = own;
      const kind = bare.tree || field === plan.names ? 'name' : 'text';
      const column = {
        ...bare,
        ...columnWidth(own, kind, bare.min, contents[index], factsOf(own)?.cell),
        // Nothing is cut off in a column without rows, however narrow it is.
        ...(isEmpty && { min: bare.min }),
        ...(kind === 'name' && { shrinksLast: true }),
      };
      if (!filterable) return column;
      const searched = plan.query.some((other) => other.name === field);
      const value = searched ? query[field] : filters[field];
      const one = Array.isArray(value) ? value[0] : value;
      return {
        ...column,
        filter: (
          <ColumnFilter
            label={column.label}
            choices={choices[index]?.choices}
            value={one == null ? undefined : String(one)}
            onChange={(chosen) => onFilter(field, chosen)}
          />
        ),
      };
    });
    const roomy = withRoomForHeads(byFixed(filtered), cellPadding[size]);
    const hasActions = plan.row.length + plan.more.length > 0;
    const last = editing
      ? [undoColumn(plan, edits)]
      : hasActions
        ? [actionColumn({ plan, evaluate, origin, folded })]
        : [];
    return withWidths([...roomy, ...last], widths);
  }, [
    columns,
    contents,
    size,
    isEmpty,
    choices,
    shown,
    widths,
    plan,
    evaluate,
    factsOf,
    origin,
    edits,
    editing,
    folded,
    query,
    filters,
    onFilter,
  ]);
}

const actionColumn = (context: RowActionContext): TableColumn => {
  const { width, narrow } = actionsWidth(context);
  return {
    key: '#actions',
    label: texts.common.actions,
    align: 'center',
    ellipsis: false,
    fixed: 'right',
    width,
    narrow,
    min: width,
    firm: true,
    screenOnly: true,
    render: (row: Row) => <RowActions context={context} row={row} />,
  };
};
