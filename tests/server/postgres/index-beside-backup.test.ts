/**
 * An index is built beside a backup or a long export: it waits for them, however long they take.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';
import { indexSpec } from '../../../src/server/models/tables/index-spec.ts';
import { buildIndexes } from '../../../src/server/models/tables/later-indexes.ts';
import { until } from '../../until.ts';
import { createTestDatabase } from '../support/index.ts';
import { patientLimits } from '../support/patience.ts';

/** Milliseconds that a statement may wait for a lock here. */
const lock = 300;

it('an index is built when those who read before it have ended', async () => {
  const { settings, drop } = await createTestDatabase('postgres');
  const database = await openDatabase({
    ...settings,
    databaseLimits: { ...patientLimits, lock },
  });
  const backup = new pg.Client({ connectionString: settings.databaseUrl });
  await backup.connect();
  const table = 'test_sold';
  const definition = { columns: ['code'], unique: false, where: '', field: 'code' };
  const index = indexSpec(table, definition);
  const inTable = `from pg_index where indrelid = '${table}'::regclass`;
  try {
    await backup.query(`create table ${table} (code text)`);
    await backup.query('begin isolation level repeatable read');
    await backup.query(`select count(*) from ${table}`);
    const built = buildIndexes(database, [{ table, index }]);
    await until(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where query like ${`create index concurrently %${index.name}%`}
          and wait_event_type = 'Lock'
          and clock_timestamp() - query_start > ${`${2 * lock} ms`}::interval`.execute(
        database.read,
      );
      expect(rows).toHaveLength(1);
    });
    await backup.query('commit');
    await built;
    const { rows } = await backup.query(`select indisvalid as valid ${inTable}`);
    expect(rows).toEqual([{ valid: true }]);
  } finally {
    await backup.end();
    await database.close();
    await drop();
  }
});
