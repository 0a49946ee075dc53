/**
 * Colours of dictionary entries that came with an installation and ship with another colour today.
 */
import type { Defaults } from '../../schema/generated/types.gen.ts';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/database.ts';

/** Entries that were blue before good states became green, by key. */
const formerlyBlue = new Set<unknown>([6, 8, 16, 28]);
const BLUE = 'primary';

/** Gives each of them the colour that ships today, unless somebody has changed the entry since. */
export async function renewDictColours(
  database: Database,
  defaults: readonly Defaults[],
): Promise<void> {
  const shipped = defaults
    .filter(({ model }) => model === 'dictData')
    .flatMap(({ rows }) => rows as Row[])
    .filter(({ dictCode, listClass }) => formerlyBlue.has(dictCode) && listClass);
  await database.transaction(async (db) => {
    for (const { dictCode, dictType, listClass } of shipped)
      await db
        .updateTable('sys_dict_data')
        .set({ list_class: listClass })
        .where('dict_code', '=', dictCode)
        .where('dict_type', '=', dictType)
        .where('list_class', '=', BLUE)
        .where('update_time', 'is', null)
        .execute();
  });
}
