/** The thread that reads one workbook and hands its rows over as they are asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../http/errors.ts';
import type { WorkbookReply, WorkbookRequest } from './open-workbook.ts';
import { readWorkbook } from './parsing/read-workbook.ts';

const port = parentPort!;
const reply = (message: WorkbookReply): void => port.postMessage(message);

try {
  const file = workerData as Uint8Array;
  const { header, rows } = await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  port.on('message', ({ from, count }: WorkbookRequest) => reply({ rows: rows.slice(from, from + count) }));
  reply({ header, rowCount: rows.length });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  reply({ refused: error.message });
}
