/** How wide columns want to be, by what they show. */
import type { Choice, ColumnPlan } from '../../schema/compile/plan.ts';
import type { Evaluate } from '../data/evaluate.ts';
import { findChoice } from '../data/choices.ts';
import { shownValue } from '../display/Display.tsx';
import { textWidth } from './table/layout.ts';
import type { TableSize } from './state/view.ts';
import type { Row } from './table/rows.ts';

/** Rows that are looked at; what comes behind them is much like them. */
const looked = 100;
/** Padding of a cell and its line, in pixels, by the density of the table (table.css). */
export const cellPadding: Readonly<Record<TableSize, number>> = {
  default: 28,
  middle: 20,
  small: 20,
};
/** What a column without any contents yet takes. */
const unknownWidth = 120;
/** A longer text is cut off rather than that it takes the room of the others. */
const widest = 260;
/** What texts can be cut down to unless the page gives them a width, and names, by which a record is known. */
const narrowest = { text: 104, name: 140 };
/** Sign before a label, or frame around it. */
const besideLabel = 16;
/** Room of the branches in the first column of a tree. */
const branches = 72;

/** Widgets that show a text; others have the width that the page gives them. */
const texts = new Set(['Text', 'DictTag', 'DateText', 'NumberText', 'BooleanText', 'Link']);
/** Widgets whose texts say nothing once they are cut off. */
const whole = new Set(['DictTag', 'DateText', 'NumberText', 'BooleanText']);

/** Texts of labels and dates are known before they are shown; of anything else the value itself is taken. */
function textOf(
  column: ColumnPlan,
  value: unknown,
  choices: readonly Choice[] | undefined,
): string {
  if (value == null || value === '') return '-';
  if (column.component === 'DateText')
    return typeof column.props.format === 'string' ? column.props.format : '2000-00-00 00:00:00';
  const known = findChoice(choices as Choice[] | undefined, value)?.label;
  if (known !== undefined) return known + (column.suffix ?? '');
  if (typeof value === 'object') return Array.isArray(value) ? value.join('、') : '';
  return String(value) + (column.suffix ?? '');
}

interface Shown {
  size: TableSize;
  column: ColumnPlan;
  rows: readonly Row[];
  choices: readonly Choice[] | undefined;
  evaluate: Evaluate;
  tree: boolean;
}

/** The widest contents among the rows, padding included; undefined where nothing is known of them. */
export function contentWidth({
  size,
  column,
  rows,
  choices,
  evaluate,
  tree,
}: Shown): number | undefined {
  if (column.switch || column.edit || !texts.has(column.component) || rows.length === 0)
    return undefined;
  let most = 0;
  for (const row of rows.slice(0, looked))
    most = Math.max(most, textWidth(textOf(column, shownValue(column, row, evaluate), choices)));
  return most + cellPadding[size] + (column.choices ? besideLabel : 0) + (tree ? branches : 0);
}

/**
 * Width and least width of a column.
 *
 * @param head what its head needs
 * @param kind whether it shows the names of the records
 * @param content what its contents need, if that is known
 */
export function columnWidth(
  column: ColumnPlan,
  kind: 'name' | 'text',
  head: number,
  content: number | undefined,
): { width: number; min: number } {
  const own = content ?? column.width ?? unknownWidth;
  const width = Math.round(Math.max(head, Math.min(own, widest)));
  const cuttable =
    texts.has(column.component) && !whole.has(column.component) && !column.switch && !column.edit;
  return {
    width,
    min: cuttable ? Math.min(width, Math.max(head, column.width ?? narrowest[kind])) : width,
  };
}
