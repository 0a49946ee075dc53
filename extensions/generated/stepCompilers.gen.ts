// Generated from extensions/steps/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { StepCompiler } from '../../src/schema/stepDefinition.ts';

export const compilers: Readonly<Record<string, StepCompiler>> = {};
