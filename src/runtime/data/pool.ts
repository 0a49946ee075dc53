import { Store } from '../core/store.ts';
import type { ApiError, Http, HttpRequest } from '../host.ts';
import { noteLimits } from './limits.ts';
import { onSignedInAgain } from './signedInAgain.ts';
import { onWritten, type Write } from './writes.ts';
import type { Answer, Protocol } from '../../schema/protocol.ts';

/** State of one shared request. answer stays while it is sent again. */
export interface PoolEntry {
  answer?: Answer;
  error?: ApiError | Error;
  loading: boolean;
}

/** Somebody who uses a request. A write that was started from the owner loads it again. */
interface Use {
  owner: object | undefined;
}

interface Slot {
  key: string;
  request: HttpRequest;
  uses: Set<Use>;
  abort?: AbortController;
  /** Its answer has not come yet. */
  waits?: boolean;
}

const idle: PoolEntry = { loading: true };

/** Key under which identical requests are one. */
export const keyOfRequest = ({ method = 'GET', url, params, body }: HttpRequest): string =>
  JSON.stringify({ method, url, params, body });

interface PoolState {
  entries: ReadonlyMap<string, PoolEntry>;
}

/**
 * The reading requests of one page, those of its lists too: identical ones are sent once and shared
 * while somebody uses them. The last user to leave drops the answer and aborts what is under way.
 */
export class RequestPool extends Store<PoolState> {
  private readonly slots = new Map<string, Slot>();
  private readonly http: Http;
  private readonly protocol: Protocol;

  constructor(http: Http, protocol: Protocol) {
    super({ entries: new Map() });
    this.http = http;
    this.protocol = protocol;
  }

  entry(key: string): PoolEntry {
    return this.getState().entries.get(key) ?? idle;
  }

  /**
   * Begins to use a request, sending it when nobody does yet; returns the function that ends the
   * use.
   */
  use(request: HttpRequest, owner?: object): () => void {
    const key = keyOfRequest(request);
    const present = this.slots.get(key);
    const slot = present ?? { key, request, uses: new Set() };
    if (!present) {
      this.slots.set(key, slot);
      void this.send(slot);
    }
    const use = { owner };
    slot.uses.add(use);
    return () => {
      slot.uses.delete(use);
      // Deferred: a remount in the same turn (strict mode, changed key) takes the request over.
      setTimeout(() => {
        if (slot.uses.size === 0 && this.slots.get(key) === slot) this.drop(slot);
      });
    };
  }

  /** Sends again the request with the key, or every one. */
  reload(key?: string): void {
    this.sendWhere((slot) => key === undefined || slot.key === key);
  }

  /**
   * Sends again what an owner uses, or the request with the key, unless its answer is still to
   * come; what is shown is not said to be loading.
   */
  refresh(of: object | string): void {
    for (const slot of this.slots.values()) {
      const isMeant = slot.key === of || [...slot.uses].some(({ owner }) => owner === of);
      if (isMeant && !slot.waits) void this.send(slot, true);
    }
  }

  /**
   * Sends again what a write may have changed, and what the block shows that it was started from.
   */
  invalidate({ url, origin }: Write): void {
    this.sendWhere(
      ({ request, uses }) =>
        this.protocol.resources.isAffected(request.url, url) ||
        (origin !== undefined && [...uses].some(({ owner }) => owner === origin)),
    );
  }

  /** Sends again what has failed. */
  retry(): void {
    this.sendWhere(({ key }) => this.entry(key).error !== undefined);
  }

  /**
   * Keeps what it holds true: loads again after writes, and after a sign-in what had failed.
   * Returns how to stop.
   */
  follow(): () => void {
    const ends = [
      onWritten(this.http, (write) => this.invalidate(write)),
      onSignedInAgain(this.http, () => this.retry()),
    ];
    return () => ends.forEach((end) => end());
  }

  private sendWhere(isMeant: (slot: Slot) => boolean): void {
    for (const slot of this.slots.values()) if (isMeant(slot)) void this.send(slot);
  }

  private async send(slot: Slot, isQuiet = false): Promise<void> {
    slot.abort?.abort();
    const abort = new AbortController();
    slot.abort = abort;
    slot.waits = true;
    const present = this.entry(slot.key);
    // A new request counts as loading already: its users are not drawn again for it.
    if (!isQuiet && !present.loading) this.put(slot, { ...present, loading: true });
    let entry: PoolEntry;
    try {
      const answer = await this.http.request({ ...slot.request, signal: abort.signal });
      noteLimits(this.protocol, answer);
      entry = { answer, loading: false };
    } catch (error) {
      entry = { error: error instanceof Error ? error : new Error(String(error)), loading: false };
    }
    if (abort.signal.aborted) return;
    slot.waits = false;
    this.put(slot, entry);
  }

  private put({ key }: Slot, entry: PoolEntry): void {
    this.setState(({ entries }) => ({ entries: new Map(entries).set(key, entry) }));
  }

  private drop({ key, abort }: Slot): void {
    abort?.abort();
    this.slots.delete(key);
    this.setState(({ entries }) => ({
      entries: new Map([...entries].filter(([other]) => other !== key)),
    }));
  }
}
