/** From the cells of a row to a record: labels to codes, with what is wrong by column. */
import type { Model } from '../../../schema/generated/types.gen.ts';
import { recordProblems } from '../../../schema/record/index.ts';
import type { WriteMode } from '../../../schema/record/index.ts';
import type { Row } from '../engine.ts';
import type { Column, ModelShape } from '../shape.ts';
import { excelLabel } from './columns.ts';
import type { Labels } from './columns.ts';

/** One thing wrong with a row; `column` is the label of the header, absent when it concerns the whole row. */
export interface Reason {
  column?: string;
  message: string;
}

/** How the cells of one workbook are read. */
export interface CellReader {
  /** The record of a row, and what no record can be made of. Empty cells have no member. */
  read(cells: readonly string[]): { record: Row; reasons: Reason[] };
  /** What the model and its limits for imports say against a record. */
  check(record: Row, mode: WriteMode): Reason[];
  /** The reason a refusal gives, under the column of the field it names. */
  reasonOf(message: string, field?: string): Reason;
}

/** Labels that a refusal names at most. */
const NAMED = 20;
const YES = new Set(['是', 'true', '1', 'Y', 'y']);
const NO = new Set(['否', 'false', '0', 'N', 'n']);

/** @param columns those an import may set @param labels choices of columns, code to label */
export function cellReader(
  shape: ModelShape,
  columns: readonly Column[],
  labels: Labels,
  header: readonly string[],
): CellReader {
  const places = columns
    .map((column) => ({ column, at: header.indexOf(excelLabel(column)) }))
    .filter(({ at }) => at >= 0);
  const labelOf = new Map(columns.map((column) => [column.field, excelLabel(column)]));
  const model = importModel(shape.model);
  const writable = new Set(columns.map(({ field }) => field));
  const reasonOf = (message: string, field = ''): Reason => ({
    ...(labelOf.has(field) && { column: labelOf.get(field)! }),
    message,
  });
  return {
    reasonOf,
    read(cells) {
      const record: Row = {};
      const reasons: Reason[] = [];
      for (const { column, at } of places) {
        const text = cells[at].trim();
        if (text === '') continue;
        const { value, problem } = valueOf(column, text, labels.get(column.field));
        if (problem === undefined) record[column.field] = value;
        else reasons.push({ column: excelLabel(column), message: problem });
      }
      return { record, reasons };
    },
    check(record, mode) {
      const counts = (field: string): boolean =>
        Object.hasOwn(record, field) || (mode === 'create' && writable.has(field));
      return recordProblems(model, record, mode, counts).map(({ field, message }) =>
        reasonOf(String(message), field),
      );
    },
  };
}

/** The model with the limits of imports among those of its fields. */
function importModel(model: Model): Model {
  const fields = Object.entries(model.fields).map(([name, field]) => [
    name,
    field.excel?.limits ? { ...field, ...field.excel.limits } : field,
  ]);
  return { ...model, fields: Object.fromEntries(fields) };
}

interface Read {
  value?: unknown;
  problem?: string;
}

function valueOf(
  { spec }: Column,
  text: string,
  choices: ReadonlyMap<string, string> | undefined,
): Read {
  if (choices) return codesOf(text, choices);
  const suffix = spec.excel?.suffix;
  const bare = suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
  if (spec.type !== 'boolean') return { value: bare };
  return YES.has(bare)
    ? { value: true }
    : NO.has(bare)
      ? { value: false }
      : { problem: `没有“${bare}”，可选：是、否` };
}

/** Codes of labels, a comma between several. A code itself is understood, too; anything else is refused, never guessed. */
function codesOf(text: string, choices: ReadonlyMap<string, string>): Read {
  const codes: string[] = [];
  for (const label of text.split(',')) {
    const code =
      [...choices].find(([, known]) => known === label)?.[0] ??
      (choices.has(label) ? label : undefined);
    if (code === undefined)
      return { problem: `没有“${label}”，可选：${named([...choices.values()])}` };
    codes.push(code);
  }
  return { value: codes.join(',') };
}

const named = (labels: readonly string[]): string =>
  `${labels.slice(0, NAMED).join('、')}${labels.length > NAMED ? ` 等${labels.length}项` : ''}`;
