/** The table of a model that there was not, made while everybody works. */
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import { applyMigration } from './apply.ts';
import { introspect } from './introspect.ts';
import { planMigration } from './plan.ts';
import { tableOf } from './spec.ts';

/**
 * Makes the table of a model.
 * @param isTrial nothing is made
 * @returns whether it can be made: nobody has a table of this name
 */
export async function makeTable(db: Db, shape: ModelShape, isTrial: boolean): Promise<boolean> {
  const { dialect, model } = shape;
  if (await introspect(db, dialect, model.table)) return false;
  if (!isTrial)
    await applyMigration(db, dialect, planMigration(dialect, undefined, tableOf(shape)));
  return true;
}
