import { functions as added } from '../../../../extensions/generated/functionSql.gen.ts';
import { functions } from '../../generated/functionSql.gen.ts';
import type { FunctionSql } from './value.ts';

/**
 * Functions in SQL, by name. They stand apart from what expressions call, so that browsers do not
 * load them with every page.
 */
export const sqlByName: ReadonlyMap<string, FunctionSql> = new Map(
  Object.entries({ ...added, ...functions }),
);
