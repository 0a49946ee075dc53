import type { ApiError, Envelope, Http, HttpRequest } from '../host.ts';
import { noteLimits } from './limits.ts';
import { concerns } from './writes.ts';

/** State of one shared request. answer stays while it is sent again. */
export interface PoolEntry {
  answer?: Envelope;
  error?: ApiError | Error;
  loading: boolean;
}

interface Slot {
  request: HttpRequest;
  entry: PoolEntry;
  users: number;
  abort?: AbortController;
}

const idle: PoolEntry = { loading: true };

/** Key under which identical requests are one. */
export const keyOfRequest = ({ method = 'GET', url, params, body }: HttpRequest): string =>
  JSON.stringify({ method, url, params, body });

const requestOfKey = (key: string): HttpRequest => JSON.parse(key) as HttpRequest;

/**
 * Reading requests of one page: identical ones are sent once and shared while somebody uses them.
 * The last user to leave drops the answer and aborts what is under way.
 */
export class RequestPool {
  private readonly slots = new Map<string, Slot>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;
  private readonly http: Http;

  constructor(http: Http) {
    this.http = http;
  }

  version = (): number => this.changes;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  entry(key: string): PoolEntry {
    return this.slots.get(key)?.entry ?? idle;
  }

  /** Begins to use the request with the key, sending it when nobody does yet; returns the function that ends the use. */
  use(key: string): () => void {
    let slot = this.slots.get(key);
    if (!slot) {
      slot = { request: requestOfKey(key), entry: idle, users: 0 };
      this.slots.set(key, slot);
      void this.send(slot);
    }
    slot.users++;
    const held = slot;
    return () => {
      held.users--;
      // Deferred: a remount in the same turn (strict mode, changed key) takes the request over.
      setTimeout(() => {
        if (held.users > 0 || this.slots.get(key) !== held) return;
        held.abort?.abort();
        this.slots.delete(key);
      });
    };
  }

  /** Sends again the request with the key, or every one. */
  reload(key?: string): void {
    const slots =
      key === undefined
        ? [...this.slots.values()]
        : [this.slots.get(key)].filter((slot) => slot !== undefined);
    for (const slot of slots) void this.send(slot);
  }

  /** Sends again what a write may have changed. */
  invalidate(url: string): void {
    for (const slot of this.slots.values())
      if (concerns(url, slot.request.url)) void this.send(slot);
  }

  /** Sends again what has failed. */
  retry(): void {
    for (const slot of this.slots.values()) if (slot.entry.error) void this.send(slot);
  }

  private async send(slot: Slot): Promise<void> {
    slot.abort?.abort();
    const abort = new AbortController();
    slot.abort = abort;
    slot.entry = { ...slot.entry, loading: true };
    this.changed();
    let entry: PoolEntry;
    try {
      const answer = await this.http.request({ ...slot.request, signal: abort.signal });
      noteLimits(answer);
      entry = { answer, loading: false };
    } catch (error) {
      entry = { error: error instanceof Error ? error : new Error(String(error)), loading: false };
    }
    if (abort.signal.aborted) return; // stale
    slot.entry = entry;
    this.changed();
  }

  private changed(): void {
    this.changes++;
    for (const listener of this.listeners) listener();
  }
}
