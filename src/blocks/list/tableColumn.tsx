import type { WidgetFacts } from '../../schema/vocabulary.ts';
import { defined } from '../../schema/defined.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import type { LoadedChoices } from '../../runtime/data/useChoices.ts';
import { Display, shownValue } from '../../runtime/display/Display.tsx';
import { limitOn } from '../../runtime/display/extent.ts';
import { texts } from '../../runtime/locale/index.ts';
import { EditCell, SwitchCell } from './cells.ts';
import { cellPadding } from './columnWidths.ts';
import type { ColumnPlan, ListPlan } from './plan.ts';
import { RowAction } from './RowActions.tsx';
import type { EditStore } from './state/edits.ts';
import type { TableSize } from './state/view.ts';
import { textWidth } from './table/layout.ts';
import type { Row } from './table/rows.ts';
import type { RowKey } from './table/selection.ts';
import type { TableColumn } from './table/types.ts';
import { toneOf } from './tone.ts';

/** Room for what stands beside a label. */
const besideLabel = 20;
/** Room for the button of a filter, and before it (tools.css). */
const besideFilter = 26;
/** Padding of a cell and its line on phones (states.css). */
const narrowPadding = 14;

/** What is known of the widget that shows a column. */
export type FactsOf = (column: ColumnPlan) => WidgetFacts | undefined;

/** What all columns of a list are made with. */
export interface ColumnContext {
  plan: ListPlan;
  evaluate: Evaluate;
  origin: BlockHandle;
  edits: EditStore;
  /** Rows are edited together. */
  editing: boolean;
  size: TableSize;
  facts: FactsOf;
  /** Rows on the pages before. */
  before: number;
}

/** A column of the plan, and what it is drawn with. */
export interface DrawnColumn {
  column: ColumnPlan;
  choices: LoadedChoices['choices'];
  context: ColumnContext;
  /** Its cells hold the branches of a tree. */
  tree: boolean;
}

/** Makes a column of the table; its width is that of the head until the contents are known. */
export function tableColumn({ column, choices, context, tree }: DrawnColumn): TableColumn {
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
    width: forLabel,
    min: forLabel,
    ...(column.field === plan.rowKey &&
      column.width !== undefined && { narrow: textWidth(label) + narrowPadding }),
    resizable: true,
    // Branches read from the left.
    align: tree && column.align === 'center' ? 'left' : column.align,
    ellipsis: column.ellipsis && !column.switch && !column.edit,
    ...defined({
      fixed: column.fixed,
      sortField: column.sortable ? column.field : undefined,
      help: column.help === undefined ? undefined : evaluate.text(column.help),
      groups: column.groups?.map((group) => ({
        key: group.key,
        label: evaluate.text(group.label),
      })),
      tone: column.tone && ((row: Row) => toneOf(column.tone, evaluate, row)),
    }),
    render: cellsOf({ column, choices, context, label }),
    renderSum: (sum) => (
      <Display plan={column} value={sum} record={undefined} choices={undefined} compact />
    ),
  };
}

/** Draws the cells of a column: a switch, a control, or the value, which may be a link. */
function cellsOf({
  column,
  choices,
  context,
  label,
}: Omit<DrawnColumn, 'tree'> & { label: string }): TableColumn['render'] {
  const { plan, evaluate, origin, edits } = context;
  const { field, switch: switched, edit, action } = column;
  if (switched)
    return (row) => (
      <SwitchCell
        plan={switched}
        field={field}
        label={label}
        row={row}
        evaluate={evaluate}
        origin={origin}
      />
    );
  if (edit)
    return (row) => {
      const name = plan.names === undefined ? '' : String(row[plan.names] ?? '');
      return (
        <EditCell
          plan={edit}
          field={field}
          label={name ? texts.list.cell(name, label) : label}
          row={row}
          rowKey={row[plan.rowKey] as RowKey}
          edits={edits}
          choices={choices}
          evaluate={evaluate}
          wide={context.editing}
        />
      );
    };
  const isText = isPlain(column, context.facts);
  return (row, index) => {
    const value = shownValue(column, row, evaluate, context.before + index + 1);
    const content =
      isText && isShort(value, context.facts(column)) ? (
        `${value}${column.suffix ?? ''}`
      ) : (
        <Display plan={column} value={value} record={row} choices={choices} compact />
      );
    if (!action || !evaluate.test(action.visible, { row })) return content;
    return (
      <RowAction context={context} action={action} row={row}>
        {content}
      </RowAction>
    );
  };
}

/** A value that a cell shows as it is. */
const isShort = (value: unknown, facts: WidgetFacts | undefined): value is string | number =>
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && limitOn(facts, 'cell', value) === undefined);

/** Plain text needs no component: most cells of most tables. */
const isPlain = (column: ColumnPlan, facts: FactsOf): boolean =>
  facts(column)?.plain === true &&
  !column.choices &&
  !column.reveal &&
  Object.keys(column.props).length === 0;
