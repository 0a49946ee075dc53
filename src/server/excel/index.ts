export { XLSX_TYPE, writeWorkbook } from './write-workbook.ts';
export type { CellValue, WorkbookHead } from './write-workbook.ts';
export { readWorkbook } from './read-workbook.ts';
export type { WorkbookRows } from './read-workbook.ts';
export type { SheetRow } from './sheet-rows.ts';
