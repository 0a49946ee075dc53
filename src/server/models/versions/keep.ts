/** Keeps records as they are published (docs/decisions/record-versions.md). */
import { publishing, versionFields } from '../../../schema/record/versions.ts';
import type { Db, Row } from '../../db/database.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { ownedRowsOf } from '../read/owned.ts';
import { rowsByKey } from '../read/rows.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { ModelHooks } from '../types.ts';
import { SERVER_NAME } from '../write/stamps.ts';
import { storedValue } from '../write/values.ts';
import { migrationsNow } from './former.ts';

export const versionTable = 'sys_record_version';

/** Whether the record was ever published. */
export async function hasVersions(db: Db, model: string, record: number): Promise<boolean> {
  const found = await db
    .selectFrom(versionTable)
    .select('number')
    .where('model', '=', model)
    .where('record_id', '=', record)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What publishing does besides moving the record; nothing for models without versions. */
export function versionHooks(context: EngineContext, shape: ModelShape): ModelHooks | undefined {
  const names = versionFields(shape.model);
  if (!names) return undefined;
  return {
    async beforeTransition(_db, { name, stored, changes }) {
      if (name === publishing) changes[names.number] = Number(stored[names.number]) + 1;
    },
    async afterTransition(db, { name, stored, changes }, actor) {
      if (name !== publishing) return;
      const key = Number(stored[shape.key.field]);
      const number = Number(changes[names.number]);
      await keepVersion({ context, db, shape, actor, permission: undefined }, key, number);
    },
  };
}

async function keepVersion(operation: Operation, key: number, number: number): Promise<void> {
  const { context, db, shape, actor } = operation;
  const [record] = await rowsByKey(db, shape, [key]);
  const content = await contentOf(operation, record!);
  await db
    .insertInto(versionTable)
    .values({
      model: shape.model.name,
      record_id: key,
      number,
      content: JSON.stringify(content),
      migrations: migrationsNow(shape),
      user_id: actor?.userId ?? null,
      user_name: actor?.userName ?? SERVER_NAME,
      published_at: context.now(),
    })
    .execute();
}

/** The record with its parts; encrypted values stay so. */
async function contentOf(operation: Operation, record: Row): Promise<Row> {
  const { shape } = operation;
  const content = kept(shape.columns, record);
  for (const owned of shape.owned) {
    const parts = { ...operation, shape: owned.shape };
    const key = Number(record[shape.key.field]);
    const rows = (await ownedRowsOf(parts, owned, { keys: [key] })).get(key)!;
    content[owned.name] = await Promise.all(rows.map((row) => contentOf(parts, row)));
  }
  return content;
}

function kept(columns: readonly Column[], record: Row): Row {
  const hashes = new Set(columns.map(({ lookup }) => lookup?.column));
  return Object.fromEntries(
    columns
      .filter((column) => !hashes.has(column))
      .map((column) => [
        column.field,
        column.lookup ? storedValue(column, record[column.field]) : record[column.field],
      ]),
  );
}
