import { useContext } from 'react';
import type { ActionsPlan } from '../../../schema/compile/plan.ts';
import { ActionButton } from '../../action/ActionButton.tsx';
import { ScopeContext } from '../scope.ts';

/** A row of buttons. They act on the row or record around them. */
export function ActionsBlock({ plan }: { plan: ActionsPlan }) {
  const local = useContext(ScopeContext);
  return <div className="pl-toolbar-actions">{plan.actions.map((action) => <ActionButton key={action.key} plan={action} block={plan.key} local={local} />)}</div>;
}
