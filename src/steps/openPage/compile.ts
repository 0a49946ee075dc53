import type { Values } from '../../schema/compile/plan.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { containerOf, type ContainerPlan } from '../shared/container.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    openPage: ContainerPlan & { page: string; params: Values };
  }
}

export const compiler: StepCompiler<'openPage'> = {
  compile: (step) => ({
    type: 'openPage',
    page: step.page,
    params: step.params ?? {},
    ...containerOf(step),
  }),
};
