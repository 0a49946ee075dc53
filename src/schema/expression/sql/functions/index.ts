/**
 * Functions of the language in SQL. They stand apart from their definitions, so that browsers do
 * not load them with every page; those of an installation have theirs in their definition.
 */
import type { SqlFunction } from '../value.ts';
import { dateFunctions } from './date.ts';
import { logicFunctions } from './logic.ts';
import { numberFunctions } from './number.ts';
import { textFunctions } from './text.ts';

export const sqlFunctions: Readonly<Record<string, SqlFunction>> = {
  ...textFunctions,
  ...numberFunctions,
  ...dateFunctions,
  ...logicFunctions,
};
