import type { Request, Text } from '../../schema/generated/types.gen.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { requestOf } from '../shared/request.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    download: { request: Request; filename: Text };
  }
}

export const compiler: StepCompiler<'download'> = {
  compile: (step) => ({ type: 'download', request: requestOf(step), filename: step.filename }),
};
