import { buffer } from 'node:stream/consumers';
import { writeWorkbook } from '../../../src/server/excel/index.ts';

/** An upload of a workbook with one sheet, as import dialogs send it. */
export async function workbookForm(header: readonly string[], rows: string[][]): Promise<FormData> {
  async function* batches(): AsyncGenerator<string[][]> {
    yield rows;
  }
  const file = await buffer(
    writeWorkbook({ sheetName: '数据', columns: header.map((label) => ({ label })) }, batches()),
  );
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'import.xlsx');
  return form;
}
