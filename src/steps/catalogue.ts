/**
 * All that is known of all steps but what they do: for the checker, the server and the designer's
 * palette.
 */
import { compilers as addedCompilers } from '../../extensions/generated/stepCompilers.gen.ts';
import { definitions as addedDefinitions } from '../../extensions/generated/stepDefinitions.gen.ts';
import type { StepCompiler, StepDefinition } from '../schema/stepDefinition.ts';
import { compilers } from './generated/stepCompilers.gen.ts';
import { definitions } from './generated/stepDefinitions.gen.ts';

/** Definitions with how each becomes part of a plan. */
export const stepCatalogue: readonly (StepDefinition & StepCompiler)[] = [
  ...definitions.map((definition) => ({ ...definition, ...compilers[definition.name] })),
  ...addedDefinitions.map((definition) => ({ ...definition, ...addedCompilers[definition.name] })),
];
