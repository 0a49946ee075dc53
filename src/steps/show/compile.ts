import type { BlockPlan } from '../../schema/compile/plan.ts';
import type { Request } from '../../schema/generated/types.gen.ts';
import { defined } from '../../schema/defined.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { containerOf, type ContainerPlan } from '../shared/container.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    /**
     * `load`: request whose result is the record; absent: the row, of which `removal` would remove
     * it.
     */
    show: ContainerPlan & { load?: Request; removal?: Request; body: BlockPlan[] };
  }
}

export const compiler: StepCompiler<'show'> = {
  compile: (step, site) => ({
    type: 'show',
    ...containerOf(step),
    ...defined({
      load: step.load,
      removal:
        step.load === undefined && site.model?.path !== undefined
          ? site.protocol.resources.remove(site.model.path)
          : undefined,
    }),
    body: site.blocks(step.body, 'body'),
  }),
};
