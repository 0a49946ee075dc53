import { looselyEqual } from '../../../schema/expression/index.ts';
import type { Row } from '../table/rows.ts';
import type { RowKey } from '../table/selection.ts';

interface Edit {
  row: Row;
  values: Readonly<Record<string, unknown>>;
}

/** Changed cells of a list that no action has stored yet, outside React: a cell listens to its own row only. */
export class EditStore {
  private readonly edits = new Map<RowKey, Edit>();
  private readonly keyListeners = new Map<RowKey, Set<() => void>>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  /** Counts changes; a snapshot for useSyncExternalStore. */
  version = (): number => this.changes;
  /** Changed values of a row by field; the same object until it changes again. */
  of = (key: RowKey): Readonly<Record<string, unknown>> | undefined => this.edits.get(key)?.values;
  /** The changed rows, whole, with their new values. */
  rows = (): Row[] => [...this.edits.values()].map(({ row, values }) => ({ ...row, ...values }));
  isEmpty = (): boolean => this.edits.size === 0;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  subscribeKey(key: RowKey, listener: () => void): () => void {
    const listeners = this.keyListeners.get(key) ?? new Set();
    this.keyListeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.keyListeners.delete(key);
    };
  }

  /** Notes a cell's new value; the value that the row has itself is no change. */
  set(key: RowKey, row: Row, field: string, value: unknown): void {
    const { [field]: _before, ...others } = this.of(key) ?? {};
    const values = looselyEqual(row[field], value) ? others : { ...others, [field]: value };
    if (Object.keys(values).length === 0) this.edits.delete(key);
    else this.edits.set(key, { row, values });
    this.notify([key]);
  }

  /** After loading: what the rows have by now is no change any more, and rows that are gone have none. */
  retain(items: readonly { key: RowKey; row: Row }[], isGone: (key: RowKey) => boolean): void {
    if (this.edits.size === 0) return;
    const present = new Map(items.map((item) => [item.key, item.row]));
    const keys = [...this.edits.keys()];
    for (const key of keys) {
      if (!present.has(key) && !isGone(key)) continue;
      const row = present.get(key);
      const values =
        row &&
        Object.fromEntries(
          Object.entries(this.of(key)!).filter(
            ([field, value]) => !looselyEqual(row[field], value),
          ),
        );
      if (row && values && Object.keys(values).length > 0) this.edits.set(key, { row, values });
      else this.edits.delete(key);
    }
    this.notify(keys);
  }

  private notify(keys: readonly RowKey[]): void {
    this.changes++;
    for (const key of keys) for (const listener of this.keyListeners.get(key) ?? []) listener();
    for (const listener of this.listeners) listener();
  }
}
