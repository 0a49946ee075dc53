import type { MessageStep } from '../../schema/generated/types.gen.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    /** Without a text: the server's text to the last request. */
    message: Required<Pick<MessageStep, 'tone'>> & Pick<MessageStep, 'text'>;
  }
}

export const compiler: StepCompiler<'message'> = {
  compile: (step) => ({ ...step, tone: step.tone ?? 'success' }),
};
