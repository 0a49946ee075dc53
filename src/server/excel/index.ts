export { XLSX_TYPE, writeWorkbook } from './write-workbook.ts';
export type { CellValue, WorkbookHead, WorkbookSheet } from './write-workbook.ts';
export { openWorkbook } from './open-workbook.ts';
export type { OpenSheet, OpenWorkbook } from './open-workbook.ts';
/** For files of our own, in tests and scripts; those of clients go through openWorkbook. */
export { readSheets, readWorkbook } from './parsing/read-workbook.ts';
export type { SheetTitles } from './parsing/read-workbook.ts';
export type { OtherSheet } from './parsing/other-sheets.ts';
export type { SheetRow } from './parsing/sheet-rows.ts';
export { readTable } from './read-table.ts';
export { SheetNames } from './sheet-names.ts';
