/** The sheets with parts in a workbook that is imported. */
import { render, say, term } from '../../../schema/locale/message.ts';
import { presentLanguages } from '../../locale/current.ts';
import type { OpenSheet, OpenWorkbook, SheetTitles } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { isLabel } from './cell-values.ts';
import { excelLabel } from './columns.ts';
import { ownerNaming } from './named-owners.ts';
import type { OwnerNaming } from './named-owners.ts';
import { isOwnerLabel, ownerLabel } from './part-sheets.ts';
import type { ImportedSheet } from './part-sheets.ts';
import { sheetTitle } from './row-writing.ts';
import { sheetReader } from './sheet-reader.ts';
import type { SheetReader } from './sheet-reader.ts';

export interface OpenParts extends ImportedSheet, SheetReader {
  sheet: OpenSheet;
  /** Where the keys of rows stand; -1: nowhere. */
  keyAt: number;
  /** Where the columns stand that name the owner. */
  ownerAt: readonly number[];
  ownerOf: OwnerNaming;
}

/** What the sheets of a workbook may be called: that of the records, and those of their parts. */
export function titlesOf(shape: ModelShape, sheets: readonly ImportedSheet[]): SheetTitles {
  if (sheets.length === 0) return [];
  const languages = [undefined, ...presentLanguages().known];
  const titles = [sheetTitle(shape), ...sheets.map(({ owned }) => term(owned.sheet))];
  return titles.map((title) => languages.map((language) => render(title, language)));
}

/**
 * Those of the sheets that the workbook has, with rows in them.
 * @throws Refusal for one that lacks a column which names the owner
 */
export async function openParts(
  operation: Operation,
  { further }: OpenWorkbook,
  sheets: readonly ImportedSheet[],
): Promise<OpenParts[]> {
  const found: OpenParts[] = [];
  for (const [at, imported] of sheets.entries()) {
    const sheet = further[at];
    if (sheet && sheet.rowCount > 0) found.push(await openSheet(operation, imported, sheet));
  }
  return found;
}

async function openSheet(
  operation: Operation,
  imported: ImportedSheet,
  sheet: OpenSheet,
): Promise<OpenParts> {
  const { owned, owners, columns } = imported;
  const { header } = sheet;
  const places = owners.map((owner) => {
    const at = header.findIndex((text) => isOwnerLabel(owner, text));
    if (at >= 0) return at;
    const label = ownerLabel(owner, presentLanguages().answer);
    throw new Refusal(say`工作表“${sheet.sheets[0]!.name}”缺少“${label}”列`);
  });
  const keyLabel = excelLabel(owned.shape.key);
  const own = header.map((label, at) => (places.includes(at) ? '' : label));
  return {
    ...imported,
    ...(await sheetReader({ ...operation, shape: owned.shape }, columns, own)),
    sheet,
    keyAt: own.findIndex((text) => isLabel(keyLabel, text)),
    ownerAt: places,
    ownerOf: await ownerNaming(
      operation,
      owners.map(({ column }) => column),
      places,
    ),
  };
}
