/** From the cells of a row to a record: labels to codes, with what is wrong by column. */
import { defined } from '../../../schema/defined.ts';
import { say, type MessageText } from '../../../schema/locale/message.ts';
import type { Model } from '../../../schema/generated/types.gen.ts';
import { recordProblems } from '../../../schema/record/index.ts';
import type { WriteMode } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { namedLabels } from '../dictionaries.ts';
import { storageOf } from '../shape/codec.ts';
import { choiceLabel, presentLanguages } from '../../locale/current.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { excelLabel } from './columns.ts';
import type { Labels } from './columns.ts';

/**
 * One thing wrong with a row; `column` is the label of the header, absent when it concerns the
 * whole row.
 */
export interface Reason {
  column?: string;
  message: MessageText;
}

/** How the cells of one workbook are read. */
export interface CellReader {
  /** The record of a row, and what no record can be made of. Empty cells have no member. */
  read(cells: readonly string[]): { record: Row; reasons: Reason[] };
  /** What the model and its limits for imports say against a record. */
  check(record: Row, mode: WriteMode): Reason[];
  /** The reason a refusal gives, under the column of the field it names. */
  reasonOf(message: MessageText, field?: string): Reason;
}

/** @param columns those an import may set @param labels choices of columns, code to label */
export function cellReader(
  shape: ModelShape,
  columns: readonly Column[],
  labels: Labels,
  header: readonly string[],
): CellReader {
  const places = columns
    .map((column) => ({ column, at: placeOf(excelLabel(column), header) }))
    .filter(({ at }) => at >= 0);
  const labelOf = new Map(columns.map((column) => [column.field, excelLabel(column)]));
  const model = importModel(shape.model);
  const writable = new Set(columns.map(({ field }) => field));
  const reasonOf = (message: MessageText, field = ''): Reason => ({
    ...defined({ column: labelOf.get(field) }),
    message,
  });
  return {
    reasonOf,
    read(cells) {
      const record: Row = {};
      const reasons: Reason[] = [];
      for (const { column, at } of places) {
        const text = cells[at]?.trim();
        if (!text) continue;
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
        reasonOf(message, field),
      );
    },
  };
}

/** Whether a cell holds a label, in whatever language the workbook was written. */
const isLabel = (label: string, text: string): boolean =>
  label === text ||
  presentLanguages().known.some((language) =>
    [language.lookup(label), choiceLabel(label, language)].includes(text),
  );

/** Where the column of a label stands; -1: nowhere. */
const placeOf = (label: string, header: readonly string[]): number => {
  const at = header.indexOf(label);
  return at >= 0 ? at : header.findIndex((text) => isLabel(label, text));
};

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
  problem?: MessageText;
}

function valueOf(
  { spec }: Column,
  text: string,
  choices: ReadonlyMap<string, string> | undefined,
): Read {
  if (choices) return codesOf(text, choices);
  const suffix = spec.excel?.suffix;
  const bare = suffix && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
  return storageOf(spec).cell?.read?.(bare) ?? { value: bare };
}

/**
 * Codes of labels, a comma between several. A code itself is understood, too; anything else is
 * refused, never guessed.
 */
function codesOf(text: string, choices: ReadonlyMap<string, string>): Read {
  const codes: string[] = [];
  for (const label of text.split(',')) {
    const code =
      [...choices].find(([, known]) => isLabel(known, label))?.[0] ??
      (choices.has(label) ? label : undefined);
    if (code === undefined)
      return { problem: say`没有“${label}”，可选：${namedLabels([...choices.values()])}` };
    codes.push(code);
  }
  return { value: codes.join(',') };
}
