import type { Database } from '../../../src/server/db/database.ts';

/** Sets a parameter that is there, past its page and its log. */
export async function setParameter(database: Database, key: string, value: string): Promise<void> {
  await database.write
    .updateTable('sys_config')
    .set({ config_value: value })
    .where('config_key', '=', key)
    .execute();
}
