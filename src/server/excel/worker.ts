/**
 * The thread that reads one workbook and hands its rows over as they are asked for, or its table at
 * once, until it is ended.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { pack } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import type { WorkbookReply, WorkbookRequest, WorkbookSource } from './open-workbook.ts';
import { firstTable } from './parsing/first-table.ts';
import { readWhole } from './parsing/read-workbook.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';
import type { TableReply, TableSource } from './read-table.ts';
import type { RefusedReply } from './reader-thread.ts';

const port = parentPort!;
const reply = (message: WorkbookReply | TableReply | RefusedReply): void =>
  port.postMessage(message);
let rowsOf: readonly (readonly SheetRow[])[] = [];

// Listening also keeps the thread alive: one that ends by itself may take its last reply with it.
port.on('message', ({ sheet, places }: WorkbookRequest) => {
  const rows = rowsOf[sheet]!;
  const isSpan = 'from' in places;
  reply({
    rows: isSpan
      ? rows.slice(places.from, places.from + places.count)
      : places.map((place) => rows[place]!),
  });
});

try {
  const source = workerData as WorkbookSource | TableSource;
  const { buffer, byteOffset, byteLength } = source.file;
  const file = Buffer.from(buffer, byteOffset, byteLength);
  if ('sheet' in source) reply({ table: await firstTable(file, source.sheet) });
  else reply(await openRows(file, source.titles));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  reply({ refused: pack(error.text) });
}

/** Reads the sheets of the titles, and keeps their rows until they are asked for. */
async function openRows(file: Buffer, titles: WorkbookSource['titles']): Promise<WorkbookReply> {
  const { sheets: read, others } = await readWhole(file, titles);
  const [first, ...further] = read;
  rowsOf = read.map((sheet) => sheet?.rows ?? []);
  const headOf = ({ rows, ...head }: typeof first) => ({ ...head, rowCount: rows.length });
  return { first: headOf(first), further: further.map((sheet) => sheet && headOf(sheet)), others };
}
