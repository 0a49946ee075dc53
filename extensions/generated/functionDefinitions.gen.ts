// Generated from extensions/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionDefinition } from '../../src/schema/expression/functions/contract.ts';

export const definitions: readonly FunctionDefinition[] = [];
