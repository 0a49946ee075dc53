import { definitions as added } from '../../../../extensions/generated/functionDefinitions.gen.ts';
import { definitions } from '../../generated/functionDefinitions.gen.ts';
import type { FunctionDefinition } from './contract.ts';

/**
 * All that is known of all functions but what they do: for the designer and for what databases
 * refuse. Pages do not load it.
 */
export const functionCatalogue: readonly FunctionDefinition[] = [...definitions, ...added];
