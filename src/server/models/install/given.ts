/**
 * What an installation was given: the default rows it has or once had, by their identity. Nothing
 * that stands here is given again, whatever became of it.
 */
import type { Db } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';

const TABLE = 'sys_given_default';

/** Identity of the note that a file without identities has filled its table. */
export const FILLED = '';

/** Keys of the records that the rows of a model became; null: of none. */
export type Given = Map<string, number | null>;

/** What was given to a model. */
export async function readGiven(db: Db, model: string): Promise<Given> {
  const rows = await db
    .selectFrom(TABLE)
    .select(['identity', 'record_id'])
    .where('model', '=', model)
    .execute();
  return new Map(
    rows.map(({ identity, record_id: id }) => [String(identity), id === null ? null : Number(id)]),
  );
}

/** Notes down what was given. @param now epoch milliseconds */
export async function noteGiven(db: Db, model: string, added: Given, now: number): Promise<void> {
  for (const some of chunksOf([...added], 200))
    await db
      .insertInto(TABLE)
      .values(some.map(([identity, id]) => ({ model, identity, record_id: id, given_at: now })))
      .execute();
}
