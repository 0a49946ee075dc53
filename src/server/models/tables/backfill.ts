/**
 * Values of computed fields in rows from before the field, or from before its definition changed:
 * worked out at the start in batches, each a short transaction, from the position that is kept.
 */
import { createHash } from 'node:crypto';
import { aggregateOf, partFieldsRead } from '../../../schema/record/aggregate.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import { computedSource } from '../../../schema/record/computed.ts';
import { fieldProblem } from '../../../schema/record/index.ts';
import { decimalsOf } from '../../../schema/record/quantity.ts';
import type { Database, Db, Row } from '../../db/database.ts';
import { forget, remember, remembered } from '../install/memory.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { computedChanges, partsOf } from '../write/computed.ts';
import { writeColumns } from '../write/write-columns.ts';

/** Rows of one transaction: few enough that a write of one of them waits but a moment. */
const BATCH = 500;
const TABLE = 'sys_backfill';

/** Begins the ids under which the definitions are remembered that the rows were worked out by. */
const PREFIX = 'computed:';

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const allComputed = ({ computed: { own, aggregated } }: ModelShape): ComputedField[] => [
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
 * Notes that the computed fields of a model are to be worked out, where a definition is not the one
 * they were worked out by.
 */
export async function planBackfill(db: Db, shape: ModelShape): Promise<void> {
  const ids = idsOf(shape);
  if (ids.length === 0) return;
  const done = await remembered(db, shape.model.name);
  if (ids.every((id) => done.has(id))) return;
  const definition = hashOf(ids.join());
  const position = Number.MIN_SAFE_INTEGER;
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

/**
 * Carries out what was planned, from where it was broken off. Parts come before the records that
 * own them, whose values follow from theirs. Answers what an operator should know: values that
 * their fields do not take are left as they were.
 */
export async function backfill(database: Database, context: EngineContext): Promise<string[]> {
  const reports: string[] = [];
  for (const shape of partsFirst(context.shapes.values())) {
    if (allComputed(shape).length === 0) continue;
    const unfit = new Map<string, number>();
    for (let more = true; more;) {
      const batch = await database.transaction((db) => nextBatch({ context, db, shape }));
      for (const field of batch.unfit) unfit.set(field, (unfit.get(field) ?? 0) + 1);
      more = batch.more;
    }
    for (const [field, rows] of unfit)
      reports.push(
        `Model '${shape.model.name}': the value worked out for '${field}' is none of the field in ${rows} row${rows === 1 ? '' : 's'}, where it was left as it was.`,
      );
  }
  return reports;
}

function partsFirst(shapes: Iterable<ModelShape>): Set<ModelShape> {
  const ordered = new Set<ModelShape>();
  const place = (shape: ModelShape): void => {
    for (const owned of shape.owned) place(owned.shape);
    ordered.add(shape);
  };
  for (const shape of shapes) place(shape);
  return ordered;
}

type Filling = Pick<Operation, 'context' | 'db' | 'shape'>;

interface Batch {
  /** There may be further rows. */
  more: boolean;
  /** Fields that take no value of a row, one for each row. */
  unfit: readonly string[];
}

/** Works out the next rows. The row of the plan, locked, lets one process at a time do it. */
async function nextBatch({ context, db, shape }: Filling): Promise<Batch> {
  const { name } = shape.model;
  const lock = shape.dialect === 'postgres' ? ' for update' : '';
  const bindings = new Bindings(shape.dialect);
  const [plan] = await query(
    db,
    `select definition, position from ${TABLE} where model = ${bindings.add(name)}${lock}`,
    bindings.values,
  );
  if (plan?.definition !== hashOf(idsOf(shape).join())) return { more: false, unfit: [] };
  const rows = await rowsAfter({ context, db, shape }, Number(plan.position));
  const unfit = await fillRows({ context, db, shape, actor: null, permission: undefined }, rows);
  const last = rows.at(-1)?.[shape.key.field];
  if (rows.length === BATCH) {
    await db.updateTable(TABLE).set({ position: last }).where('model', '=', name).execute();
    return { more: true, unfit };
  }
  await db.deleteFrom(TABLE).where('model', '=', name).execute();
  await rememberIds({ context, db, shape });
  return { more: false, unfit };
}

async function rowsAfter({ db, shape }: Filling, position: number): Promise<Row[]> {
  const bindings = new Bindings(shape.dialect);
  const lock = shape.dialect === 'postgres' ? ' for update' : '';
  const rows = await query(
    db,
    `select ${selectList(shape.columns)} from ${shape.table} where ${shape.key.sql} > ${bindings.add(position)} order by ${shape.key.sql} limit ${BATCH}${lock}`,
    bindings.values,
  );
  return decodeRows(shape.columns, rows);
}

/** Answers the fields that took no value, and keep what they have. */
async function fillRows(operation: Operation, rows: readonly Row[]): Promise<string[]> {
  const { shape } = operation;
  const unfit: string[] = [];
  const fitting = (fields: readonly ComputedField[], values: Row): Row => {
    const taken = { ...values };
    for (const { name, field } of fields) {
      if (fieldProblem(field, values[name]) === undefined) continue;
      delete taken[name];
      unfit.push(name);
    }
    return taken;
  };
  const keyOf = (row: Row): number => row[shape.key.field];
  const parts = await partsOf(operation, rows.map(keyOf));
  const columns = allComputed(shape).map(({ name }) => shape.byField.get(name)!);
  const filled = rows.flatMap((row) => {
    const changes = computedChanges({ ...operation, fitting }, row, parts(keyOf(row)));
    return Object.keys(changes).length === 0 ? [] : [{ ...row, ...changes }];
  });
  await writeColumns(operation, columns, filled);
  return unfit;
}

async function rememberIds({ context, db, shape }: Filling): Promise<void> {
  const { name } = shape.model;
  const ids = new Set(idsOf(shape));
  const done = await remembered(db, name);
  const former = [...done].filter((id) => id.startsWith(PREFIX) && !ids.has(id));
  for (const id of former) await forget(db, name, id);
  for (const id of ids) if (!done.has(id)) await remember(db, name, id, context.now());
}
