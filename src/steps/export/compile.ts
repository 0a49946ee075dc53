import { defined } from '../../schema/defined.ts';
import type { ExportStep } from '../../schema/generated/types.gen.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    export: Required<Pick<ExportStep, 'filename'>> & Pick<ExportStep, 'url' | 'params'>;
  }
}

export const compiler: StepCompiler<'export'> = {
  defaults: (model, { resources }) =>
    defined({ url: model?.path && resources.exportUrl(model.path), filename: model?.name }),
  compile: (step) => ({ ...step, filename: step.filename ?? 'export' }),
};
