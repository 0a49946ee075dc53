import { createContext, useContext, useMemo } from 'react';
import { defined } from '../../schema/defined.ts';
import type { BlockHandle } from '../core/context.ts';
import { ScopeContext } from '../core/scope.ts';
import type { ActionCall, ActionOutcome, ActionPorts } from './ports.ts';

/** Starts actions from components. */
export interface ActionRunner {
  /**
   * Runs an action; resolves when it and what it opened has ended, and never rejects.
   * While one with the same token is under way a second start does nothing.
   */
  run(call: ActionCall, token?: string): Promise<ActionOutcome>;
  /** Shows what became of each record. */
  report: ActionPorts['report'];
}

export const ActionRunnerContext = createContext<ActionRunner | null>(null);

/** Closes the drawer or modal around. */
export const CloseContext = createContext<(() => void) | undefined>(undefined);

/** The block that what is open was started from: writes in it load that block again. */
export const OriginContext = createContext<BlockHandle | undefined>(undefined);

/** The action runner of the page, over the locals of this place; throws outside a PageRuntime. */
export function useActions(): ActionRunner {
  const runner = useContext(ActionRunnerContext);
  const outer = useContext(ScopeContext);
  const close = useContext(CloseContext);
  if (!runner) throw new Error('useActions must be used inside <PageRuntime>');
  return useMemo(
    () => ({
      ...runner,
      run: (call, token) =>
        runner.run({ ...defined({ close }), ...call, local: { ...outer, ...call.local } }, token),
    }),
    [runner, outer, close],
  );
}
