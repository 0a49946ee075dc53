/**
 * All that is known of all blocks without their components: for the checker, the server and the
 * designer's palette.
 */
import { definitions as added } from '../../extensions/generated/blockDefinitions.gen.ts';
import type { AnyBlockDefinition } from '../schema/block.ts';
import { definitions } from './generated/blockDefinitions.gen.ts';

export const blockCatalogue: readonly AnyBlockDefinition[] = [...definitions, ...added];
