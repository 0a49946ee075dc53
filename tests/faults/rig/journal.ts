/**
 * Reads what recorder.c or recorder.mjs wrote: everything a process did to the files below a
 * folder, in order.
 */
import { readFileSync } from 'node:fs';
import { required } from '../../../src/schema/required.ts';

export interface Step {
  kind:
    | 'create'
    | 'folder'
    | 'remove'
    | 'rename'
    | 'link'
    | 'write'
    | 'truncate'
    | 'sync'
    | 'sync names';
  inode: number;
  /** Place of a write, size of a truncate. */
  at: number;
  data?: Buffer;
  from?: string;
  to?: string;
  /** Bytes of the journal up to the end of this step: what a reader of its size sees. */
  end: number;
}

const kinds: Readonly<Record<string, Step['kind']>> = {
  C: 'create',
  M: 'folder',
  U: 'remove',
  R: 'rename',
  L: 'link',
  W: 'write',
  T: 'truncate',
  S: 'sync',
  D: 'sync names',
};
const headBytes = 25;

export function readJournal(file: string): Step[] {
  const bytes = readFileSync(file);
  const steps: Step[] = [];
  for (let place = 0; place < bytes.length;) {
    const kind = kinds[String.fromCharCode(required(bytes[place], 'bytes[place]'))];
    if (!kind) throw new Error(`The journal ${file} is damaged at byte ${place}`);
    const inode = Number(bytes.readBigUInt64LE(place + 1));
    const at = Number(bytes.readBigUInt64LE(place + 9));
    const first = place + headBytes;
    const second = first + bytes.readUInt32LE(place + 17);
    const end = second + bytes.readUInt32LE(place + 21);
    const data = bytes.subarray(first, second);
    if (kind === 'write') steps.push({ kind, inode, at, data, end });
    else
      steps.push({
        kind,
        inode,
        at,
        from: data.toString(),
        to: bytes.subarray(second, end).toString(),
        end,
      });
    place = end;
  }
  return steps;
}
