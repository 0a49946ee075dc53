/** Parameters that capabilities bring along. */
import { defined } from '../../schema/defined.ts';
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { remember, remembered } from '../models/install/memory.ts';
import type { Services } from '../services.ts';
import { usualVisibility } from '../system/config-visibility.ts';
import type { Setting } from './contract.ts';

/** Name under which added parameters are remembered, so that a removed one does not come back. */
const memory = 'pageloom_setting';

/** Adds those that are missing; a parameter that exists is never touched. */
export async function ensureSettings(
  { database, now }: Pick<Services, 'database' | 'now'>,
  settings: readonly Setting[],
): Promise<void> {
  if (settings.length === 0) return;
  await database.schemaTransaction(async (db) => {
    const done = await remembered(db, memory);
    for (const setting of settings.filter(({ key }) => !done.has(key))) {
      await remember(db, memory, setting.key, now());
      if (!(await isThere(db, setting.key))) await add(db, setting, now());
    }
  });
}

const isThere = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('sys_config')
    .select('config_id')
    .where('config_key', '=', key)
    .executeTakeFirst()) !== undefined;

async function add(db: Db, setting: Setting, now: number): Promise<void> {
  const { key, name, value = '', visibility = usualVisibility(key), remark } = setting;
  await db
    .insertInto('sys_config')
    .values({
      config_key: key,
      config_name: name,
      config_value: value,
      config_type: 'N',
      visibility,
      create_time: timeText(now),
      ...defined({ remark }),
    })
    .execute();
}
