/** What a list hands to the layout that draws its rows. */
import type { ReactNode } from 'react';
import type { BlockHandle } from '../../../runtime/core/context.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import type { ListPlan } from '../plan.ts';
import type { EditStore } from '../state/edits.ts';
import type { ListState, ListStore } from '../state/listState.ts';
import type { useView } from '../state/useView.ts';
import type { Row, RowItem } from '../table/rows.ts';
import type { RowKey } from '../table/selection.ts';
import type { TableSelection } from '../table/types.ts';
import type { Tone } from '../toneNames.ts';
import type { RowClicks } from '../useRowClicks.ts';

export interface LayoutProps {
  plan: ListPlan;
  store: ListStore;
  list: ListState;
  edits: EditStore;
  handle: BlockHandle;
  evaluate: Evaluate;
  /** How the person looks at the list. */
  view: ReturnType<typeof useView>;
  items: readonly RowItem[];
  /** undefined: rows are not checked. */
  selection: TableSelection | undefined;
  clicks: RowClicks;
  onToggleTree: ((key: RowKey) => void) | undefined;
  rowTone: ((row: Row) => Tone | undefined) | undefined;
  /** Rows are edited together. */
  editing: boolean;
  /** The rows could not be loaded. */
  failed: boolean;
  /** What stands in place of rows: that there are none, or why they could not be loaded. */
  empty: ReactNode;
}
