/** Requests that are sent again until they are answered, or cannot be. */
import type { RequestFailure } from '../contract.ts';

/** Milliseconds before each further try. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];

export interface Persistence {
  signal: AbortSignal;
  /** Failures after which another try may help, beside those of the network. */
  isPassing(failure: RequestFailure): boolean;
  /** Called with true before a pause, and with false after it. */
  onPause(isPausing: boolean): void;
}

/**
 * Does the work, again after a while when the network or the server is away; a browser that is
 * offline waits until it is not, which is no try.
 * @throws the last failure
 */
export async function persist<T>(work: () => Promise<T>, options: Persistence): Promise<T> {
  const { signal, isPassing, onPause } = options;
  for (let tried = 0; ; tried += 1)
    try {
      return await work();
    } catch (error) {
      const failure = error as RequestFailure;
      const isAway = [0, 502, 503, 504].includes(failure.code);
      const pause = pauses[tried];
      if (signal.aborted || pause === undefined || !(isAway || isPassing(failure))) throw error;
      onPause(true);
      if (isAway && !navigator.onLine) {
        await untilOnline(signal);
        tried = -1;
      } else await wait(pause, signal);
      signal.throwIfAborted();
      onPause(false);
    }
}

/** Until the browser is online, or nobody waits for it any more. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      resolve();
    };
    addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });
}

/** A while, which ends early when the browser comes online or nobody waits any more. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });
}
