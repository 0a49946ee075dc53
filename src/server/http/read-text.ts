/** Reads one body into memory: bounded in bytes, and in the time its sender may be silent. */
import type { IncomingMessage } from 'node:http';
import type { BodyBudget } from './body-budget.ts';
import { ClientGone, TooSlow, uploadTooLarge } from './errors.ts';

/** Milliseconds in which a body must come, or its next part. */
const patience = 15_000;
/** Milliseconds for which the rest of a body is still taken off the wire after its answer. */
const afterwards = 15_000;

export interface TextOptions {
  /** Bytes at most. */
  limit: number;
  /** Whose budget it takes. */
  sender: string;
  budget: BodyBudget;
  /** Each part begins the time anew; else all of the body must come in time. */
  patient: boolean;
}

/** @throws Refusal for a body over the limit, Busy, TooSlow, ClientGone */
export async function readText(raw: IncomingMessage, options: TextOptions): Promise<string> {
  const { limit, sender, budget, patient } = options;
  if (Number(raw.headers['content-length'] ?? 0) > limit) throw uploadTooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    await each(raw, patient, (chunk) => {
      if (bytes + chunk.length > limit) throw uploadTooLarge();
      budget.take(sender, chunk.length);
      bytes += chunk.length;
      chunks.push(chunk);
    });
    return Buffer.concat(chunks, bytes).toString('utf8');
  } finally {
    budget.giveBack(sender, bytes);
  }
}

/** Hands on each part as it comes; what the taker throws ends it. */
function each(
  raw: IncomingMessage,
  patient: boolean,
  take: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new TooSlow()), patience);
    function end(error?: unknown): void {
      clearTimeout(timer);
      raw.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      if (error === undefined) resolve();
      else reject(error as Error);
    }
    function onData(chunk: Buffer): void {
      if (patient) timer.refresh();
      try {
        take(chunk);
      } catch (error) {
        end(error);
      }
    }
    const onEnd = (): void => end();
    const onClose = (): void => end(new ClientGone());
    raw.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
  });
}

/**
 * For a request that is answered before all of it has come: the rest is read and thrown away for a
 * while. A connection closed while its client still writes would hide the answer from it; one that
 * never ends would stay for good.
 */
export function letRestPass(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  raw.on('error', () => undefined);
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), afterwards);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
}
