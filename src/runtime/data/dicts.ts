import type { Choice } from '../../schema/compile/plan.ts';
import type { Http } from '../host.ts';
import { choicesOfDict } from './choices.ts';
import { isBelow, onWritten } from './writes.ts';

/**
 * Dictionaries, kept per type for all pages (docs/protocol/frame.md#shared-pieces). Types asked for within one turn travel in one request
 * where the server can, else in one request a type.
 */
export class DictCache {
  private readonly known = new Map<string, Choice[]>();
  private readonly outdated = new Set<string>();
  private readonly failed = new Set<string>();
  private readonly underway = new Map<string, symbol>();
  private wanted = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;
  private readonly http: Http;
  private readonly batch: boolean;

  constructor(http: Http, batch: boolean) {
    this.http = http;
    this.batch = batch;
  }

  /** Choices of a type; undefined while not loaded. */
  get = (type: string): Choice[] | undefined => this.known.get(type);

  /** true when the last attempt to load the type failed. */
  hasFailed = (type: string): boolean => this.failed.has(type);

  /** Counts changes; a snapshot for useSyncExternalStore. */
  version = (): number => this.changes;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private lacks(type: string): boolean {
    const known = this.known.has(type) && !this.outdated.has(type);
    return !known && !this.underway.has(type) && !this.wanted.has(type) && !this.failed.has(type);
  }

  /** Loads the types that are neither known, under way nor failed. */
  need(types: readonly string[]): void {
    const missing = types.filter((type) => this.lacks(type));
    if (missing.length === 0) return;
    if (this.wanted.size === 0) queueMicrotask(() => this.send());
    for (const type of missing) this.wanted.add(type);
  }

  /** Gives types that could not be loaded another chance. */
  retry(types: readonly string[]): void {
    const again = types.filter((type) => this.failed.delete(type));
    if (again.length > 0) this.changed();
  }

  /** Everything known is out of date: whoever shows it loads it again, and keeps what is shown until it comes. */
  invalidate(): void {
    for (const type of this.known.keys()) this.outdated.add(type);
    this.failed.clear();
    this.underway.clear();
    this.changed();
  }

  private send(): void {
    const types = [...this.wanted];
    this.wanted = new Set();
    // An answer counts only while its mark is the present one: invalidate() makes answers under way stale.
    const mark = Symbol('load');
    for (const type of types) this.underway.set(type, mark);
    if (this.batch)
      void this.load(types, mark, '/system/dict/data/types', { types: types.join(',') });
    else
      for (const type of types)
        void this.load([type], mark, `/system/dict/data/type/${encodeURIComponent(type)}`);
  }

  private async load(
    types: string[],
    mark: symbol,
    url: string,
    params?: Record<string, unknown>,
  ): Promise<void> {
    let entriesOf: (type: string) => unknown;
    try {
      const { data } = await this.http.request({ url, ...(params && { params }) });
      entriesOf = (type) => (params ? (data as Record<string, unknown> | undefined)?.[type] : data);
    } catch {
      entriesOf = () => undefined; // the error was shown by http
    }
    for (const type of types.filter((type) => this.underway.get(type) === mark)) {
      const entries = entriesOf(type);
      this.underway.delete(type);
      this.outdated.delete(type);
      if (Array.isArray(entries)) this.known.set(type, choicesOfDict(entries));
      else if (!this.known.has(type)) this.failed.add(type);
    }
    this.changed();
  }

  private changed(): void {
    this.changes++;
    for (const listener of this.listeners) listener();
  }
}

/**
 * Resource under which dictionaries and their entries are written
 * (docs/protocol/system.md#dictionary-entries).
 */
const resource = '/system/dict';

const caches = new WeakMap<Http, DictCache>();

/** The one cache of an application; `batch` is the ability `features.dictBatch` of its server. */
export function dictCacheOf(http: Http, batch: boolean): DictCache {
  let cache = caches.get(http);
  if (!cache) {
    const made = new DictCache(http, batch);
    caches.set(http, (cache = made));
    onWritten(http, ({ url }) => isBelow(url, resource) && made.invalidate());
  }
  return cache;
}
