/** Files that the records of a model carry in one field, when a migration changes the field. */
import type { Db } from '../db/database.ts';

/** A field of a model. */
interface CarryingField {
  model: string;
  field: string;
}

/** Which records have older versions that go on carrying their files. */
export type KeptFiles = 'all' | 'published' | 'none';

/** The field has another name from now on. */
export const renameUses = async (
  db: Db,
  { model, field }: CarryingField,
  name: string,
): Promise<void> =>
  void (await db
    .updateTable('sys_file_use')
    .set({ field: name })
    .where('model', '=', model)
    .where('field', '=', field)
    .execute());

/**
 * The field is gone: its files are removed after the commit where nothing else carries them.
 */
export async function dropFieldUses(
  db: Db,
  { model, field }: CarryingField,
  { kept, now }: { kept: KeptFiles; now: number },
): Promise<void> {
  const ofField = db
    .selectFrom('sys_file_use')
    .where('model', '=', model)
    .where('field', '=', field);
  if (kept !== 'none') await keepForVersions(db, { model, field }, kept);
  const keys = ofField.select('key');
  const others = db
    .selectFrom('sys_file_use')
    .select('key')
    .where((use) => use.or([use('model', '<>', model), use('field', '<>', field)]));
  // Locked first: what others attach meanwhile is seen by the statement that follows.
  await db
    .updateTable('sys_file')
    .set((file) => ({ bytes: file.ref('bytes') }))
    .where('key', 'in', keys)
    .execute();
  await db
    .updateTable('sys_file')
    .set({ expires_at: now })
    .where('pending_until', 'is', null)
    .where('key', 'in', keys)
    .where('key', 'not in', others)
    .execute();
  await db
    .deleteFrom('sys_file_use')
    .where('model', '=', model)
    .where('field', '=', field)
    .execute();
}

/** Notes the files of records that were published as those of an older version. */
async function keepForVersions(
  db: Db,
  { model, field }: CarryingField,
  kept: Exclude<KeptFiles, 'none'>,
): Promise<void> {
  let uses = db
    .selectFrom('sys_file_use')
    .select((use) => ['model', 'record_id', use.val('').as('field'), 'key', 'name'])
    .where('model', '=', model)
    .where('field', '=', field);
  if (kept === 'published')
    uses = uses.where(
      'record_id',
      'in',
      db.selectFrom('sys_record_version').select('record_id').where('model', '=', model),
    );
  await db
    .insertInto('sys_file_use')
    .columns(['model', 'record_id', 'field', 'key', 'name'])
    .expression(uses)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
