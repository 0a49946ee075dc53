import { createContext, useContext } from 'react';
import type { ActionCall, ActionOutcome } from './ports.ts';

/** Starts actions from components. */
export interface ActionRunner {
  /**
   * Runs an action; resolves when it and what it opened has ended, and never rejects.
   * While one with the same token is under way a second start does nothing.
   */
  run(call: ActionCall, token?: string): Promise<ActionOutcome>;
}

export const ActionRunnerContext = createContext<ActionRunner | null>(null);

/** The action runner of the page; throws outside a PageRuntime. */
export function useActions(): ActionRunner {
  const runner = useContext(ActionRunnerContext);
  if (!runner) throw new Error('useActions must be used inside <PageRuntime>');
  return runner;
}
