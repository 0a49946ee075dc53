/** Cells of an export: values as people read them, and as an import reads them back. */
import { Message, render, term } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import type { CellValue } from '../../excel/index.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import { isNoValue } from '../compare.ts';
import { storageOf } from '../shape/codec.ts';
import type { Column } from '../shape/shape.ts';
import type { Labels, ReferenceColumn, ReferenceNames } from './columns.ts';

/** A field of a referenced record with the labels of its codes. */
export interface LabelledReference extends ReferenceColumn {
  labels: Labels;
}

/**
 * Labels of codes, a comma between several. A label that stands for several codes, or holds the
 * comma itself, would not be read back: the code is written then.
 */
function labelsText(value: string, choices: ReadonlyMap<string, string>): string {
  const codes = value.split(',');
  const all = [...choices.values()];
  return codes
    .map((code) => {
      const label = choices.get(code) ?? code;
      const isUnclear =
        all.indexOf(label) !== all.lastIndexOf(label) || (codes.length > 1 && label.includes(','));
      return isUnclear ? code : label;
    })
    .join(',');
}

/** Programs of workbooks keep fifteen digits of a number; a longer one is written as a text. */
const isKeptByExcel = (value: number): boolean => Number(value.toPrecision(15)) === value;

/** The value of a referenced record, as its own export would write it. */
export function referenceCell(
  { related: { column, path }, labels }: LabelledReference,
  row: Row,
  answer: AnswerLanguage | undefined,
): CellValue {
  const names = path.split('.').slice(0, -1);
  const record = names.reduce<Row | null | undefined>((at, name) => at?.[name], row);
  if (!record) return '';
  const value: unknown = record[column.field];
  const isText = typeof value === 'string' || value instanceof Message;
  return isText && !labels.has(column.field)
    ? textCell(column.field, value, answer)
    : cellOf(column, record, { labels, names: new Map(), answer });
}

/** A text as lists show it: what came with the installation in the language that is asked for. */
function textCell(field: string, value: unknown, answer: AnswerLanguage | undefined): CellValue {
  if (value instanceof Message) return render(value, answer);
  const text = value === null || value === undefined ? '' : String(value);
  return answer ? answer.data(field, text) : text;
}

/** What the cells of an export are written with. */
export interface CellWriting {
  labels: Labels;
  names: ReferenceNames;
  answer: AnswerLanguage | undefined;
}

export function cellOf(
  column: Column,
  row: Row,
  { labels, names, answer }: CellWriting,
): CellValue {
  const [relation, labelField] = names.get(column.field) ?? [];
  const name = relation && row[relation]?.[labelField!];
  if (name !== undefined && name !== null) return textCell(labelField!, name, answer);
  const value = row[column.field];
  if (isNoValue(value)) return '';
  const choices = labels.get(column.field);
  if (choices) return labelsText(String(value), choices);
  const suffix = column.spec.excel?.suffix;
  if (suffix) return `${value}${render(term(suffix), answer)}`;
  const { cell } = storageOf(column.spec);
  if (cell) {
    const written = cell.write(value);
    return typeof written === 'number' ? written : render(written, answer);
  }
  return typeof value === 'number' && isKeptByExcel(value)
    ? value
    : textCell(column.field, value, answer);
}
