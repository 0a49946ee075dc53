import type { StepCompiler } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    action: { action: ActionPlan };
  }
}

export const compiler: StepCompiler<'action'> = {
  compile({ action: key }, site) {
    const action = site.action(key, 'action');
    return action && { type: 'action', action };
  },
};
