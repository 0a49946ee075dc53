/**
 * Workbooks of clients are read in a thread of their own, with bounds on time and memory: whatever
 * a file does to its reader, the server goes on.
 */
import { Worker } from 'node:worker_threads';
import { unpack, type MessageText } from '../../schema/locale/message.ts';
import { Refusal } from '../http/errors.ts';
import { PARSING, tooBusy, tooLarge, tooSlow } from './limits.ts';
import { createTurns } from './turns.ts';

/** Bounds of a reading thread: milliseconds, MiB. */
export interface ParsingBounds {
  deadline: number;
  heap: number;
}

/** What the thread says instead of an answer, as a packed message. */
export interface RefusedReply {
  refused: string;
}

export interface ReaderThread<Reply> {
  /** The next message. @throws Refusal for what the file is, and when a bound is met */
  answer(): Promise<Reply>;
  /** Sends the thread a message. */
  ask(message: object): void;
  /** Ends the thread; always to be called. */
  close(): Promise<void>;
}

const takeTurn = createTurns({ places: PARSING.open, waiting: PARSING.waiting, full: tooBusy });

/**
 * Starts a thread (worker.ts) on a file, when it is its turn.
 * @param source the file, and what is to be read of it
 * @throws Refusal when too many are being read
 */
export async function startReader<Reply extends object>(
  source: object,
  { deadline, heap }: ParsingBounds = PARSING,
): Promise<ReaderThread<Reply>> {
  const leave = await takeTurn();
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: source,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heap },
    });
    const ended = endOf(worker);
    return {
      answer: () => answer<Reply>(worker, ended, deadline),
      ask: (message) => worker.postMessage(message, []),
      close: async () => {
        await worker.terminate();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Fails as soon as the thread ends, whether anybody waits for it or not. */
function endOf(worker: Worker): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error),
    );
    worker.once('exit', () => reject(new Error('The reader of a workbook ended early')));
  });
  ended.catch(() => undefined);
  return ended;
}

async function answer<Reply extends object>(
  worker: Worker,
  ended: Promise<never>,
  deadline: number,
): Promise<Reply> {
  // Resolved in the listener itself: a last message and the end of its thread can come in one turn.
  const { promise: next, resolve, reject } = Promise.withResolvers<Reply | RefusedReply>();
  worker.once('message', resolve);
  const timer = setTimeout(() => reject(tooSlow()), deadline);
  try {
    const reply = await Promise.race([next, ended]);
    if ('refused' in reply) throw new Refusal(unpack(reply.refused) as MessageText);
    return reply;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve);
  }
}
