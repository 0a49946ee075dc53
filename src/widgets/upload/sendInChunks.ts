/**
 * Sends a large file in chunks, several at once: what fails on the way is sent again, and what the
 * server has of the file already is not (docs/decisions/chunked-uploads.md).
 */
import type { Answer, ChunkedRequests, ChunkedState, WireRequest } from '../../schema/protocol.ts';
import type { RequestFailure, WidgetHost } from '../contract.ts';
import { persist } from './persist.ts';
import type { Sending } from './sending.ts';
import { sha256 } from './sha256.ts';

/** Chunks on their way at the same time. */
const lanes = 3;
/**
 * How often an upload is begun: again when the server has given it up, or when some of what it has
 * is not of this file.
 */
const begins = 3;

/** @returns the answer to the upload */
export async function sendInChunks(
  host: WidgetHost,
  calls: ChunkedRequests,
  sending: Sending,
): Promise<Answer> {
  for (let begun = 1; ; begun += 1)
    try {
      return await sendOnce(host, calls, sending);
    } catch (error) {
      const { answer } = error as RequestFailure;
      if (begun === begins || sending.signal.aborted || calls.meaning(answer) === undefined)
        throw error;
    }
}

async function sendOnce(
  host: WidgetHost,
  calls: ChunkedRequests,
  sending: Sending,
): Promise<Answer> {
  const { file, signal, isForRecord = false } = sending;
  const progress = progressOf(sending);
  const ask = (request: WireRequest, onSent?: (bytes: number) => void): Promise<Answer> =>
    persist(
      () =>
        host.request({
          ...request,
          signal,
          quiet: true,
          ...(onSent && { onUpload: (bytes) => onSent(bytes) }),
        }),
      {
        signal,
        // A chunk that was damaged on its way is not, the next time.
        isPassing: ({ answer }) =>
          typeof answer?.retryAfter === 'number' ||
          (onSent !== undefined && calls.meaning(answer) === 'damaged'),
        onPause: progress.pause,
      },
    );
  const { name, size, lastModified } = file;
  const head = new Uint8Array(await file.slice(0, calls.headBytes).arrayBuffer());
  const fingerprint = await sha256(`${lastModified}/${size}/${name}`);
  const state = calls.begun(await ask(calls.begin({ name, size, head, fingerprint, isForRecord })));
  sending.onBegun?.(
    () => void host.request({ ...calls.giveUp(state.id), quiet: true }).catch(() => undefined),
  );
  const checksums = await sendChunks(file, state, {
    signal,
    async send(number, checksum, content) {
      await ask(calls.chunk(state.id, { number, checksum, content }), (bytes) =>
        progress.add(number, Math.min(bytes, content.size)),
      );
      progress.add(number, content.size);
    },
    skip: (number, content) => progress.add(number, content.size),
  });
  return ask(calls.finish(state.id, await sha256(checksums.join(''))));
}

interface ChunkWork {
  signal: AbortSignal;
  send(number: number, checksum: string, content: Blob): Promise<void>;
  /** The server has it. */
  skip(number: number, content: Blob): void;
}

/** @returns the checksums of all chunks in their order */
async function sendChunks(
  file: File,
  { chunkSize, chunks }: ChunkedState,
  { signal, send, skip }: ChunkWork,
): Promise<string[]> {
  const count = Math.ceil(file.size / chunkSize);
  const checksums: string[] = [];
  let next = 1;
  const broken = new AbortController();
  const lane = async (): Promise<void> => {
    while (next <= count && !broken.signal.aborted) {
      signal.throwIfAborted();
      const number = next++;
      const content = file.slice((number - 1) * chunkSize, number * chunkSize);
      const checksum = await sha256(content);
      checksums[number - 1] = checksum;
      if (chunks.get(number) === checksum) skip(number, content);
      else await send(number, checksum, content);
    }
  };
  await Promise.all(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        broken.abort();
        throw error;
      }),
    ),
  );
  return checksums;
}

/** Sums up what has gone out of all chunks. */
function progressOf({ file, onProgress }: Sending): {
  add(number: number, bytes: number): void;
  pause(isPausing: boolean): void;
} {
  const sent = new Map<number, number>();
  let pausing = 0;
  const report = () => {
    const bytes = [...sent.values()].reduce((all, some) => all + some, 0);
    onProgress(Math.min(99, Math.floor((bytes / file.size) * 100)), pausing > 0);
  };
  return {
    add(number, bytes) {
      sent.set(number, bytes);
      report();
    },
    pause(isPausing) {
      pausing += isPausing ? 1 : -1;
      report();
    },
  };
}
