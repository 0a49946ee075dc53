import { useContext } from 'react';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import { ActionButton } from './ActionButton.tsx';
import { ScopeContext } from '../core/scope.ts';
import './actionRow.css';

/** Buttons side by side. They act on the row or record around them. */
export function ActionRow({ actions, block }: { actions: readonly ActionPlan[]; block: string }) {
  const local = useContext(ScopeContext);
  return (
    <div className="pl-toolbar-actions">
      {actions.map((action) => (
        <ActionButton key={action.key} plan={action} block={block} local={local} />
      ))}
    </div>
  );
}
