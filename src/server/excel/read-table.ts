/** A table in a workbook of a client, with whatever head it has: what a page can be made for. */
import { type WorkbookTable } from './parsing/first-table.ts';
import { startReader } from './reader-thread.ts';

/** What the thread reads. */
export interface TableSource {
  file: Uint8Array;
  /** Name of a sheet; null: the first one that has anything in it. */
  sheet: string | null;
}

export interface TableReply {
  table: WorkbookTable;
}

/**
 * Reads the table of a sheet.
 * @param sheet its name; null: the first sheet that has anything in it
 * @throws Refusal that says what is wrong with the file, or that too many are being read
 */
export async function readTable(file: Uint8Array, sheet: string | null): Promise<WorkbookTable> {
  const source: TableSource = { file, sheet };
  const reader = await startReader<TableReply>(source);
  try {
    return (await reader.answer()).table;
  } finally {
    await reader.close();
  }
}
