/** Files that the records of a model carry in one field, when a migration changes the field. */
import type { Db } from '../db/database.ts';
import { addUses, dropUses, lockUploads } from './uses.ts';
import type { CarriedFile } from './uses.ts';

/** A field of a model. */
interface CarryingField {
  model: string;
  field: string;
}

/** Which records have older versions that go on carrying their files. */
export type KeptFiles = 'all' | 'published' | 'none';

interface ReplacedUses {
  model: string;
  fields: readonly string[];
  /** Keys of records. */
  records: readonly number[];
  /** All that the records carry in the fields from now on. */
  files: readonly CarriedFile[];
  /** Epoch milliseconds. */
  now: number;
}

/** Files that are not there any more are left out. */
export async function replaceUses(
  db: Db,
  { model, fields, records, files, now }: ReplacedUses,
): Promise<void> {
  const rows = await db
    .selectFrom('sys_file_use')
    .select(['record_id', 'field', 'key'])
    .where('model', '=', model)
    .where('field', 'in', fields)
    .where('record_id', 'in', records)
    .execute();
  const before = rows.map(({ record_id, ...row }) => ({
    ...row,
    model,
    record: Number(record_id),
  }));
  const there = new Set(before.map(identityOf));
  const carried = new Set(files.map(identityOf));
  const added = files.filter((file) => !there.has(identityOf(file)));
  const gone = before.filter((use) => !carried.has(identityOf(use)));
  const uploads = await lockUploads(db, [...new Set([...added, ...gone].map(({ key }) => key))]);
  await addUses(
    db,
    added.filter(({ key }) => uploads.has(key)),
  );
  for (const use of gone) await dropUses(db, use, [use.key], now);
}

const identityOf = ({ record, field, key }: Omit<CarriedFile, 'name'>): string =>
  JSON.stringify([record, field, key]);

/** Fields in which records of a model carry files. */
export const usedFields = async (db: Db, model: string): Promise<string[]> =>
  (
    await db
      .selectFrom('sys_file_use')
      .select('field')
      .distinct()
      .where('model', '=', model)
      .execute()
  ).map(({ field }) => String(field));

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
