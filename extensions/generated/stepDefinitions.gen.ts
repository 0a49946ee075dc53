// Generated from extensions/steps/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { StepDefinition } from '../../src/schema/stepDefinition.ts';

export const definitions: readonly StepDefinition[] = [];
