import type { Request } from '../../schema/generated/types.gen.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';
import { requestOf } from '../shared/request.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    request: { request: Request };
  }
}

export const compiler: StepCompiler<'request'> = {
  compile: (step) => ({ type: 'request', request: requestOf(step) }),
};
