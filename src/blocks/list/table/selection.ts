import { Store } from '../../../runtime/core/store.ts';

export type RowKey = string | number;

/** A row under its key. */
export interface KeyedRow<Row> {
  key: RowKey;
  row: Row;
}

interface SelectionState<Row> {
  /** The checked rows by key, in the order in which they were checked. */
  rows: ReadonlyMap<RowKey, Row>;
}

/** The checked rows of a table, outside React: checking a row draws that row alone. */
export class SelectionStore<Row = unknown> extends Store<SelectionState<Row>> {
  /** Where a range chosen with shift begins. */
  private anchor: RowKey | undefined;

  /** Rows stay checked whatever the list shows. */
  private readonly isKept: boolean;

  /**
   * @param kept rows that are checked from the beginning, in a list that lets go of none by itself
   */
  constructor(kept?: ReadonlyMap<RowKey, Row>) {
    super({ rows: kept ?? new Map() });
    this.isKept = kept !== undefined;
  }

  has = (key: RowKey): boolean => this.getState().rows.has(key);
  keys = (): RowKey[] => [...this.getState().rows.keys()];
  values = (): Row[] => [...this.getState().rows.values()];

  /** Checks or unchecks one row; with `only` all others are unchecked. */
  toggle(key: RowKey, row: Row, only = false): void {
    const { rows } = this.getState();
    this.anchor = key;
    const next = new Map(only ? [...rows].filter(([other]) => other === key) : rows);
    if (!next.delete(key)) next.set(key, row);
    this.setState({ rows: next });
  }

  /**
   * Gives all rows between the last one touched and this one the state that this one is about to
   * have.
   */
  extend(key: RowKey, row: Row, choosable: readonly KeyedRow<Row>[]): void {
    const from = choosable.findIndex((item) => item.key === this.anchor);
    const to = choosable.findIndex((item) => item.key === key);
    if (from < 0 || to < 0) return this.toggle(key, row);
    this.set(choosable.slice(Math.min(from, to), Math.max(from, to) + 1), !this.has(key));
    this.anchor = key;
  }

  /** Checks or unchecks rows together. */
  set(items: readonly KeyedRow<Row>[], on: boolean): void {
    const changed = items.filter(({ key }) => this.has(key) !== on);
    if (changed.length === 0) return;
    const rows = new Map(this.getState().rows);
    for (const { key, row } of changed) {
      if (on) rows.set(key, row);
      else rows.delete(key);
    }
    this.setState({ rows });
  }

  clear(): void {
    this.anchor = undefined;
    if (this.getState().rows.size > 0) this.setState({ rows: new Map() });
  }

  /**
   * After loading: checked rows among those on show get their new contents, others are let go.
   *
   * @param isGone says of a row that is not on show whether it is let go; default all
   */
  retain(items: readonly KeyedRow<Row>[], isGone: (key: RowKey) => boolean = () => true): void {
    const before = this.getState().rows;
    if (before.size === 0) return;
    const present = new Map(items.map(({ key, row }) => [key, row]));
    const rows = new Map<RowKey, Row>();
    for (const [key, row] of before)
      if (present.has(key)) rows.set(key, present.get(key) as Row);
      else if (this.isKept || !isGone(key)) rows.set(key, row);
    this.setState({ rows });
  }

  /** How the header box stands over these rows. */
  stateOf(items: readonly { key: RowKey }[]): 'none' | 'some' | 'all' {
    const checked = items.filter(({ key }) => this.has(key)).length;
    if (checked === 0) return 'none';
    return checked === items.length ? 'all' : 'some';
  }
}
