import type { StepCompiler } from '../../schema/stepDefinition.ts';

export const compiler: StepCompiler<'custom'> = {
  compile(step, site) {
    if (!site.customActions.includes(step.name))
      throw site.error(`There is no registered action "${step.name}"`, 'name');
    return step;
  },
};
