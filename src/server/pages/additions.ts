/** What published pages brought to the models of the project's files, and beside them. */
import type { SourceFile } from '../../schema/load/file.ts';
import type { Db } from '../db/database.ts';
import { madeModelTable, storedModels, withMadeModels, type StoredModel } from './made-models.ts';
import {
  modelFieldTable,
  storedFields,
  withStoredFields,
  type StoredField,
} from './model-fields.ts';

export interface Additions {
  models: readonly StoredModel[];
  fields: readonly StoredField[];
}

/**
 * All of them.
 * @param isThere whether a table is there: not in a database that is yet to be updated
 */
export async function storedAdditions(
  db: Db,
  isThere: (table: string) => Promise<boolean> = async () => true,
): Promise<Additions> {
  return {
    models: (await isThere(madeModelTable)) ? await storedModels(db) : [],
    fields: (await isThere(modelFieldTable)) ? await storedFields(db) : [],
  };
}

/** Files with what was published; those that have all of it stay as they are. */
export const withAdditions = (
  files: readonly SourceFile[],
  { models, fields }: Additions,
): readonly SourceFile[] => withStoredFields(withMadeModels(files, models), fields);
