/** One table, brought to what its model says. */
import type { Db, DialectName } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { count } from '../sql.ts';
import { applyMigration } from './apply.ts';
import { objectionsTo } from './conditions.ts';
import { withFormerIndexes } from './former.ts';
import { introspect, isEmpty } from './introspect.ts';
import { dropBrokenIndexes, type LaterIndex } from './later-indexes.ts';
import { planMigration } from './plan.ts';
import type { Condition, TableChange } from './plan.ts';
import type { IndexSpec } from './index-spec.ts';
import type { LongWork } from './pace.ts';
import type { TableSpec } from './spec.ts';

/**
 * What came of one table: objections, for which it was left alone, and indexes that its rows would
 * break.
 */
export interface Prepared {
  objections: Condition[];
  broken: IndexSpec[];
  /** Indexes to be built when the transaction is over. */
  later: LaterIndex[];
}

/** SQLite goes over all rows of the table, while others who write wait. */
const isLong = ({ type }: TableChange): boolean =>
  type === 'rebuildTable' ||
  type === 'dropColumn' ||
  type === 'alterColumn' ||
  type === 'createIndex';

/** Rows over which a statement takes seconds. */
const manyRows = 100_000;

/**
 * Creates or alters one table; gives the objections instead of altering when there are any.
 * @param announce hears of work that takes long, before it begins
 */
export async function prepareTable(
  db: Db,
  dialect: DialectName,
  planned: TableSpec,
  announce?: (work: LongWork) => void,
): Promise<Prepared> {
  if (dialect === 'postgres') await dropBrokenIndexes(db, planned.name);
  const existing = await introspect(db, dialect, planned.name);
  const { table, broken } = existing
    ? await withFormerIndexes(db, existing, planned)
    : { table: planned, broken: [] };
  const plan = planMigration(dialect, existing, table);
  const objections = existing ? await objectionsTo(db, plan) : [];
  if (objections.length > 0) return { objections, broken, later: [] };
  const isLater = (change: TableChange): boolean =>
    change.type === 'createIndex' && !change.index.unique;
  const waits = existing && !(await isEmpty(db, planned.name));
  const changes = waits ? plan.changes.filter((change) => !isLater(change)) : plan.changes;
  if (waits && dialect === 'sqlite' && announce && plan.changes.some(isLong)) {
    const rows = await count(db, `from ${quote(planned.name)}`);
    const isWrittenAnew = changes.some(({ type }) => type === 'rebuildTable');
    if (rows >= manyRows) announce({ table: planned.name, rows, isWrittenAnew });
  }
  await applyMigration(db, dialect, { ...plan, changes });
  const later = waits ? plan.changes.filter(isLater) : [];
  return {
    objections,
    broken,
    later: later.flatMap((change) =>
      change.type === 'createIndex' ? [{ table: planned.name, index: change.index }] : [],
    ),
  };
}
