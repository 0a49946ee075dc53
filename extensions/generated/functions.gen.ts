// Generated from extensions/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionEntry } from '../../src/schema/expression/functions/contract.ts';

export const functions: Readonly<Record<string, FunctionEntry>> = {};
