/**
 * Indexes of tables with rows on PostgreSQL: built after the tables have been changed, while
 * everybody goes on reading and writing. A build that was broken off is begun anew at the next
 * start.
 */
import type { Database, Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { execute, query } from '../sql.ts';
import { createIndexStatement } from './apply.ts';
import type { IndexSpec } from './spec.ts';

/** An index that is yet to be built. */
export interface LaterIndex {
  table: string;
  index: IndexSpec;
}

/** duplicate_table: another process builds it. */
const isThere = (error: unknown): boolean => (error as { code?: string }).code === '42P07';

export async function buildIndexes(
  { write, long = write }: Database,
  indexes: readonly LaterIndex[],
): Promise<void> {
  for (const { table, index } of indexes) {
    await dropBroken(long, index.name);
    try {
      await execute(long, createIndexStatement(table, index, 'concurrently'));
    } catch (error) {
      if (!isThere(error)) throw error;
    }
  }
}

/** What is left of a build that was broken off; one that goes on has a process. */
async function dropBroken(db: Db, name: string): Promise<void> {
  const broken = await query(
    db,
    `select 1 as one from pg_index i where i.indexrelid = to_regclass($1) and not i.indisvalid
      and not exists (select 1 from pg_stat_progress_create_index p where p.index_relid = i.indexrelid)`,
    [quote(name)],
  );
  if (broken.length > 0) await execute(db, `drop index concurrently if exists ${quote(name)}`);
}
