/** What exports write into cells. What a column says is looked up once, not at each row. */
import { Message, render, term } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import type { CellValue } from '../../excel/index.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import { isNoValue } from '../compare.ts';
import { storageOf } from '../shape/codec.ts';
import type { Column, RelatedField } from '../shape/shape.ts';
import type { Labels, ReferenceNames } from './columns.ts';

/** The cell of a row. */
export type CellWriter = (row: Row) => CellValue;

/** What cells are written with. */
export interface CellWriting {
  labels: Labels;
  names: ReferenceNames;
  /**
   * The language of the file; undefined: Chinese. Rows are written when the request is long gone.
   */
  answer: AnswerLanguage | undefined;
}

/** Writes the values of a column; of a reference the name of its record. */
export function cellWriter(column: Column, { labels, names, answer }: CellWriting): CellWriter {
  const { field } = column;
  const [relation, labelField] = names.get(field) ?? [];
  const write = valueWriter(column, labels.get(field), answer);
  if (relation === undefined || labelField === undefined)
    return ({ [field]: value }) => (isNoValue(value) ? '' : write(value));
  return (row) => {
    const name: unknown = row[relation]?.[labelField];
    if (name !== undefined && name !== null) return textCell(labelField, name, answer);
    return isNoValue(row[field]) ? '' : write(row[field]);
  };
}

/** Writes the values of a referenced record, as its own export would. */
export function referenceWriter(
  { column, path }: RelatedField,
  { labels, answer }: Pick<CellWriting, 'labels' | 'answer'>,
): CellWriter {
  const relations = path.split('.').slice(0, -1);
  const hasChoices = labels.has(column.field);
  const write = cellWriter(column, { labels, names: new Map(), answer });
  return (row) => {
    const record = relations.reduce<Row | null | undefined>((at, name) => at?.[name], row);
    if (!record) return '';
    const value: unknown = record[column.field];
    const isText = typeof value === 'string' || value instanceof Message;
    return isText && !hasChoices ? textCell(column.field, value, answer) : write(record);
  };
}

function valueWriter(
  { field, spec }: Column,
  choices: ReadonlyMap<string, string> | undefined,
  answer: AnswerLanguage | undefined,
): (value: unknown) => CellValue {
  if (choices) return labelsWriter(choices);
  if (spec.excel?.suffix) {
    const suffix = render(term(spec.excel.suffix), answer);
    return (value) => `${String(value)}${suffix}`;
  }
  const { cell } = storageOf(spec);
  if (cell)
    return (value) => {
      const written = cell.write(value);
      return typeof written === 'number' ? written : render(written, answer);
    };
  return (value) =>
    typeof value === 'number' && isKeptByExcel(value) ? value : textCell(field, value, answer);
}

/**
 * Labels of codes, a comma between several. A label that stands for several codes, or holds the
 * comma itself, would not be read back: the code is written then.
 */
function labelsWriter(choices: ReadonlyMap<string, string>): (value: unknown) => string {
  const counts = new Map<string, number>();
  for (const label of choices.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return (value) => {
    const codes = String(value).split(',');
    return codes
      .map((code) => {
        const label = choices.get(code) ?? code;
        const isUnclear = (counts.get(label) ?? 0) > 1 || (codes.length > 1 && label.includes(','));
        return isUnclear ? code : label;
      })
      .join(',');
  };
}

/**
 * Programs of workbooks keep fifteen digits of a number; a longer one is written as a text. Shorter
 * whole numbers need no second look.
 */
const isKeptByExcel = (value: number): boolean =>
  (Number.isInteger(value) && Math.abs(value) < 1e15) || Number(value.toPrecision(15)) === value;

/** A text as lists show it: what came with the installation in the language that is asked for. */
function textCell(field: string, value: unknown, answer: AnswerLanguage | undefined): CellValue {
  if (value instanceof Message) return render(value, answer);
  const text = value === null || value === undefined ? '' : String(value);
  return answer ? answer.data(field, text) : text;
}
