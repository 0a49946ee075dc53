export type RowKey = string | number;

/**
 * The checked rows of a table, outside React: each row listens to its own key only,
 * so that checking a row renders that row, the header box and the toolbar.
 */
export class SelectionStore<Row = unknown> {
  private readonly rows = new Map<RowKey, Row>();
  private readonly keyListeners = new Map<RowKey, Set<() => void>>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;
  /** Where a range chosen with shift begins. */
  private anchor: RowKey | undefined;

  has = (key: RowKey): boolean => this.rows.has(key);
  /** Counts changes; a snapshot for useSyncExternalStore. */
  version = (): number => this.changes;
  keys = (): RowKey[] => [...this.rows.keys()];
  values = (): Row[] => [...this.rows.values()];

  /** Listens to one row. */
  subscribeKey(key: RowKey, listener: () => void): () => void {
    let listeners = this.keyListeners.get(key);
    if (!listeners) this.keyListeners.set(key, (listeners = new Set()));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.keyListeners.delete(key);
    };
  }

  /** Listens to every change. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Checks or unchecks one row; with `only` all others are unchecked. */
  toggle(key: RowKey, row: Row, only = false): void {
    const on = !this.rows.has(key);
    this.anchor = key;
    const touched = only ? this.keys().filter((other) => other !== key) : [];
    for (const other of touched) this.rows.delete(other);
    if (on) this.rows.set(key, row);
    else this.rows.delete(key);
    this.notify([...touched, key]);
  }

  /** Gives all rows between the last one touched and this one the state that this one is about to have. */
  extend(key: RowKey, row: Row, choosable: readonly { key: RowKey; row: Row }[]): void {
    const from = choosable.findIndex((item) => item.key === this.anchor);
    const to = choosable.findIndex((item) => item.key === key);
    if (from < 0 || to < 0) return this.toggle(key, row);
    const on = !this.rows.has(key);
    this.set(choosable.slice(Math.min(from, to), Math.max(from, to) + 1), on);
    this.anchor = key;
  }

  /** Checks or unchecks rows together. */
  set(items: readonly { key: RowKey; row: Row }[], on: boolean): void {
    const changed = items.filter((item) => this.rows.has(item.key) !== on);
    for (const item of changed) {
      if (on) this.rows.set(item.key, item.row);
      else this.rows.delete(item.key);
    }
    if (changed.length > 0) this.notify(changed.map((item) => item.key));
  }

  clear(): void {
    const keys = this.keys();
    this.rows.clear();
    this.anchor = undefined;
    if (keys.length > 0) this.notify(keys);
  }

  /**
   * After loading: checked rows among those on show get their new contents, others are let go.
   *
   * @param isGone tells of a row that is not on show whether it is let go; default all
   */
  retain(
    items: readonly { key: RowKey; row: Row }[],
    isGone: (key: RowKey) => boolean = () => true,
  ): void {
    if (this.rows.size === 0) return;
    const present = new Map(items.map((item) => [item.key, item.row]));
    const gone = this.keys().filter((key) => !present.has(key) && isGone(key));
    for (const key of gone) this.rows.delete(key);
    for (const key of this.keys()) if (present.has(key)) this.rows.set(key, present.get(key)!);
    this.notify(gone);
  }

  /** How the header box stands over these rows. */
  stateOf(items: readonly { key: RowKey }[]): 'none' | 'some' | 'all' {
    let checked = 0;
    for (const item of items) if (this.rows.has(item.key)) checked++;
    if (checked === 0) return 'none';
    return checked === items.length ? 'all' : 'some';
  }

  private notify(keys: readonly RowKey[]): void {
    this.changes++;
    for (const key of keys) for (const listener of this.keyListeners.get(key) ?? []) listener();
    for (const listener of this.listeners) listener();
  }
}
