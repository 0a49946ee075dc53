import type { ActionPlan } from '../../schema/compile/plan.ts';
import { usePage } from '../core/context.ts';
import { useStore } from '../core/store.ts';
import { useActions } from './context.ts';
import type { ActionCall, ActionOutcome } from './ports.ts';

/** Token of an action started in one place: two starts with one token never overlap. */
export const tokenOf = (block: string, plan: ActionPlan, recordKey?: unknown): string =>
  `${block}/${plan.key}/${String(recordKey ?? '')}`;

export interface StartableAction {
  /** The wire is waited for. */
  busy: boolean;
  start(call: Omit<ActionCall, 'plan'>): Promise<ActionOutcome>;
}

/** An action with its state in one place (a button, a link). */
export function useStartAction(
  block: string,
  plan: ActionPlan,
  recordKey?: unknown,
): StartableAction {
  const { store } = usePage();
  const { run } = useActions();
  const token = tokenOf(block, plan, recordKey);
  const busy = useStore(store, (state) => state.running[token] === 'working');
  return { busy, start: (call) => run({ ...call, plan }, token) };
}
