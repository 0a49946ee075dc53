/** Models that published pages brought (docs/decisions/new-models.md). */
import type { Model } from '../../schema/generated/types.gen.ts';
import { formatOf, loadFile, type SourceFile } from '../../schema/load/file.ts';
import type { Db, Row } from '../db/database.ts';

export const madeModelTable = 'sys_model';

/** A model that was published, as a file of the project would have it. */
export interface StoredModel {
  name: string;
  text: string;
}

/** All of them, in the order in which they came. */
export async function storedModels(db: Db): Promise<StoredModel[]> {
  const rows: Row[] = await db
    .selectFrom(madeModelTable)
    .select(['name', 'definition'])
    .orderBy('number')
    .execute();
  return rows.map(({ name, definition }) => ({ name, text: definition }));
}

/** The path that the file of a model has, or would have. */
export const pathOfModel = (name: string): string => `schemas/models/${name}.json`;

/** A published model as it is used; null: another version of the product made it. */
export const readModel = ({ name, text }: StoredModel): Model | null =>
  loadFile('model', { path: pathOfModel(name), text }).value;

/** Files with those of published models; a file that has such a name or table counts instead. */
export function withMadeModels(
  files: readonly SourceFile[],
  stored: readonly StoredModel[],
): readonly SourceFile[] {
  if (stored.length === 0) return files;
  const own = files.filter(({ path }) => formatOf(path) === 'model');
  const loaded = own.map((file) => loadFile('model', file));
  const names = new Set(loaded.map(({ name }) => name));
  const tables = new Set(loaded.map(({ value }) => value?.table));
  const added = stored.filter((one) => !names.has(one.name) && !tables.has(readModel(one)?.table));
  return [...files, ...added.map(({ name, text }) => ({ path: pathOfModel(name), text }))];
}
