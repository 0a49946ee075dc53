/** New columns of a table, added while everybody works with it. */
import type { Db } from '../../db/database.ts';
import type { ModelShape } from '../shape/shape.ts';
import { applyMigration } from './apply.ts';
import { objectionsTo } from './conditions.ts';
import { withFormerIndexes } from './former.ts';
import { isManaged } from './foreign/managed.ts';
import { introspect } from './introspect.ts';
import { planMigration, type TableChange } from './plan.ts';
import { tableOf } from './spec.ts';
import type { Obstacle } from '../types.ts';

/**
 * Adds the columns that a table lacks. Their indexes come with the next preparation of all tables,
 * which builds them while others write.
 * @param isTrial nothing is added
 */
export async function extendTable(
  db: Db,
  shape: ModelShape,
  isTrial: boolean,
): Promise<Obstacle | undefined> {
  const { dialect, model } = shape;
  if (!isManaged(model)) return 'foreign';
  const existing = await introspect(db, dialect, model.table);
  if (!existing) return 'different';
  const { table } = await withFormerIndexes(db, existing, tableOf(shape));
  const plan = planMigration(dialect, existing, table);
  const isWrittenAnew = plan.changes.some(({ type }) => type === 'rebuildTable');
  const changes = plan.changes.filter(({ type }) => isWrittenAnew || type !== 'createIndex');
  const isAdding = (change: TableChange): boolean =>
    change.type === 'addColumn' ||
    (isWrittenAnew && change.type === 'createIndex') ||
    (change.type === 'rebuildTable' && change.kept.length === existing.columns.length);
  if (!changes.every(isAdding)) return 'different';
  if ((await objectionsTo(db, plan)).length > 0) return 'rows';
  if (!isTrial) await applyMigration(db, dialect, { ...plan, changes });
  return undefined;
}
