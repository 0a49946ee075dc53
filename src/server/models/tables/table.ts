/** One table, brought to what its model says. */
import type { Db, DialectName } from '../../db/database.ts';
import { applyMigration } from './apply.ts';
import { objectionsTo } from './conditions.ts';
import { withFormerIndexes } from './former.ts';
import { introspect } from './introspect.ts';
import { planMigration } from './plan.ts';
import type { Condition } from './plan.ts';
import type { IndexSpec, TableSpec } from './spec.ts';

/**
 * What came of one table: objections, for which it was left alone, and indexes that its rows would
 * break.
 */
export interface Prepared {
  objections: Condition[];
  broken: IndexSpec[];
}

/** Creates or alters one table; gives the objections instead of altering when there are any. */
export async function prepareTable(
  db: Db,
  dialect: DialectName,
  planned: TableSpec,
): Promise<Prepared> {
  const existing = await introspect(db, dialect, planned.name);
  const { table, broken } = existing
    ? await withFormerIndexes(db, existing, planned)
    : { table: planned, broken: [] };
  const plan = planMigration(dialect, existing, table);
  const objections = existing ? await objectionsTo(db, plan) : [];
  if (objections.length === 0) await applyMigration(db, dialect, plan);
  return { objections, broken };
}
