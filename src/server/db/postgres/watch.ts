/**
 * Finds connections that were lost without a word, as behind a firewall that forgot them: a
 * statement that waits for its answer is asked for over another connection. Who works on nothing
 * has answered long ago, or never heard the question.
 */
import { isOfNetwork } from './failure.ts';

/** What is watched: a connection by its backend, known once it is set up. */
export interface Watched {
  backend: number | null;
  /** Ends the connection; whoever waits for its answer gets the reason. */
  drop(reason: string): void;
}

export interface Watch {
  /** Watches until the returned function is called; from then on the connection may be silent. */
  begin(client: Watched): () => void;
  /**
   * When a connection was found lost that was silent from then on (performance.now): others that
   * nobody has heard since may be lost as well.
   */
  readonly silentSince: number;
}

/** A connection of its own. @returns backends that work on something, of those named */
export type AskForWork = (backends: readonly number[]) => Promise<ReadonlySet<number>>;

/** Milliseconds after which a silent connection is asked for, and between two questions. */
const silence = 1_000;
const interval = 400;
/**
 * So many answers in a row say that it is lost: one may have crossed with the answer that is waited
 * for.
 */
const proofs = 2;

interface Waiting {
  client: Watched;
  since: number;
  idle: number;
}

export function createWatch(ask: AskForWork): Watch {
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;
  let silentSince = 0;

  async function poll(): Promise<void> {
    const now = performance.now();
    const silent = [...waiting].filter(
      ({ client, since }) => client.backend !== null && now - since >= silence,
    );
    if (silent.length === 0) return;
    const working = await ask(silent.map(({ client }) => client.backend!)).catch(
      (error: unknown) => {
        // A server that answers with a refusal lives, and so may the connections; one that cannot
        // be reached does not.
        if (!isOfNetwork(error)) return null;
        return new Set<number>();
      },
    );
    for (const one of silent) {
      if (working === null || !waiting.has(one)) continue;
      one.idle = working.has(one.client.backend!) ? 0 : one.idle + 1;
      if (one.idle < proofs) continue;
      silentSince = Math.max(silentSince, one.since);
      one.client.drop('the connection was lost without a word');
    }
  }

  function pollOnce(): void {
    if (asking) return;
    asking = true;
    void poll().finally(() => {
      asking = false;
    });
  }

  return {
    get silentSince() {
      return silentSince;
    },
    begin(client) {
      const one: Waiting = { client, since: performance.now(), idle: 0 };
      waiting.add(one);
      timer ??= setInterval(pollOnce, interval).unref();
      return () => {
        waiting.delete(one);
        if (waiting.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
