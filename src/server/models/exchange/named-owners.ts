/** The owner that a row of a sheet names: by the fields by which imports recognise records. */
import { say, term, type MessageText } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { sayable } from '../shape/masked.ts';
import type { Column } from '../shape/shape.ts';
import { excelLabel } from './columns.ts';
import { comparedValues, nameOf } from './compared.ts';
import { sheetReader } from './sheet-reader.ts';

export interface NamedOwner {
  /** What the cells say; the same cells are the same owner. */
  cells: string;
  /** What may be said of them. */
  text: string;
  values: Row;
  /** The same text for all that name this owner; undefined where it cannot be read. */
  print?: string;
  /** Why it cannot. */
  problem?: MessageText;
}

/** Reads the owner that a row names. */
export type OwnerNaming = (db: Db, cells: readonly string[]) => Promise<NamedOwner>;

/** @param places where the columns stand in a row; -1: nowhere */
export async function ownerNaming(
  operation: Operation,
  columns: readonly Column[],
  places: readonly number[],
): Promise<OwnerNaming> {
  const labels = columns.map(excelLabel);
  const { reader } = await sheetReader(operation, columns, labels);
  const known = new Map<string, NamedOwner>();
  const read = async (db: Db, texts: readonly string[]): Promise<Omit<NamedOwner, 'cells'>> => {
    const said = texts.map((text, at) => (text === '' ? '' : String(sayable(columns[at]!, text))));
    const text = said.filter(Boolean).join(' / ');
    const blank = texts.indexOf('');
    if (blank >= 0) return { text, values: {}, problem: say`${term(labels[blank]!)}不能为空` };
    const { record: values, reasons } = await reader.read(db, texts);
    const [wrong] = reasons;
    if (wrong) return { text, values: {}, problem: wrong.message };
    const compared = comparedValues(columns, values);
    return compared
      ? { text, values, print: nameOf(compared) }
      : { text, values: {}, problem: say`没有“${text}”` };
  };
  return async (db, row) => {
    const texts = places.map((at) => row[at]?.trim() ?? '');
    const cells = JSON.stringify(texts);
    const named = known.get(cells) ?? { cells, ...(await read(db, texts)) };
    known.set(cells, named);
    return named;
  };
}
