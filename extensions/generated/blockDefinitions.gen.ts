// Generated from extensions/blocks/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { AnyBlockDefinition } from '../../src/schema/block.ts';

export const definitions: readonly AnyBlockDefinition[] = [];
