import type { ReactNode } from 'react';
import type { LaidOut } from './layout.ts';
import type { Row, RowItem } from './rows.ts';
import type { RowKey, SelectionStore } from './selection.ts';

/** A column of the table, ready to draw. */
export interface TableColumn extends LaidOut {
  key: string;
  /** Plain text of the header. */
  label: string;
  align: 'left' | 'center' | 'right';
  ellipsis: boolean;
  /** Field that a click on the header sorts by. */
  sortField?: string;
  /** People may drag it wider or narrower; the column of actions has the width of its links. */
  resizable?: boolean;
  /** Tooltip at the header. */
  help?: string;
  /** Filter button beside the header. */
  filter?: ReactNode;
  /** Left out on paper. */
  screenOnly?: boolean;
  /** Carries indent and toggle in a tree. */
  tree?: boolean;
  render(row: Row, index: number): ReactNode;
  /** A sum as the column shows numbers; undefined: not known. */
  renderSum?(sum: string | undefined): ReactNode;
}

/** A row of sums below the others. */
export interface SummaryRow {
  /** What the sums are of. */
  label: string;
  /** Decimal texts by the key of the column; undefined: not known. */
  sums: ReadonlyMap<string, string | undefined>;
}

export interface TableSelection {
  mode: 'multiple' | 'single';
  store: SelectionStore<Row>;
  /** Rows that may be checked. */
  selectable(row: Row): boolean;
}

export interface TableExpansion {
  /** The one open row. */
  open: RowKey | undefined;
  onToggle(key: RowKey): void;
  render(row: Row): ReactNode;
}

/** What rows need beside their own data; the same object as long as possible, so that rows are not drawn again. */
export interface RowShared {
  columns: readonly TableColumn[];
  /** Distance from the edge of each fixed column, by index. */
  offsets: readonly (number | undefined)[];
  selection?: TableSelection;
  /** true: rows open (expansion). */
  expandable: boolean;
  onToggleTree(key: RowKey): void;
  onToggleExpand(key: RowKey): void;
  onSelect(item: RowItem, range: boolean): void;
  /** Click on a row, outside its controls. */
  onRowClick?(row: Row): void;
}
