import { useCallback, useMemo, useRef, useState } from 'react';
import type { ColumnPlan, ListPlan } from './plan.ts';
import { defined } from '../../schema/defined.ts';
import type { WidgetFacts } from '../../schema/vocabulary.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useChoicesOf, type LoadedChoices } from '../../runtime/data/useChoices.ts';
import { Display, shownValue } from '../../runtime/display/Display.tsx';
import { widgetOf } from '../../runtime/display/useWidget.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import { useMedia } from '../../runtime/core/hooks/useMedia.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import { UndoRow } from './batch/parts.ts';
import { EditCell, SwitchCell } from './cells.ts';
import { ColumnFilter } from './ColumnFilter.tsx';
import { actionsWidth, RowAction, RowActions, type RowActionContext } from './RowActions.tsx';
import type { EditStore } from './state/edits.ts';
import type { ListState } from './state/listState.ts';
import type { TableSize } from './state/view.ts';
import { cellPadding, columnWidth, contentWidth } from './columnWidths.ts';
import { withRoomForHeads } from './table/headRows.ts';
import { byFixed, textWidth, withWidths } from './table/layout.ts';
import type { Row } from './table/rows.ts';
import type { RowKey } from './table/selection.ts';
import type { TableColumn } from './table/types.ts';
import { toneOf } from './tone.ts';
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
  onFilter(field: string, value: unknown): void;
}

/** Room for what stands beside a label. */
const besideLabel = 20;
/** Room for the button of a filter, and before it (table.css). */
const besideFilter = 26;
/** Padding of a cell and its line on phones (table.css). */
const narrowPadding = 14;

/** Columns of the plan as columns of the table; the same array while nothing they show changed. */
export function useColumns({
  plan,
  shown: wanted,
  widths,
  evaluate,
  origin,
  edits,
  editing,
  size,
  list,
  onFilter,
}: Options): TableColumn[] {
  const shown = useMemo(() => (editing ? wanted.map(asEdited) : wanted), [editing, wanted]);
  const choices = useChoicesOf(shown.map((column) => column.choices ?? column.edit?.choices));
  const { widgets } = useRuntimeHost();
  const factsOf = useCallback<FactsOf>(
    ({ component }) => widgetOf(widgets, component)?.facts,
    [widgets],
  );
  const folded = useMedia('(max-width: 575px)');
  const { filters, query, page, size: pageSize } = list.search;
  const before = plan.paged ? (page - 1) * pageSize : 0;
  const columns = useMemo(
    () =>
      shown.map((column, index) =>
        tableColumn(
          column,
          required(choices[index], column.field),
          { plan, evaluate, facts: factsOf, origin, edits, editing, size, before },
          index === 0 && plan.tree !== undefined,
        ),
      ),
    [plan, shown, evaluate, factsOf, origin, edits, editing, size, before, choices],
  );
  const contents = useContents({
    size,
    plan,
    shown,
    choices,
    evaluate,
    facts: factsOf,
    rows: list.rows,
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

/** What is known of the widget that shows a column. */
type FactsOf = (column: ColumnPlan) => WidgetFacts | undefined;

interface Context {
  plan: ListPlan;
  evaluate: Evaluate;
  origin: BlockHandle;
  edits: EditStore;
  editing: boolean;
  size: TableSize;
  facts: FactsOf;
  /** Rows on the pages before. */ before: number;
}

function tableColumn(
  column: ColumnPlan,
  { choices }: LoadedChoices,
  context: Context,
  tree: boolean,
): TableColumn {
  const { plan, evaluate } = context;
  const label = evaluate.text(column.label);
  const forLabel =
    textWidth(label) +
    cellPadding[context.size] +
    (column.sortable ? besideLabel : 0) +
    (column.filterable ? besideFilter : 0) +
    (column.help === undefined ? 0 : besideLabel);
  return {
    key: column.key,
    label,
    tree,
    // Of the head; what the contents need is added once they are known.
    width: forLabel,
    min: forLabel,
    ...(column.field === plan.rowKey &&
      column.width !== undefined && { narrow: textWidth(label) + narrowPadding }),
    resizable: true,
    align: column.align,
    ellipsis: column.ellipsis && !column.switch && !column.edit,
    ...defined({
      fixed: column.fixed,
      sortField: column.sortable ? column.field : undefined,
      help: column.help === undefined ? undefined : evaluate.text(column.help),
      groups: column.groups?.map(({ key, label }) => ({ key, label: evaluate.text(label) })),
      tone: column.tone && ((row: Row) => toneOf(column.tone, evaluate, row)),
    }),
    render(row, index) {
      if (column.switch)
        return (
          <SwitchCell
            plan={column.switch}
            field={column.field}
            label={label}
            row={row}
            evaluate={evaluate}
            origin={context.origin}
          />
        );
      if (column.edit) {
        const name = plan.names === undefined ? '' : String(row[plan.names] ?? '');
        return (
          <EditCell
            plan={column.edit}
            field={column.field}
            label={name ? texts.list.cell(name, label) : label}
            row={row}
            rowKey={row[plan.rowKey] as RowKey}
            edits={context.edits}
            choices={choices}
            evaluate={evaluate}
            wide={context.editing}
          />
        );
      }
      const value = shownValue(column, row, evaluate, context.before + index + 1);
      const content =
        isPlain(column, context.facts) &&
        (typeof value === 'string' || typeof value === 'number') &&
        value !== '' ? (
          `${value}${column.suffix ?? ''}`
        ) : (
          <Display plan={column} value={value} record={row} choices={choices} compact />
        );
      return column.action && evaluate.test(column.action.visible, { row }) ? (
        <RowAction context={{ ...context, plan }} action={column.action} row={row}>
          {content}
        </RowAction>
      ) : (
        content
      );
    },
  };
}

interface Contents {
  size: TableSize;
  plan: ListPlan;
  shown: readonly ColumnPlan[];
  choices: readonly LoadedChoices[];
  evaluate: Evaluate;
  facts: FactsOf;
  rows: readonly Row[];
}

/** What the contents of each column need. Rows of other pages make columns wider and never narrower: turning pages moves as little as can be. */
function useContents({
  size,
  plan,
  shown,
  choices,
  evaluate,
  facts,
  rows,
}: Contents): readonly (number | undefined)[] {
  const [known] = useState(() => new Map<string, number>());
  const last = useRef<readonly (number | undefined)[]>([]);
  return useMemo(() => {
    const contents = shown.map((column, index) => {
      const now = contentWidth({
        size,
        column,
        rows,
        choices: choices[index]?.choices,
        evaluate,
        tree: index === 0 && plan.tree !== undefined,
        signed: column.tone !== undefined || (index === 0 && plan.rowTone !== undefined),
        cell: facts(column)?.cell,
      });
      if (now !== undefined) known.set(column.key, Math.max(now, known.get(column.key) ?? 0));
      return known.get(column.key);
    });
    const same =
      contents.length === last.current.length &&
      contents.every((content, index) => content === last.current[index]);
    if (!same) last.current = contents;
    return last.current;
  }, [size, plan, shown, choices, evaluate, facts, rows, known]);
}

/** Plain text needs no component: most cells of most tables. */
const isPlain = (column: ColumnPlan, facts: FactsOf): boolean =>
  facts(column)?.plain === true && !column.choices && Object.keys(column.props).length === 0;

/** Least width of a column of controls. */
const controlWidth = 140;

/** A column while rows are edited together: a control where there is one, and no link. */
function asEdited(column: ColumnPlan): ColumnPlan {
  const { batch, action: _action, ...rest } = column;
  if (!batch) return column;
  return { ...rest, edit: batch, width: Math.max(column.width ?? 0, controlWidth) };
}

/** Stands in place of the actions while rows are edited together. */
const undoColumn = ({ rowKey }: ListPlan, edits: EditStore): TableColumn => ({
  key: '#undo',
  label: texts.common.actions,
  align: 'center',
  ellipsis: false,
  fixed: 'right',
  width: 100,
  min: 100,
  firm: true,
  screenOnly: true,
  render: (row) => <UndoRow edits={edits} rowKey={row[rowKey] as RowKey} />,
});

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
