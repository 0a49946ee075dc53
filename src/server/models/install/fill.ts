/** Default rows of a table that has none yet. */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { continueIdentity } from '../tables/apply.ts';
import { forgetComputed } from '../tables/backfill-plan.ts';
import { insertLinks, insertRow } from '../write/insert.ts';
import { takeNumbers } from '../write/numbers.ts';
import { valueOf } from '../write/values.ts';

/** Where rows go. */
export interface Target {
  db: Db;
  context: EngineContext;
  shape: ModelShape;
}

/** Fills the table with the rows of a file, under the keys that they bring. Answers all keys. */
export async function fillTable(target: Target, file: Defaults): Promise<Map<Row, number>> {
  const { db, context, shape } = target;
  const { field: keyField } = shape.key;
  const keys = new Map<Row, number>();
  const add = async (given: Row): Promise<void> => {
    const key = await insertDefault(target, given);
    if (key === undefined)
      throw new Error(
        `Default rows of model ${file.model}: ${JSON.stringify(given)} equals another row in a unique field`,
      );
    keys.set(given, key);
  };
  const isKeyed = (row: Row): boolean => valueOf(row, keyField) !== undefined;
  for (const row of file.rows) if (isKeyed(row)) await add(row);
  await continueIdentity(db, context.dialect, shape.model.table, shape.key.name, file.nextId ?? 1);
  for (const row of file.rows) if (!isKeyed(row)) await add(row);
  await forgetComputed(db, shape);
  for (const { relation, from, to } of file.links ?? [])
    await insertLinks(
      db,
      shape,
      linkRelation(shape, relation),
      to.map((key) => [from, key]),
    );
  return keys;
}

/** The relation that links stand under. */
export function linkRelation(
  { model }: ModelShape,
  name: string,
): NonNullable<typeof model.relations>[string] {
  const relation = model.relations?.[name];
  if (relation?.type !== 'manyToMany')
    throw new Error(`Default links of model ${model.name}: '${name}' is no manyToMany relation`);
  return relation;
}

/**
 * Adds a row with the defaults and numbers of its model. Its key; undefined when another row is in
 * its way. What is computed is worked out when all rows are there.
 */
export async function insertDefault(target: Target, given: Row): Promise<number | undefined> {
  const { db, context, shape } = target;
  const row = completeRow(target, given);
  await takeNumbers({ context: { ...context, aside: db }, db, shape }, row);
  return insertRow(db, shape, row);
}

/** Made by admin at the time it is given. */
function completeRow({ context, shape }: Target, given: Row): Row {
  const row: Row = {};
  for (const { field, initial } of shape.columns) {
    const value = valueOf(given, field) ?? initial;
    if (value !== undefined) row[field] = value;
  }
  if (shape.model.stamps === false) return row;
  return { createBy: 'admin', createTime: timeText(context.now()), ...row };
}
