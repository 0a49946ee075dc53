/**
 * Parameters (docs/protocol/system.md#parameters). Read from the database each time: on several
 * nodes no cache is ever stale.
 */
import type { Db } from '../db/database.ts';
import { flagOf } from '../../protocol/configKeys.ts';

/** Value of a parameter; an unknown key is an empty text. */
export async function configValue(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('sys_config')
    .select('config_value')
    .where('config_key', '=', key)
    .executeTakeFirst();
  return row?.config_value ?? '';
}

/**
 * Whether a parameter (docs/protocol/system.md#parameters) is switched on, in any of the protocol's
 * spellings; `fallback` when it is empty or none of them.
 */
export async function configFlag(db: Db, key: string, fallback: boolean): Promise<boolean> {
  return flagOf(await configValue(db, key)) ?? fallback;
}
