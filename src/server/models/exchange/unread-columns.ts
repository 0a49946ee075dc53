/** Columns of a sheet that an import does not read although there are values in them. */
import { render, say, term, type MessageText } from '../../../schema/locale/message.ts';
import { nearest } from '../../../schema/nearest.ts';
import { inAnyLanguage, presentLanguages } from '../../locale/current.ts';
import type { OpenSheet } from '../../excel/index.ts';
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import { isLabel } from './cell-values.ts';
import { excelLabel } from './columns.ts';
import { ERROR_COLUMNS } from './errors-workbook.ts';
import type { SheetReader } from './sheet-reader.ts';

/** What was not read, and what may have been meant. */
export interface Unread {
  /** The sheet, where it is not the first one. */
  sheet?: string;
  /** The header as it stands in the file; that of a column without one is its letters. */
  column?: string;
  message: MessageText;
}

/** A sheet whose rows are read. */
interface ReadSheet extends SheetReader {
  shape: ModelShape;
  sheet: Pick<OpenSheet, 'header' | 'filled'>;
  /** Places that are read beside the columns of the model. */
  beside?: readonly number[];
}

/** @param db on which labels of members of dynamic fields are read */
export async function unreadColumns(
  db: Db,
  { shape, sheet, reader, memberLabels, beside = [] }: ReadSheet,
): Promise<Unread[]> {
  const { header, filled } = sheet;
  const left = filled.filter((at) => !reader.places.has(at) && !beside.includes(at));
  if (left.length === 0) return [];
  const members = await memberLabels(db);
  const { answer } = presentLanguages();
  const missing = reader.missing.map((label) => render(term(label), answer));
  const choices = [...missing, ...members].filter((label) => !header.includes(label));
  const own = ERROR_COLUMNS.flatMap(({ pattern }) => inAnyLanguage(pattern));
  return left.flatMap((at): Unread[] => {
    const label = header[at] ?? '';
    if (members.has(label) || own.includes(label)) return [];
    if (label === '')
      return [{ column: letters(at), message: say`${letters(at)}列没有标题，未导入` }];
    return [{ column: label, message: columnMessage(shape, label, nearest(label, choices)) }];
  });
}

function columnMessage(
  { columns, unstored }: ModelShape,
  label: string,
  near: string | undefined,
): MessageText {
  const quoted = short(label);
  if ([...columns, ...unstored].some((column) => isLabel(excelLabel(column), label)))
    return say`“${quoted}”列不支持导入`;
  return near === undefined
    ? say`无法识别“${quoted}”列，未导入`
    : say`无法识别“${quoted}”列，未导入，是否应为“${near}”？`;
}

/** A label of a file as a sentence has room for it. */
export const short = (text: string): string =>
  text.length > 50 ? `${[...text].slice(0, 50).join('')}…` : text;

/** What spreadsheets call a column. */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

/** The same of a sheet that is not the first one. */
export const inSheet = (sheet: string, { message, ...rest }: Unread): Unread => ({
  ...rest,
  sheet,
  message: say`工作表“${sheet}”：${message}`,
});
