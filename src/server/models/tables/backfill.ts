/**
 * Values of computed fields in rows from before the field, or from before its definition changed:
 * worked out at the start in batches, each a short transaction, from the position that is kept.
 */
import type { ComputedField } from '../../../schema/compile/plan.ts';
import { fieldProblem } from '../../../schema/record/index.ts';
import type { Database, Row } from '../../db/database.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, count, query, forUpdate } from '../sql.ts';
import { computedChanges, partsOf } from '../write/computed.ts';
import { writeColumns } from '../write/write-columns.ts';
import {
  allComputed,
  backfillPosition,
  beforeAll,
  endBackfill,
  keepPosition,
  runOf,
} from './backfill-plan.ts';
import { usualBatch } from './pace.ts';
import type { Pace } from './pace.ts';
import { advanceRun, endRun, isRunning, noteOfRun, startRun } from './run-log.ts';
import type { Run } from './run-log.ts';

/**
 * Carries out what was planned, from where it was broken off. Parts come before the records that
 * own them, whose values follow from theirs. Answers what an operator should know: values that
 * their fields do not take are left as they were.
 */
export async function backfill(
  database: Database,
  context: EngineContext,
  { progress, batch: size = usualBatch }: Pace,
): Promise<string[]> {
  const reports: string[] = [];
  for (const shape of partsFirst(context.shapes.values())) {
    if (allComputed(shape).length === 0) continue;
    const unfit = new Map<string, number>();
    let begun: Begun | undefined;
    let done = 0;
    for (let more = true; more;) {
      const batch = await database.transaction((db) =>
        nextBatch({ context, db, shape }, { begun, size }),
      );
      for (const field of batch.unfit) unfit.set(field, (unfit.get(field) ?? 0) + 1);
      ({ more, begun = begun } = batch);
      done += batch.rows;
      if (begun && batch.rows > 0)
        await progress?.({ model: shape.model.name, done, total: begun.total });
    }
    const lines = [...unfit].map(([field, rows]) => unfitLine(shape, field, rows));
    if (begun && lines.length > 0) await noteOfRun(database.write, begun.run, lines.join('\n'));
    reports.push(...lines);
  }
  return reports;
}

const unfitLine = ({ model }: ModelShape, field: string, rows: number): string =>
  `Model '${model.name}': the value worked out for '${field}' is none of the ` +
  `field in ${rows} row${rows === 1 ? '' : 's'}, where it was left as it was.`;

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

/** Work on the rows of a model, and of how many. */
interface Begun {
  run: Run;
  total: number;
}

async function beginRun({ context, db, shape }: Filling, position: number): Promise<Begun> {
  const bindings = new Bindings(shape.dialect);
  const where = `${shape.key.sql} > ${bindings.add(position)}`;
  const total = await count(db, `from ${shape.table} where ${where}`, bindings.values);
  const run = await runOf(db, shape);
  const isNew = position === beforeAll || !(await isRunning(db, run));
  if (total > 0 && isNew) await startRun(db, run, { total, now: context.now() });
  return { run, total };
}

interface Batch {
  rows: number;
  /** There may be further rows. */
  more: boolean;
  /** Fields that take no value of a row, one for each row. */
  unfit: readonly string[];
  /** Absent: there was nothing to be done. */
  begun?: Begun;
}

/** Works out the next rows. */
async function nextBatch(
  { context, db, shape }: Filling,
  { begun: before, size }: { begun: Begun | undefined; size: number },
): Promise<Batch> {
  const position = await backfillPosition(db, shape, true);
  if (position === undefined) return { rows: 0, more: false, unfit: [] };
  const begun = before ?? (await beginRun({ context, db, shape }, position));
  const rows = await rowsAfter({ context, db, shape }, { position, limit: size });
  const unfit = await fillRows({ context, db, shape, actor: null, permission: undefined }, rows);
  const more = rows.length === size;
  await advanceRun(db, begun.run, { by: rows.length });
  if (more) await keepPosition(db, shape, rows.at(-1)![shape.key.field]);
  else {
    await endBackfill(db, shape, context.now());
    await endRun(db, begun.run, { end: { as: 'done' }, now: context.now() });
  }
  return { rows: rows.length, more, unfit, begun };
}

async function rowsAfter(
  { db, shape }: Filling,
  { position, limit }: { position: number; limit: number },
): Promise<Row[]> {
  const bindings = new Bindings(shape.dialect);
  const lock = forUpdate(shape.dialect);
  const rows = await query(
    db,
    `select ${selectList(shape.columns)} from ${shape.table} ` +
      `where ${shape.key.sql} > ${bindings.add(position)} order by ${shape.key.sql} ` +
      `limit ${limit}${lock}`,
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
