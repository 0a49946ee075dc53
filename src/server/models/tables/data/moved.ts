/** Rows that were made of the fields of their owner: noted while their change is on its way. */
import type { Database, Db } from '../../../db/database.ts';
import { changedModels } from './state.ts';

export const MOVED = 'sys_moved_row';

/** The rows are what they are from now on. */
export const forgetMoved = async (db: Db, model: string): Promise<void> =>
  void (await db.deleteFrom(MOVED).where('model', '=', model).execute());

/** Owners whose rows are forgotten in one transaction. */
const forgottenAtOnce = 5_000;

/**
 * Forgets what was noted for changes that have taken effect: behind the switch, in short
 * transactions, since readers would wait for it there.
 */
export async function forgetFinished(database: Database): Promise<void> {
  const noted = await database.write.selectFrom(MOVED).select('model').distinct().execute();
  for (const { model } of noted)
    while (await database.transaction((db) => forgetSome(db, String(model))));
}

/** Whether there are more. */
async function forgetSome(db: Db, model: string): Promise<boolean> {
  if ((await changedModels(db)).includes(model)) return false;
  const ofModel = db.selectFrom(MOVED).select('owner_key').where('model', '=', model);
  const last = await ofModel
    .orderBy('owner_key')
    .limit(1)
    .offset(forgottenAtOnce - 1)
    .executeTakeFirst();
  const some = db.deleteFrom(MOVED).where('model', '=', model);
  await (last ? some.where('owner_key', '<=', last.owner_key) : some).execute();
  return last !== undefined;
}
