export { XLSX_TYPE, writeWorkbook } from './write-workbook.ts';
export type { CellValue } from './write-workbook.ts';
export { openWorkbook } from './open-workbook.ts';
export type { OpenWorkbook } from './open-workbook.ts';
/** For files of our own, in tests and scripts; those of clients go through openWorkbook. */
export { readWorkbook } from './parsing/read-workbook.ts';
export type { SheetRow } from './parsing/sheet-rows.ts';
