/**
 * Which computed fields are to be worked out for rows from before them, and how far that is: a plan
 * for each model, kept with the rows.
 */
import { createHash } from 'node:crypto';
import { aggregateOf, partFieldsRead } from '../../../schema/record/aggregate.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import { computedSource } from '../../../schema/record/computed.ts';
import { decimalsOf } from '../../../schema/record/quantity.ts';
import type { Db } from '../../db/database.ts';
import { forget, remember, remembered } from '../install/memory.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query, forUpdate } from '../sql.ts';
import { giveUpOthers } from './run-log.ts';
import type { Run } from './run-log.ts';

const TABLE = 'sys_backfill';

/** The position before the first row. */
export const beforeAll = Number.MIN_SAFE_INTEGER;

/** Begins the ids under which the definitions are remembered that the rows were worked out by. */
const PREFIX = 'computed:';

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Fields of which each may be of rows from before it. */
export const allComputed = ({ computed: { own, aggregated } }: ModelShape): ComputedField[] => [
  ...own,
  ...aggregated,
];

const idsOf = (shape: ModelShape): string[] =>
  allComputed(shape).map(
    (computed) => `${PREFIX}${computed.name}:${hashOf(definitionOf(shape, computed))}`,
  );

/** What the value of a field follows from; for aggregates also how what they read is computed. */
function definitionOf(shape: ModelShape, { field }: ComputedField): string {
  const source = computedSource(field);
  if (source !== undefined) return source;
  const over = aggregateOf(field)!;
  const { shape: part } = shape.owned.find(({ name }) => name === over.relation)!;
  const reads = partFieldsRead(over).some((name) => part.byField.get(name)?.spec.computed);
  return JSON.stringify([field.computed, decimalsOf(field), reads ? idsOf(part) : []]);
}

/**
 * Notes which computed fields are to be worked out, where a definition is not the one they were
 * worked out by. What was on its way for others is given up.
 * @param now epoch milliseconds
 */
export async function planBackfills(
  db: Db,
  shapes: readonly ModelShape[],
  now: number,
): Promise<void> {
  for (const shape of shapes) await planBackfill(db, shape);
  const expected = shapes.map((shape) => ({
    model: shape.model.name,
    definition: runDefinition(idsOf(shape)),
  }));
  await giveUpOthers(db, 'computed', { expected, now });
}

async function planBackfill(db: Db, shape: ModelShape): Promise<void> {
  const ids = idsOf(shape);
  const done = ids.length > 0 ? await remembered(db, shape.model.name) : new Set<string>();
  if (ids.every((id) => done.has(id)))
    return void (await db.deleteFrom(TABLE).where('model', '=', shape.model.name).execute());
  const definition = hashOf(ids.join());
  const position = beforeAll;
  await db
    .insertInto(TABLE)
    .values({ model: shape.model.name, definition, position })
    .onConflict((conflict) =>
      conflict
        .column('model')
        .doUpdateSet({ definition, position })
        .where(`${TABLE}.definition`, '!=', definition),
    )
    .execute();
}

/**
 * Has the next planning find that rows came without computed values, and changed those of owners.
 */
export async function forgetComputed(db: Db, shape: ModelShape): Promise<void> {
  const { name } = shape.model;
  await db.deleteFrom(TABLE).where('model', '=', name).execute();
  for (const id of await remembered(db, name))
    if (id.startsWith(PREFIX)) await forget(db, name, id);
  if (shape.owner) await forgetComputed(db, shape.owner.shape);
}

/** Forgets that a field was worked out, which is dropped: one of its name begins anew. */
export async function forgetComputedField(
  db: Db,
  model: string,
  { field, done }: { field: string; done: ReadonlySet<string> },
): Promise<void> {
  for (const id of done) if (id.startsWith(`${PREFIX}${field}:`)) await forget(db, model, id);
}

const runDefinition = (ids: readonly string[]): string => `${PREFIX}${hashOf(ids.join())}`;

/** How the work on the rows of a model is noted, of the fields that are yet to be worked out. */
export async function runOf(db: Db, shape: ModelShape): Promise<Run> {
  const { name: model } = shape.model;
  const done = await remembered(db, model);
  const ids = idsOf(shape);
  const steps = allComputed(shape).flatMap(({ name }, n) => (done.has(ids[n]!) ? [] : [name]));
  return { model, kind: 'computed', definition: runDefinition(ids), steps };
}

/**
 * Key of the last row that was worked out by the present definitions; undefined where none is yet
 * to be.
 * @param lock lets one process at a time go on
 */
export async function backfillPosition(
  db: Db,
  shape: ModelShape,
  lock: boolean,
): Promise<number | undefined> {
  const bindings = new Bindings(shape.dialect);
  const [plan] = await query(
    db,
    `select definition, position from ${TABLE} ` +
      `where model = ${bindings.add(shape.model.name)}${lock ? forUpdate(shape.dialect) : ''}`,
    bindings.values,
  );
  return plan?.definition === hashOf(idsOf(shape).join()) ? Number(plan.position) : undefined;
}

/** The rows up to this key are worked out. */
export const keepPosition = async (
  db: Db,
  { model: { name } }: ModelShape,
  position: number,
): Promise<void> =>
  void (await db.updateTable(TABLE).set({ position }).where('model', '=', name).execute());

/** All rows are worked out. @param now epoch milliseconds */
export async function endBackfill(db: Db, shape: ModelShape, now: number): Promise<void> {
  const { name } = shape.model;
  await db.deleteFrom(TABLE).where('model', '=', name).execute();
  const ids = new Set(idsOf(shape));
  const done = await remembered(db, name);
  const former = [...done].filter((id) => id.startsWith(PREFIX) && !ids.has(id));
  for (const id of former) await forget(db, name, id);
  for (const id of ids) if (!done.has(id)) await remember(db, name, id, now);
}
