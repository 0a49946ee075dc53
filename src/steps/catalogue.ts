/** All that is known of all steps but what they do: for the checker, the server and the designer's palette. */
import { definitions as added } from '../../extensions/generated/stepDefinitions.gen.ts';
import { compilers as addedCompilers } from '../../extensions/generated/stepCompilers.gen.ts';
import type { StepCompiler, StepDefinition } from '../schema/stepDefinition.ts';
import { compilers } from './generated/stepCompilers.gen.ts';
import { definitions } from './generated/stepDefinitions.gen.ts';

export const stepCatalogue: readonly StepDefinition[] = [...definitions, ...added];

/** What pages are compiled with, by the names of the steps. */
export const stepCompilers: Readonly<Record<string, StepCompiler>> = {
  ...addedCompilers,
  ...compilers,
};
