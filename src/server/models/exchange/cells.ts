/** From the cells of a row to a record: labels to codes, with what is wrong by column. */
import { defined } from '../../../schema/defined.ts';
import type { MessageText } from '../../../schema/locale/message.ts';
import type { Model } from '../../../schema/generated/types.gen.ts';
import { meansCurrency } from '../../../schema/record/amountText.ts';
import { recordProblems } from '../../../schema/record/index.ts';
import type { WriteMode } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { excelLabel } from './columns.ts';
import type { Labels } from './columns.ts';
import type { ReferenceReaders } from './reference-cells.ts';
import type { MemberReader } from './dynamic-cells.ts';
import { codesOf, isLabel, otherCurrency, valueOf, type Read } from './cell-values.ts';

/** One thing wrong with a row. */
export interface Reason {
  /** Label of the header; absent when it concerns the whole row. */
  column?: string;
  message: MessageText;
  /**
   * Where it concerns a part of the record: the sheet and the row, which the message names, too.
   */
  sheet?: string;
  row?: number;
}

/** How the cells of one workbook are read. */
export interface CellReader {
  /** Where the columns stand that are read, and the labels of those that stand nowhere. */
  places: ReadonlySet<number>;
  missing: readonly string[];
  /** The record of a row, and what no record can be made of. Empty cells have no member. */
  read(db: Db, cells: readonly string[]): Promise<{ record: Row; reasons: Reason[] }>;
  /**
   * Values of some columns of a row, without asking the database; undefined where a column needs
   * to.
   */
  plainValues(columns: readonly Column[], cells: readonly string[]): Row | undefined;
  /** What the model and its limits for imports say against a record. */
  check(record: Row, mode: WriteMode): Reason[];
  /** The reason a refusal gives, under the column of the field it names. */
  reasonOf(message: MessageText, field?: string): Reason;
}

/** What cells are read by. */
export interface CellSources {
  /** Those an import may set. */
  columns: readonly Column[];
  /** Choices of columns, code to label. */
  labels: Labels;
  references: ReferenceReaders;
  /** Reads members of dynamic fields; absent: there are none. */
  members?: MemberReader;
  header: readonly string[];
}

export function cellReader(
  shape: ModelShape,
  { columns, labels, references, members, header }: CellSources,
): CellReader {
  const places = columns
    .map((column) => ({ column, at: placeOf(excelLabel(column), header) }))
    .filter(({ at }) => at >= 0);
  const placeBy = new Map(places.map(({ column, at }) => [column.field, at]));
  const labelOf = new Map(columns.map((column) => [column.field, excelLabel(column)]));
  const model = importModel(shape.model);
  const writable = new Set(columns.map(({ field }) => field));
  const reasonOf = (message: MessageText, field = ''): Reason => ({
    ...defined({ column: labelOf.get(field) }),
    message,
  });
  const plainCell = (column: Column, text: string): Read => {
    const choices = labels.get(column.field);
    return choices ? codesOf(text, choices) : valueOf(column, text);
  };
  const readCell = async (db: Db, column: Column, text: string): Promise<Read> => {
    const reference = references.get(column.field);
    return reference ? reference(db, text) : plainCell(column, text);
  };
  const missing = columns.filter(({ field }) => !placeBy.has(field)).map(excelLabel);
  return {
    places: new Set(placeBy.values()),
    missing,
    reasonOf,
    async read(db, cells) {
      const record: Row = {};
      const reasons: Reason[] = [];
      const signs: { column: Column; beside: string }[] = [];
      for (const { column, at } of places) {
        const text = cells[at]?.trim();
        if (!text) continue;
        const { value, problem, beside } = await readCell(db, column, text);
        if (problem === undefined) record[column.field] = value;
        else reasons.push({ column: excelLabel(column), message: problem });
        if (beside) signs.push({ column, beside });
      }
      for (const { column, beside } of signs) {
        const currency: unknown = record[column.spec.currencyField ?? ''];
        if (typeof currency === 'string' && !meansCurrency(beside, currency))
          reasons.push({ column: excelLabel(column), message: otherCurrency(beside) });
      }
      if (members) reasons.push(...(await members.read(db, record, cells)));
      return { record, reasons };
    },
    plainValues(identifying, cells) {
      const row: Row = {};
      for (const column of identifying) {
        const at = placeBy.get(column.field);
        if (at === undefined || references.has(column.field)) return undefined;
        const text = cells[at]?.trim();
        if (text) row[column.field] = plainCell(column, text).value;
      }
      return row;
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

/** Where the column of a label stands; -1: nowhere. */
export const placeOf = (label: string, header: readonly string[]): number => {
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
