/**
 * The thread that reads one workbook and hands its rows over as they are asked for, until it is
 * ended.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { pack } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import type { WorkbookReply, WorkbookRequest, WorkbookSource } from './open-workbook.ts';
import { readWhole } from './parsing/read-workbook.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';

const port = parentPort!;
const reply = (message: WorkbookReply): void => port.postMessage(message);
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
  const { file, titles } = workerData as WorkbookSource;
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { sheets: read, others } = await readWhole(bytes, titles);
  const [first, ...further] = read;
  rowsOf = read.map((sheet) => sheet?.rows ?? []);
  const headOf = ({ rows, ...head }: typeof first) => ({ ...head, rowCount: rows.length });
  reply({ first: headOf(first), further: further.map((sheet) => sheet && headOf(sheet)), others });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  reply({ refused: pack(error.text) });
}
