/** What was done once on an installation: migrations by model, and menu entries. */
import type { Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';

const TABLE = 'pageloom_migration';

/** Makes the table that remembers. */
export async function createMemory(db: Db): Promise<void> {
  await db.schema
    .createTable(TABLE)
    .ifNotExists()
    .addColumn('model', 'varchar(64)', (column) => column.notNull())
    .addColumn('id', 'varchar(255)', (column) => column.notNull())
    .addColumn('applied_at', 'timestamp', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageloom_migration_pkey', ['model', 'id'])
    .execute();
}

/** Ids remembered for a model. */
export async function remembered(db: Db, model: string): Promise<Set<string>> {
  const rows = await db.selectFrom(TABLE).select('id').where('model', '=', model).execute();
  return new Set(rows.map(({ id }) => String(id)));
}

/** Ids remembered for a model that were done up to a moment. @param moment as texts show times */
export async function rememberedBy(db: Db, model: string, moment: string): Promise<string[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('id')
    .where('model', '=', model)
    .where('applied_at', '<=', moment)
    .execute();
  return rows.map(({ id }) => String(id));
}

/** Forgets that `id` was done for a model. */
export async function forget(db: Db, model: string, id: string): Promise<void> {
  await db.deleteFrom(TABLE).where('model', '=', model).where('id', '=', id).execute();
}

/** Remembers that `id` was done for a model. @param now epoch milliseconds */
export async function remember(db: Db, model: string, id: string, now: number): Promise<void> {
  await db
    .insertInto(TABLE)
    .values({ model, id, applied_at: timeText(now) })
    .execute();
}
