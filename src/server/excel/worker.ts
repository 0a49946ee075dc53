/**
 * The thread that reads one workbook and hands its rows over as they are asked for, until it is
 * ended.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../http/errors.ts';
import type { WorkbookReply, WorkbookRequest } from './open-workbook.ts';
import { readWorkbook } from './parsing/read-workbook.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';

const port = parentPort!;
const reply = (message: WorkbookReply): void => port.postMessage(message);
let rows: SheetRow[] = [];

// Listening also keeps the thread alive: one that ends by itself may take its last reply with it.
port.on('message', ({ from, count }: WorkbookRequest) =>
  reply({ rows: rows.slice(from, from + count) }),
);

try {
  const file = workerData as Uint8Array;
  const workbook = await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  rows = workbook.rows;
  reply({ header: workbook.header, rowCount: rows.length });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  reply({ refused: error.message });
}
