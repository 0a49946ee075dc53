/** Changes of several rows at once. */
import {
  differingFrom,
  noEdits,
  type EditEntry,
  type EditStore,
  type Unread,
} from '../state/edits.ts';
import type { Row } from '../table/rows.ts';
import type { KeyedRow } from '../table/selection.ts';

/** A row with the values that it is to have. */
export interface PutRow extends KeyedRow<Row> {
  values: Readonly<Record<string, unknown>>;
}

/** Takes over new values, and marks cells whose text says none. */
export function putEdits(store: EditStore, rows: readonly PutRow[], unread: Unread): void {
  const edits = new Map(store.entries());
  const problems = new Map(store.getState().problems);
  for (const { key, row, values } of rows) {
    const differing = differingFrom(row, values);
    if (Object.keys(differing).length === 0) edits.delete(key);
    else edits.set(key, { row, values: differing });
    problems.delete(key);
  }
  store.setState({ edits, problems, unread });
}

/** Goes back to changes as they once were. */
export const restoreEdits = (store: EditStore, entries: readonly EditEntry[]): void =>
  store.setState({ ...noEdits, edits: new Map(entries) });
