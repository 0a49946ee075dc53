// Generated from extensions/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { ExpressionFunction } from '../../src/schema/expression/functions/define.ts';

export const functions: readonly ExpressionFunction[] = [];
