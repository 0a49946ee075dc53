/** Default rows of an empty installation. */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { shapeNamed } from '../operation.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { continueIdentity } from '../tables/apply.ts';
import { isEmpty } from '../tables/introspect.ts';
import { insertLinks, insertRow } from '../write/insert.ts';
import { takeNumbers } from '../write/numbers.ts';
import { valueOf } from '../write/values.ts';

/**
 * Fills the tables that have no row, in the given order; links only together with their rows.
 * Answers the models whose tables were filled.
 */
export async function fillDefaults(
  db: Db,
  context: EngineContext,
  defaults: readonly Defaults[],
): Promise<Set<ModelShape>> {
  const filled = new Set<ModelShape>();
  for (const file of defaults) {
    const shape = shapeNamed(context, file.model);
    if (!(await isEmpty(db, shape.model.table))) continue;
    await fillTable(db, context, shape, file);
    filled.add(shape);
  }
  return filled;
}

async function fillTable(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  file: Defaults,
): Promise<void> {
  const createTime = timeText(context.now());
  for (const given of file.rows) {
    const row = completeRow(shape, given, createTime);
    await takeNumbers({ context: { ...context, aside: db }, db, shape }, row);
    const key = await insertRow(db, shape, row);
    if (key === undefined)
      throw new Error(
        `Default rows of model ${file.model}: ${JSON.stringify(given)} equals another row in a unique field`,
      );
  }
  await continueIdentity(db, context.dialect, shape.model.table, shape.key.name, file.nextId ?? 1);
  for (const { relation: name, from, to } of file.links ?? []) {
    const relation = shape.model.relations?.[name];
    if (relation?.type !== 'manyToMany')
      throw new Error(`Default links of model ${file.model}: '${name}' is no manyToMany relation`);
    await insertLinks(
      db,
      shape,
      relation,
      to.map((key) => [from, key]),
    );
  }
}

/** Every default row was made by admin at installation time. */
function completeRow(shape: ModelShape, given: Row, createTime: string): Row {
  const row: Row = {};
  for (const { field, initial } of shape.columns) {
    const value = valueOf(given, field) ?? initial;
    if (value !== undefined) row[field] = value;
  }
  if (shape.model.stamps === false) return row;
  return { createBy: 'admin', createTime, ...row };
}
