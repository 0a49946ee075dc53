import type { ActionsPlan } from './plan.ts';
import { ActionRow } from '../../runtime/action/ActionRow.tsx';
import './actions.css';

/** A row of buttons. */
export function ActionsBlock({ plan }: { plan: ActionsPlan }) {
  return <ActionRow actions={plan.actions} block={plan.key} />;
}
