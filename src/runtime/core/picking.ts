/** Lists in which records are picked: what is checked there belongs to whoever opened the list. */
import { createContext } from 'react';

type Key = string | number;
type Row = Record<string, unknown>;

/** The checked rows of a list. */
export interface CheckedRows {
  values(): Row[];
  toggle(key: Key, row: Row): void;
  subscribe(listener: () => void): () => void;
}

/** Whoever has a list draw records to pick from. */
export interface Picking {
  /** Rows that are checked from the beginning, which the list need not show. */
  rows: ReadonlyMap<Key, Row>;
  /** Gets the checked rows of the list while it is drawn; returns what ends that. */
  follow(checked: CheckedRows): () => void;
}

/** Set around a list in which records are picked: whatever it finds, checked rows stay so. */
export const PickingContext = createContext<Picking | null>(null);
