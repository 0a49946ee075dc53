// Generated from extensions/functions/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { FunctionSql } from '../../src/schema/expression/sql/value.ts';

export const functions: Readonly<Record<string, FunctionSql>> = {};
