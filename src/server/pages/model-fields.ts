/**
 * Fields that published pages brought to models (docs/decisions/new-fields.md): a model is its file
 * with them.
 */
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { formatOf, loadFile, type SourceFile } from '../../schema/load/file.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { withFields } from '../../schema/record/newFields.ts';
import { serialise } from '../../schema/serialise/serialise.ts';
import type { Db, Row } from '../db/database.ts';

export const modelFieldTable = 'sys_model_field';

/** A field that was published. */
export interface StoredField {
  model: string;
  name: string;
  field: Field;
}

/** All of them, in the order in which they came. */
export async function storedFields(db: Db): Promise<StoredField[]> {
  const rows: Row[] = await db
    .selectFrom(modelFieldTable)
    .select(['model', 'name', 'definition'])
    .orderBy('number')
    .execute();
  return rows.map(({ model, name, definition }) => ({
    model,
    name,
    field: JSON.parse(definition) as Field,
  }));
}

/** Whether migrations of the model have dropped or renamed the field. */
const isMigrated = ({ migrations = [] }: Model, name: string): boolean =>
  migrations.some(({ field, to }) => field === name || to === name);

/** The model with its published fields; what its file says of a field counts. */
export function withStored(model: Model, stored: readonly StoredField[]): Model {
  const own = stored.filter((one) => one.model === model.name && !isMigrated(model, one.name));
  return withFields(model, Object.fromEntries(own.map(({ name, field }) => [name, field])));
}

/** Files of models with their published fields; those that have all of them stay as they are. */
export function withStoredFields(
  files: readonly SourceFile[],
  stored: readonly StoredField[],
): readonly SourceFile[] {
  const models = new Set(stored.map(({ model }) => model));
  if (models.size === 0) return files;
  return files.map((file) => {
    if (formatOf(file.path) !== 'model') return file;
    const { name, value } = loadFile('model', file);
    if (!value || !models.has(name)) return file;
    const extended = withStored(value, stored);
    return extended === value ? file : { ...file, text: serialise('model', extended) };
  });
}

/** Whether the field is one of the model already. */
export const hasField = (model: Model, name: string): boolean =>
  Object.hasOwn(fieldsOf(model), name);
