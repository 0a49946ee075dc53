import type { ReactNode } from 'react';
import type { ActionPlan } from '../../../schema/compile/plan.ts';
import type { ListPlan } from '../plan.ts';
import { ActionButton } from '../../../runtime/action/ActionButton.tsx';
import type { BlockHandle } from '../../../runtime/core/context.ts';
import { useStore } from '../../../runtime/core/store.ts';
import type { Row, RowItem } from '../table/rows.ts';
import type { EditStore } from '../state/edits.ts';
import type { SelectionStore } from '../table/selection.ts';
import { texts } from '../../../runtime/locale/index.ts';
import '../../../runtime/action/actionRow.css';
import './toolbar.css';

interface Props {
  plan: ListPlan;
  store: SelectionStore<Row>;
  /** The rows on show. */
  items: readonly RowItem[];
  edits: EditStore;
  origin: BlockHandle;
  /** Buttons of the table itself, on the right. */
  tools: ReactNode;
}

/** Actions on the left, the table's own tools on the right. */
export function Toolbar({ plan, store, items, edits, origin, tools }: Props) {
  useStore(store, (state) => state.rows);
  useStore(edits, (state) => state.edits);
  const rows = store.values();
  const edited = edits.rows();
  const ids = rows.map((row) => row[plan.rowKey]);
  const one = rows.length === 1 ? rows[0] : undefined;
  if (plan.toolbar.length === 0 && !tools && plan.title === undefined) return null;
  return (
    <div className="pl-toolbar">
      <div className="pl-toolbar-actions">
        {plan.toolbar.map((action) => (
          <ActionButton
            key={action.key}
            plan={action}
            block={plan.key}
            local={{ rows, ids, edited, ...(one && action.selection === 'one' && { row: one }) }}
            recordKey={action.selection === 'one' ? one?.[plan.rowKey] : undefined}
            origin={origin}
            unavailable={!reaches(action, rows.length)}
            size={plan.size === 'small' ? 'small' : undefined}
          />
        ))}
        <CheckedElsewhere store={store} items={items} />
      </div>
      {tools}
    </div>
  );
}

/** Tells of checked rows on other pages, on which actions work, too. */
function CheckedElsewhere({ store, items }: Pick<Props, 'store' | 'items'>) {
  const all = store.keys().length;
  const elsewhere = all - items.filter(({ key }) => store.has(key)).length;
  if (elsewhere === 0) return null;
  return (
    <span className="pl-checked-elsewhere" role="status">
      {texts.list.checkedElsewhere(all, elsewhere)}
      <button type="button" className="pl-link" onClick={() => store.clear()}>
        {texts.list.uncheck}
      </button>
    </span>
  );
}

/** Enough rows are checked for the action: exactly one, or some. */
const reaches = (action: ActionPlan, checked: number): boolean =>
  action.selection === 'none' || (action.selection === 'one' ? checked === 1 : checked > 0);
