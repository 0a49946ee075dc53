/**
 * Brings rows along, in batches by key: each a short transaction. Those that others write meanwhile
 * are noted by triggers, and brought along again. The place is kept with the rows, so a process
 * that is killed loses nothing but its last batch, and of several each takes the next batch.
 */
import type { Database, Db, Row } from '../../../db/database.ts';
import { quote } from '../../../db/text.ts';
import { Bindings, execute, query, forUpdate } from '../../sql.ts';
import { storedValue } from '../../write/values.ts';
import { writeColumns } from '../../write/write-columns.ts';
import { usualBatch } from '../pace.ts';
import type { Pace } from '../pace.ts';
import type { DataChange } from './change.ts';
import { inPreparation } from './names.ts';
import { noteFiles } from './files.ts';
import { moveParts } from './parts.ts';
import { changedRow } from './row.ts';
import type { ChangedRow } from './row.ts';
import { keepState, stateOf, takeChanged } from './state.ts';

/**
 * Brings all rows along that there are. @returns whether this change is ready to take effect;
 * false: another process has brought it to its end, or given it up
 */
export async function fillRows(
  database: Database,
  change: DataChange,
  { progress: report, batch = usualBatch }: Pace,
): Promise<boolean> {
  for (;;) {
    const progress = await database.transaction((db) => nextBatch(db, change, batch));
    if (!progress) return false;
    const { done, total } = progress;
    await report?.({ model: change.shape.model.name, done, total });
    if (progress.isReady) return true;
  }
}

interface BatchEnd {
  done: number;
  total: number;
  /** All rows have been brought along, and few were written since. */
  isReady: boolean;
}

async function nextBatch(db: Db, change: DataChange, batch: number): Promise<BatchEnd | undefined> {
  const state = await stateOf(db, change, true);
  if (state?.definition !== change.definition) return undefined;
  const { done, total } = state;
  if (state.filled) {
    const entries = await takeNoted(db, change, batch);
    return { done, total, isReady: entries < batch };
  }
  const { key } = change.shape;
  const rows = await rowsOf(db, change, {
    where: (bindings) => `${key.sql} > ${bindings.add(state.position)}`,
    limit: batch,
  });
  await bringAlong(db, change, rows);
  const next = {
    position: Number(rows.at(-1)?.id ?? state.position),
    filled: rows.length < batch,
    done: done + rows.length,
  };
  await keepState(db, change, next);
  return { done: next.done, total, isReady: false };
}

/** Brings some of the rows along that others have written. @returns how many writes that were */
export async function takeNoted(db: Db, change: DataChange, batch = usualBatch): Promise<number> {
  const { keys, entries } = await takeChanged(db, change, batch);
  if (keys.length === 0) return entries;
  const { key } = change.shape;
  const rows = await rowsOf(db, change, {
    where: (bindings) => `${key.sql} in (${bindings.addAll(keys)})`,
    limit: keys.length,
  });
  await bringAlong(db, change, rows);
  const there = new Set(rows.map(({ id }) => Number(id)));
  const gone = keys.filter((one) => !there.has(one));
  await noteFiles(
    db,
    change,
    gone.map((one) => ({ key: one, values: {} })),
  );
  await moveParts(db, change, new Map(gone.map((one) => [one, new Map()])), rows);
  return entries;
}

/** Rows as they are stored, by the names of fields as they were; locked on PostgreSQL. */
async function rowsOf(
  db: Db,
  { shape, reads }: DataChange,
  { where, limit }: { where: (bindings: Bindings) => string; limit: number },
): Promise<Row[]> {
  const bindings = new Bindings(shape.dialect);
  const columns = reads.map(({ column }, index) => `, ${quote(column.name)} as c${index}`);
  const lock = forUpdate(shape.dialect);
  const rows = await query(
    db,
    `select ${shape.key.sql} as id${columns.join('')} from ${shape.table} ` +
      `where ${where(bindings)} order by ${shape.key.sql} limit ${limit}${lock}`,
    bindings.values,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    stored: Object.fromEntries(reads.map(({ name }, index) => [name, row[`c${index}`]])),
  }));
}

async function bringAlong(db: Db, change: DataChange, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { shape, targets } = change;
  const changed = new Map<number, ChangedRow>(
    rows.map(({ id, stored }) => [id, changedRow(change, id, stored as Row)]),
  );
  const columns = targets.map(inPreparation);
  const written = [...changed].map(([id, { values }]) => ({
    [shape.key.field]: id,
    ...Object.fromEntries(columns.map(({ field }, n) => [field, values[targets[n]!.name]])),
  }));
  if (columns.length > 0) await writeColumns({ db, shape }, columns, written);
  await fillPlaces(db, change, [...changed.keys()]);
  await noteFiles(
    db,
    change,
    [...changed].map(([id, { values }]) => ({ key: id, values })),
  );
  await moveParts(db, change, new Map([...changed].map(([id, { parts }]) => [id, parts])), rows);
}

/** Gives rows without a value the one that their migration says. */
async function fillPlaces(
  db: Db,
  { shape, fillings }: DataChange,
  keys: readonly number[],
): Promise<void> {
  for (const { column, target, migration } of fillings) {
    const bindings = new Bindings(shape.dialect);
    const value = bindings.add(storedValue(target, migration.fill));
    await execute(
      db,
      `update ${shape.table} set ${quote(column)} = ${value} ` +
        `where ${quote(column)} is null and ${shape.key.sql} in (${bindings.addAll(keys)})`,
      bindings.values,
    );
  }
}
