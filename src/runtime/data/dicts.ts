import type { Choice } from '../../schema/compile/plan.ts';
import { Store } from '../core/store.ts';
import type { Http } from '../host.ts';
import { onSignedInAgain } from './signedInAgain.ts';
import { onWritten } from './writes.ts';
import type { Dictionaries, Protocol } from '../../schema/protocol.ts';

export interface DictOptions {
  protocol: Protocol;
  batch: boolean;
}

type DictRequest = ReturnType<Dictionaries['requests']>[number];

interface DictState {
  /** What was loaded, by type. */
  choices: ReadonlyMap<string, Choice[]>;
  /** Types whose choices are shown until newer ones have come. */
  outdated: ReadonlySet<string>;
  /** Types whose last attempt to load failed, and why. */
  failed: ReadonlyMap<string, string>;
}

/**
 * Dictionaries, kept per type for all pages (docs/protocol/frame.md#shared-pieces). Types asked for
 * within one turn travel in one request where the server can, else in one request a type.
 */
export class DictCache extends Store<DictState> {
  private readonly underway = new Map<string, symbol>();
  private requested = new Set<string>();
  private readonly http: Http;
  private readonly dictionaries: Dictionaries;
  private readonly batch: boolean;

  /** @param options.batch the server can answer several types at once */
  constructor(http: Http, { batch, protocol }: DictOptions) {
    super({ choices: new Map(), outdated: new Set(), failed: new Map() });
    this.http = http;
    this.dictionaries = protocol.dictionaries;
    this.batch = batch;
  }

  /** Choices of a type; undefined while not loaded. */
  get = (type: string): Choice[] | undefined => this.getState().choices.get(type);

  /** Why the last attempt to load the type failed; undefined when it did not. */
  failureOf = (type: string): string | undefined => this.getState().failed.get(type);

  private lacks(type: string): boolean {
    const { choices, outdated, failed } = this.getState();
    const isLoaded = choices.has(type) && !outdated.has(type);
    return !isLoaded && !this.underway.has(type) && !this.requested.has(type) && !failed.has(type);
  }

  /** Loads the types that are neither loaded, under way nor failed. */
  need(types: readonly string[]): void {
    const missing = types.filter((type) => this.lacks(type));
    if (missing.length === 0) return;
    if (this.requested.size === 0) queueMicrotask(() => this.send());
    for (const type of missing) this.requested.add(type);
  }

  /** Gives types that could not be loaded another chance; default all of them. */
  retry(types?: readonly string[]): void {
    const { failed } = this.getState();
    const left = new Map([...failed].filter(([type]) => types && !types.includes(type)));
    if (left.size < failed.size) this.setState({ failed: left });
  }

  /**
   * Everything known is out of date: whoever shows it loads it again, and keeps what is shown until
   * it comes.
   */
  invalidate(): void {
    this.underway.clear();
    this.setState(({ choices }) => ({ outdated: new Set(choices.keys()), failed: new Map() }));
  }

  /**
   * Keeps it true as long as the application lives: by writes to dictionaries, and by sign-ins over
   * kept pages.
   */
  follow(): void {
    onWritten(this.http, ({ url }) => this.dictionaries.isAffected(url) && this.invalidate());
    onSignedInAgain(this.http, () => this.retry());
  }

  private send(): void {
    const types = [...this.requested];
    this.requested = new Set();
    // An answer counts only while its mark is the present one: invalidate() makes answers under way
    // stale.
    const mark = Symbol('load');
    for (const type of types) this.underway.set(type, mark);
    for (const sent of this.dictionaries.requests(types, this.batch)) void this.load(sent, mark);
  }

  private async load({ types, request }: DictRequest, mark: symbol): Promise<void> {
    let choicesOf: (type: string) => Choice[] | undefined;
    let failure = '';
    try {
      const answer = await this.http.request(request);
      choicesOf = (type) => this.dictionaries.choices(answer, type);
    } catch (problem) {
      failure = (problem as Error).message; // http has shown it
      choicesOf = () => undefined;
    }
    this.accept(
      types.filter((type) => this.underway.get(type) === mark),
      choicesOf,
      failure,
    );
  }

  private accept(
    types: readonly string[],
    choicesOf: (type: string) => Choice[] | undefined,
    failure: string,
  ): void {
    const before = this.getState();
    const choices = new Map(before.choices);
    const outdated = new Set(before.outdated);
    const failed = new Map(before.failed);
    for (const type of types) {
      const loaded = choicesOf(type);
      this.underway.delete(type);
      outdated.delete(type);
      if (loaded) choices.set(type, loaded);
      else if (!choices.has(type)) failed.set(type, failure);
    }
    this.setState({ choices, outdated, failed });
  }
}

const caches = new WeakMap<Http, DictCache>();

/** The one cache of an application; `batch` is the ability `features.dictBatch` of its server. */
export function dictCacheOf(http: Http, options: DictOptions): DictCache {
  const cache = caches.get(http) ?? new DictCache(http, options);
  if (!caches.has(http)) {
    caches.set(http, cache);
    cache.follow();
  }
  return cache;
}
