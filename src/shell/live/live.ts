import { createStore } from 'zustand/vanilla';
import { sessionHeaders } from '../http/headers.ts';
import { readEvents } from './events.ts';

/** What the server reports to an open window (GET /events). */
export interface ServerState {
  /** Open notices that the user has not read. */
  unread: number;
  /** Hash of the page schemas. */
  schemas: string;
}

export interface LiveState {
  /** off: nothing is reported; whoever needs to know has to ask. */
  mode: 'waiting' | 'live' | 'off';
  latest: ServerState | null;
}

export interface LiveOptions {
  /** Address of the stream. */
  address: string;
  token(): string | undefined;
  fetch?: typeof fetch;
}

/**
 * The server says something every 15 seconds; after so many milliseconds of silence the stream is
 * taken for dead.
 */
const patience = 40_000;
/** Milliseconds before another try, doubled with every failure up to the longest. */
const [shortest, longest] = [1_000, 60_000];
/** Failures in a row after which nothing is expected from the stream. */
const fewest = 2;

type Outcome = 'over' | 'lost';

/** The stream of what happens meanwhile. One window keeps one, and only while it is seen. */
export function createLive({ address, token, fetch: send = fetch }: LiveOptions) {
  const store = createStore<LiveState>(() => ({ mode: 'waiting', latest: null }));

  /** Listens until the stream ends. `over`: the server wants no other; `lost`: try again. */
  async function listen(outer: AbortSignal): Promise<Outcome> {
    const silence = new AbortController();
    const signal = AbortSignal.any([outer, silence.signal]);
    let timer = setTimeout(() => silence.abort(), patience);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
    };
    try {
      const answer = await send(address, {
        headers: sessionHeaders(token()),
        signal,
        cache: 'no-store',
      });
      if (answer.status >= 500) return 'lost';
      // Anything else but a stream is a refusal: another try would be refused as well.
      if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
        return 'over';
      for await (const { event, data } of readEvents(answer.body, heard)) {
        if (event === 'state')
          store.setState({ mode: 'live', latest: JSON.parse(data) as ServerState });
        else if (event === 'end') return data === 'closing' ? 'lost' : 'over';
      }
      return 'lost';
    } catch {
      return 'lost';
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }

  async function keepListening(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const before = store.getState().latest;
      const outcome = await listen(signal);
      if (signal.aborted) return;
      failures = store.getState().latest === before ? failures + 1 : 0;
      if (outcome === 'over' || failures >= fewest) store.setState({ mode: 'off' });
      if (outcome === 'over') return;
      await pause(Math.min(shortest * 2 ** failures, longest), signal);
    }
  }

  return {
    store,
    /** Listens until the returned function is called. */
    connect(): () => void {
      const stop = new AbortController();
      void keepListening(stop.signal);
      return () => stop.abort();
    },
    /** Nothing will be reported: the server has no stream. */
    off: () => store.setState({ mode: 'off' }),
    /** Somebody else may sign in. */
    forget: () => store.setState({ mode: 'waiting', latest: null }),
  };
}

export type Live = ReturnType<typeof createLive>;

/**
 * Waits about that long (ms): windows that lost their server at once come back one after the other.
 */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time * (0.75 + Math.random() / 2));
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
