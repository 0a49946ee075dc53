/** A server's first start and some writes, with everything it did to its files written down. */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { readJournal } from './journal.ts';
import type { Step } from './journal.ts';
import { createLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { startProcess } from './process.ts';
import { createRandom } from './random.ts';
import { buildShim } from './shim.ts';
import { signIn, startWork } from './work.ts';

export interface Recorder {
  env: Record<string, string>;
  nodeOptions: string[];
  /** Without it the database must be taken as it is. */
  seesDatabase: boolean;
}

/** The one that sees everything, where this machine can build it. */
export function recorderFor(folder: string): Recorder {
  const shim = buildShim('recorder', folder);
  if (shim) return { env: shim, nodeOptions: [], seesDatabase: true };
  const preload = pathToFileURL(path.join(import.meta.dirname, 'recorder.mjs')).href;
  return { env: {}, nodeOptions: ['--import', preload], seesDatabase: false };
}

export interface Recording {
  /** Folder that was recorded; data lies in `new/data` below it, which the server had to make. */
  root: string;
  steps: Step[];
  ledger: Ledger;
  /** Bytes of the journal when each success was reported. */
  confirmed: number[];
}

export const dataDirIn = (root: string): string => path.join(root, 'new/data');
const isDatabase = (file: string): boolean => path.basename(file).startsWith('pageloom.sqlite');
const isShared = (file: string): boolean => file.endsWith('-shm');

export interface RecordOptions {
  folder: string;
  seed: number;
  successes: number;
}

export async function record(
  recorder: Recorder,
  { folder, seed, successes }: RecordOptions,
): Promise<Recording> {
  const root = path.join(folder, 'disk');
  const journal = path.join(folder, 'journal');
  for (const old of [root, journal]) rmSync(old, { recursive: true, force: true });
  mkdirSync(root);
  const confirmed: number[] = [];
  const ledger = createLedger(() => confirmed.push(statSync(journal).size));
  const disk = createDisk(root);
  const env = { ...recorder.env, RECORD_ROOT: root, RECORD_JOURNAL: journal };
  const server = await startProcess({
    settings: { dataDir: dataDirIn(root) },
    env,
    nodeOptions: recorder.nodeOptions,
  });
  try {
    const work = startWork({ ledger, seed, clients: [await signIn(server.url)], uploads: 40 });
    await work.more(successes);
    await work.end();
    // A call is written down when it is done: a sudden end could fall between the two, so that the
    // record would prove nothing. A recorder that does not see the database needs one left as it
    // is.
    await server.end(recorder.seesDatabase ? 'SIGTERM' : 'SIGKILL');
  } finally {
    await server.end('SIGKILL');
  }
  const steps = readJournal(journal);
  for (const step of steps) disk.apply(step);
  requireComplete(disk, {
    root,
    into: path.join(folder, 'proof'),
    seesDatabase: recorder.seesDatabase,
  });
  return { root, steps, ledger, confirmed };
}

interface Comparison {
  root: string;
  into: string;
  seesDatabase: boolean;
}

/**
 * With nothing lost the record gives what is there: otherwise it missed something and proves
 * nothing.
 */
function requireComplete(disk: Disk, { root, into, seesDatabase }: Comparison): void {
  disk.cut(into, 'kept', createRandom(0));
  const judged = (name: string) => !isShared(name) && (seesDatabase || !isDatabase(name));
  const contents = (place: string) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter(judged)
      .map((name) => ({ name, facts: statSync(path.join(place, name)) }))
      .map(({ name, facts }) => `${name} ${facts.isFile() ? facts.size : ''}`);
  const [there, rebuilt] = [contents(root), contents(into)];
  rmSync(into, { recursive: true });
  const differing = [
    ...there.filter((one) => !rebuilt.includes(one)),
    ...rebuilt.filter((one) => !there.includes(one)),
  ];
  if (differing.length) throw new Error(`The record is not complete: ${differing.join(', ')}`);
}

/** The database as it is, for a recorder that does not see it. */
export function copyDatabase(from: string, to: string): void {
  for (const name of readdirSync(dataDirIn(from)).filter(isDatabase))
    cpSync(path.join(dataDirIn(from), name), path.join(dataDirIn(to), name));
}
