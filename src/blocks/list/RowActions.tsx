import Down from '@ant-design/icons/es/icons/DownOutlined';
import Loading from '@ant-design/icons/es/icons/LoadingOutlined';
import { Fragment } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { ListPlan } from './plan.ts';
import { useActions } from '../../runtime/action/context.ts';
import { blockedBy } from '../../runtime/action/possible.ts';
import { WithReason } from '../../runtime/action/WithReason.tsx';
import { tokenOf, useStartAction } from '../../runtime/action/useStartAction.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import { LazyDropdown } from './LazyDropdown.tsx';
import { textWidth } from './table/layout.ts';
import type { Row } from './table/rows.ts';
import { texts } from '../../runtime/locale/index.ts';

/** What the action links of all rows share. */
export interface RowActionContext {
  plan: ListPlan;
  evaluate: Evaluate;
  origin: BlockHandle;
  /** Phones: the links would take the room of the row, so all but the first stand under 更多. */
  folded?: boolean;
}

/** The actions shown as links and those under 更多. */
function places({ plan, folded }: Pick<RowActionContext, 'plan' | 'folded'>): {
  links: ActionPlan[];
  more: ActionPlan[];
} {
  const fits = plan.row.length + (plan.more.length > 0 ? 1 : 0) <= 2;
  return !folded || fits
    ? { links: plan.row, more: plan.more }
    : { links: plan.row.slice(0, 1), more: [...plan.row.slice(1), ...plan.more] };
}

const localOf = (plan: ListPlan, row: Row) => ({ row, rows: [row], ids: [row[plan.rowKey]] });

/** Actions of a row that its conditions allow. */
export function rowActions(
  { plan, evaluate }: Pick<RowActionContext, 'plan' | 'evaluate'>,
  row: Row,
  actions: readonly ActionPlan[],
): ActionPlan[] {
  const local = localOf(plan, row);
  if (!evaluate.test(plan.rowVisible, local)) return [];
  return actions.filter((action) => evaluate.test(action.visible, local));
}

/** Links divided by lines, rare ones under 更多. */
export function RowActions({ context, row }: { context: RowActionContext; row: Row }) {
  const offered = places(context);
  const links = rowActions(context, row, offered.links);
  const more = rowActions(context, row, offered.more);
  if (links.length === 0 && more.length === 0)
    return (
      <span className="pl-nothing" aria-hidden>
        —
      </span>
    );
  return (
    <span className="pl-row-actions">
      {links.map((action, index) => (
        <Fragment key={action.key}>
          {index > 0 && <i className="pl-divider" />}
          <RowAction context={context} action={action} row={row} />
        </Fragment>
      ))}
      {links.length > 0 && more.length > 0 && <i className="pl-divider" />}
      {more.length > 0 && <MoreActions context={context} actions={more} row={row} />}
    </span>
  );
}

/** One action of a row as a link; `children` in place of its own label (a cell that is a link). */
export function RowAction({
  context: { plan, evaluate, origin },
  action,
  row,
  children,
}: {
  context: RowActionContext;
  action: ActionPlan;
  row: Row;
  children?: React.ReactNode;
}) {
  const recordKey = row[plan.rowKey];
  const { busy, start } = useStartAction(plan.key, action, recordKey);
  const local = localOf(plan, row);
  const { disabled, reason } = blockedBy(action, evaluate, local);
  return (
    <WithReason reason={reason}>
      <button
        type="button"
        className={`pl-link${action.variant === 'danger' ? ' pl-link-danger' : ''}`}
        disabled={busy || disabled}
        aria-busy={busy}
        onClick={() => void start({ local, recordKey, origin })}
      >
        {busy ? <Loading /> : children === undefined && action.icon && <Icon name={action.icon} />}
        {children ?? <span>{evaluate.text(action.label, local)}</span>}
      </button>
    </WithReason>
  );
}

/** Actions of a row as entries of a menu, made when it is opened. */
export function useMenuItems(
  { plan, evaluate, origin }: RowActionContext,
  actions: readonly ActionPlan[],
  row: Row,
) {
  const { run } = useActions();
  const local = localOf(plan, row);
  const recordKey = row[plan.rowKey];
  return () =>
    actions.map((action) => {
      const { disabled, reason } = blockedBy(action, evaluate, local);
      return {
        key: action.key,
        label: evaluate.text(action.label, local),
        icon: action.icon ? <Icon name={action.icon} /> : undefined,
        danger: action.variant === 'danger',
        disabled,
        title: reason,
        onClick: () =>
          void run(
            { plan: action, local, recordKey, origin },
            tokenOf(plan.key, action, recordKey),
          ),
      };
    });
}

function MoreActions({
  context,
  actions,
  row,
}: {
  context: RowActionContext;
  actions: readonly ActionPlan[];
  row: Row;
}) {
  const items = useMenuItems(context, actions, row);
  return (
    <LazyDropdown menu={() => ({ items: items() })}>
      <button type="button" className="pl-link">
        <span>{texts.list.more}</span>
        <Down />
      </button>
    </LazyDropdown>
  );
}

/** Widths that the links of a row need: with icons, and without them where there is little room. */
export function actionsWidth(context: Pick<RowActionContext, 'plan' | 'evaluate' | 'folded'>): {
  width: number;
  narrow: number;
} {
  const { links, more } = places(context);
  const labels = [
    ...links.map((action) => context.evaluate.text(action.label)),
    ...(more.length > 0 ? [texts.list.more] : []),
  ];
  const icons = links.filter((action) => action.icon).length + (more.length > 0 ? 1 : 0);
  const words = labels.reduce((sum, label) => sum + textWidth(label), 0);
  const gaps = labels.length - 1;
  return {
    width: Math.max(80, words + icons * 20 + gaps * 17 + 28),
    narrow: Math.max(64, words + gaps * 13 + 20),
  };
}
