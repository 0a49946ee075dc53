/** Rows that a migration makes of fields of their owner. */
import type { Db, Row } from '../../../db/database.ts';
import { chunksOf } from '../../../db/text.ts';
import type { EngineContext } from '../../operation.ts';
import { withHashes } from '../../shape/encrypted.ts';
import type { ModelShape } from '../../shape/shape.ts';
import { Bindings, execute, query, rowsOfStatement } from '../../sql.ts';
import { dropUsesOf } from '../../../files/uses.ts';
import { attachmentColumns } from '../../write/attachments.ts';
import { storedValue, valueOf } from '../../write/values.ts';
import type { DataChange, Moving } from './change.ts';
import { noteFilesOfParts } from './files.ts';
import { forgetMoved, MOVED } from './moved.ts';

/** Rows to own by owner and migration. */
type Parts = ReadonlyMap<number, ReadonlyMap<Moving, readonly Row[]>>;

/**
 * Gives records the rows that they are to own, in the place of those that they were given before.
 * @param owners the records as they are stored
 */
export async function moveParts(
  db: Db,
  change: DataChange,
  parts: Parts,
  owners: readonly Row[],
): Promise<void> {
  if (change.movings.length === 0 || parts.size === 0) return;
  await takeBack(db, change, [...parts.keys()]);
  const records = new Map(owners.map(({ id, stored }) => [Number(id), stored as Row]));
  for (const moving of change.movings) {
    const rows = [...parts].flatMap(([owner, made]) =>
      (made.get(moving) ?? []).map((part, index) =>
        wholePart(moving, { owner, part, index, record: records.get(owner) ?? {} }),
      ),
    );
    await insertParts(db, change, moving, rows);
  }
}

/** Removes the rows that records were given before. */
async function takeBack(db: Db, change: DataChange, owners: readonly number[]): Promise<void> {
  const { shape, movings } = change;
  const shapes = new Map(
    movings.map(({ relation }) => [relation.shape.model.name, relation.shape]),
  );
  const bindings = new Bindings(shape.dialect);
  const where = `model = ${bindings.add(shape.model.name)} and owner_key in (${bindings.addAll(owners)})`;
  const moved = await query(
    db,
    `select part_model, part_key from ${MOVED} where ${where}`,
    bindings.values,
  );
  if (moved.length === 0) return;
  for (const [name, part] of shapes) {
    const keys = moved.filter((row) => row.part_model === name).map((row) => Number(row.part_key));
    await removeRows(db, change.context, part, keys);
  }
  await execute(db, `delete from ${MOVED} where ${where}`, bindings.values);
}

async function removeRows(
  db: Db,
  { now }: EngineContext,
  part: ModelShape,
  keys: readonly number[],
): Promise<void> {
  const carriesFiles = attachmentColumns(part.columns).length > 0;
  for (const some of chunksOf(keys)) {
    if (carriesFiles) await dropUsesOf(db, part.model.name, some, now());
    const bindings = new Bindings(part.dialect);
    await execute(
      db,
      `delete from ${part.table} where ${part.key.sql} in (${bindings.addAll(some)})`,
      bindings.values,
    );
  }
}

interface Made {
  owner: number;
  part: Row;
  index: number;
  record: Row;
}

/** With its owner, its place, its defaults, and who made the owner and when. */
function wholePart({ relation }: Moving, { owner, part, index, record }: Made): Row {
  const { shape, by, order } = relation;
  const row: Row = { ...part, [by.field]: owner };
  if (order) row[order.field] ??= index + 1;
  for (const { field, initial } of shape.columns) if (initial !== undefined) row[field] ??= initial;
  for (const stamp of ['createBy', 'createTime'])
    if (shape.byField.has(stamp)) row[stamp] ??= record[stamp];
  return withHashes(shape, row);
}

async function insertParts(
  db: Db,
  change: DataChange,
  { relation }: Moving,
  rows: readonly Row[],
): Promise<void> {
  const { shape: part, by } = relation;
  const files = attachmentColumns(part.columns).map(({ sql }) => `${sql} as ${sql}`);
  const answered = [`${part.key.sql} as id`, `${by.sql} as owner`, ...files];
  const columns = part.columns.filter(({ field }) =>
    rows.some((row) => valueOf(row, field) !== undefined),
  );
  for (const some of chunksOf(rows, rowsOfStatement(Math.max(columns.length, 4)))) {
    const bindings = new Bindings(part.dialect);
    const values = some.map(
      (row) =>
        `(${bindings.addAll(columns.map((column) => storedValue(column, row[column.field])))})`,
    );
    const inserted = await query(
      db,
      `insert into ${part.table} (${columns.map(({ sql }) => sql).join(', ')}) ` +
        `values ${values.join(', ')} returning ${answered.join(', ')}`,
      bindings.values,
    );
    await note(db, change, part, inserted);
    await noteFilesOfParts(
      db,
      change,
      part,
      inserted.map((row) => ({ key: Number(row.id), values: row })),
    );
  }
}

async function note(
  db: Db,
  { shape }: DataChange,
  part: ModelShape,
  inserted: readonly Row[],
): Promise<void> {
  for (const some of chunksOf(inserted)) {
    const bindings = new Bindings(shape.dialect);
    const values = some.map(
      ({ id, owner }) => `(${bindings.addAll([shape.model.name, owner, part.model.name, id])})`,
    );
    await execute(
      db,
      `insert into ${MOVED} (model, owner_key, part_model, part_key) values ${values.join(', ')}`,
      bindings.values,
    );
  }
}

/** Removes all rows that were made for a change that is given up. */
export async function removeMoved(
  db: Db,
  context: EngineContext,
  { model }: ModelShape,
): Promise<void> {
  const moved = db.selectFrom(MOVED).where('model', '=', model.name);
  for (const { part_model: name } of await moved.select('part_model').distinct().execute()) {
    const part = context.shapes.get(String(name));
    if (!part) continue;
    const rows = await moved.select('part_key').where('part_model', '=', name).execute();
    await removeRows(
      db,
      context,
      part,
      rows.map((row) => Number(row.part_key)),
    );
  }
  await forgetMoved(db, model.name);
}
