import type { ActionsPlan } from '../../../schema/compile/plan.ts';
import { ActionRow } from './ActionRow.tsx';

/** A row of buttons. */
export function ActionsBlock({ plan }: { plan: ActionsPlan }) {
  return <ActionRow actions={plan.actions} block={plan.key} />;
}
