/** How wide columns want to be, by what they show. */
import type { Choice } from '../../schema/compile/plan.ts';
import type { ColumnPlan } from './plan.ts';
import type { WidgetFacts } from '../../schema/vocabulary.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { findChoice } from '../../runtime/data/choices.ts';
import { shownValue } from '../../runtime/display/Display.tsx';
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
/**
 * What texts can be cut down to unless the page gives them a width, and names, by which a record is
 * known.
 */
const narrowest = { text: 104, name: 140 };
/** Sign before a label, or frame around it. */
const besideLabel = 16;
/** Sign of a tone, and the gap behind it (rows.css). */
const besideSign = 20;
/** How much wider sums are for being bold. */
const boldness = 1.08;
/** Button beside a masked value, and the space before it (reveal.css). */
const eye = 26;
/** Room of the branches in the first column of a tree. */
const branches = 72;

/**
 * What a cell's display says of its text; undefined where it is none, and the page gives the width.
 */
type CellText = WidgetFacts['cell'];

/**
 * Texts of labels and dates are known before they are shown; of anything else the value itself is
 * taken.
 */
function textOf(
  column: ColumnPlan,
  value: unknown,
  choices: readonly Choice[] | undefined,
  sample: NonNullable<CellText>['sample'],
): string {
  if (value == null || value === '') return '-';
  if (sample) {
    const own = column.props[sample.prop];
    return typeof own === 'string' ? own : sample.default;
  }
  const known = findChoice(choices as Choice[] | undefined, value)?.label;
  if (known !== undefined) return known + (column.suffix ?? '');
  // The ends of a range, and the members of anything else that is shown on one line.
  if (typeof value === 'object')
    return Object.values(value).join(Array.isArray(value) ? '、' : ' ~ ');
  return String(value) + (column.suffix ?? '') + separators(column, value);
}

/** What stands in a number beside its digits: separators, places after the point, and the sign. */
const separators = ({ props }: ColumnPlan, value: unknown): string =>
  props.grouping === true
    ? '0'.repeat(Math.floor(String(value).length / 3) + Number(props.precision ?? 0) + 1)
    : '';

interface Shown {
  size: TableSize;
  column: ColumnPlan;
  rows: readonly Row[];
  choices: readonly Choice[] | undefined;
  evaluate: Evaluate;
  tree: boolean;
  /** A sign of a tone can stand before the text. */
  signed: boolean;
  /** Sums below the column. */
  sums: readonly string[];
  cell: CellText;
}

/**
 * The widest contents among the rows, padding included; undefined where nothing is known of them.
 */
export function contentWidth({
  size,
  column,
  rows,
  choices,
  evaluate,
  tree,
  signed,
  sums,
  cell,
}: Shown): number | undefined {
  if (column.switch || column.edit || !cell || rows.length === 0) return undefined;
  let most = Math.max(
    0,
    ...sums.map((sum) => textWidth(textOf(column, sum, undefined, cell.sample)) * boldness),
  );
  for (const row of rows.slice(0, looked))
    most = Math.max(
      most,
      textWidth(textOf(column, shownValue(column, row, evaluate), choices, cell.sample)),
    );
  const beside =
    (column.choices ? besideLabel : 0) + (column.reveal ? eye : 0) + (signed ? besideSign : 0);
  return most + cellPadding[size] + beside + (tree ? branches : 0);
}

/**
 * Width and least width of a column.
 *
 * @param head what its head needs
 * @param kind whether it shows the names of the records
 * @param content what its contents need, if that is known
 * @param cell what its display says of its text
 */
export function columnWidth(
  column: ColumnPlan,
  kind: 'name' | 'text',
  head: number,
  content: number | undefined,
  cell: CellText,
): { width: number; min: number } {
  const own = content ?? column.width ?? unknownWidth;
  const width = Math.round(Math.max(head, Math.min(own, widest)));
  // What somebody asks to see whole is not cut off.
  const cuttable = cell?.text === 'cut' && !column.switch && !column.edit && !column.reveal;
  return {
    width,
    min: cuttable ? Math.min(width, Math.max(head, column.width ?? narrowest[kind])) : width,
  };
}
