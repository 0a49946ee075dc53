/**
 * Encrypts what rows hold plain, or under another key than the one in use. In short transactions,
 * so that others are served meanwhile and a start that was broken off goes on where it ended.
 */
import { unreadable } from '../../../schema/record/index.ts';
import type { Database, Db, Row } from '../../db/database.ts';
import { forget, remember, remembered } from '../install/memory.ts';
import { isSealed } from '../shape/field-cipher.ts';
import type { FieldCipher } from '../shape/field-cipher.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, count, execute, query, forUpdate } from '../sql.ts';
import { usualBatch } from './pace.ts';
import type { Pace } from './pace.ts';
import { advanceRun, endRun, giveUpOthers, isRunning, startRun } from './run-log.ts';
import type { Run, RunEnd } from './run-log.ts';

/** Begins the ids under which it is remembered that all rows are sealed, by field and key. */
const PREFIX = 'sealed:';

const idOf = ({ field }: Column, { keyId }: FieldCipher): string => `${PREFIX}${field}:${keyId}`;

/** Fields that were encrypted, of those ids. */
export const sealedFields = (done: ReadonlySet<string>): string[] =>
  [...done].filter((id) => id.startsWith(PREFIX)).map((id) => id.split(':')[1] ?? '');

export interface Sealing {
  shapes: ReadonlyMap<string, ModelShape>;
  cipher: FieldCipher;
  /** Epoch milliseconds. */
  now(): number;
  pace: Pace;
}

/** What was sealed. */
export interface Sealed {
  /** For the operator: values whose key is not there. */
  lines: string[];
  /** How many values were plain. */
  plain: number;
}

export async function sealRows(
  database: Database,
  { shapes, cipher, now, pace }: Sealing,
): Promise<Sealed> {
  const lines: string[] = [];
  let plain = 0;
  const expected = [...shapes.values()].flatMap((shape) =>
    sealedColumns(shape).map((column) => ({
      model: shape.model.name,
      definition: idOf(column, cipher),
    })),
  );
  await giveUpOthers(database.write, 'encrypted', { expected, now: now() });
  for (const shape of shapes.values()) {
    const { name } = shape.model;
    const columns = sealedColumns(shape);
    const done = columns.length > 0 ? await remembered(database.write, name) : new Set<string>();
    for (const column of columns) {
      const id = idOf(column, cipher);
      if (done.has(id)) continue;
      const run: Run = { model: name, kind: 'encrypted', definition: id, steps: [column.field] };
      const found = await sealColumn(database, shape, { column, cipher, pace, run, now });
      plain += found.plain;
      const lost = found.lost > 0 ? lostLine(name, column.field, found.lost) : undefined;
      if (lost !== undefined) lines.push(lost);
      await database.transaction(async (db) => {
        const end: RunEnd = lost === undefined ? { as: 'done' } : { as: 'failed', error: lost };
        await endRun(db, run, { end, now: now() });
        // Looked at again at each start, until their key is there.
        if (lost !== undefined) return;
        await forgetSealed(db, name, { field: column.field, done });
        await remember(db, name, id, now());
      });
    }
  }
  return { lines, plain };
}

const sealedColumns = ({ columns }: ModelShape): Column[] => columns.filter(({ lookup }) => lookup);

const lostLine = (model: string, field: string, lost: number): string =>
  `- model '${model}', field '${field}': ${lost} values are encrypted under a key that ` +
  `is not there. They are shown as ${unreadable}; to read them, add their key to ` +
  'ENCRYPTION_KEYS';

/** Forgets under which keys the values of a field were sealed. */
export async function forgetSealed(
  db: Db,
  model: string,
  { field, done }: { field: string; done: ReadonlySet<string> },
): Promise<void> {
  for (const id of done) if (id.startsWith(`${PREFIX}${field}:`)) await forget(db, model, id);
}

interface Counts {
  rows: number;
  lost: number;
  plain: number;
}

interface SealedColumn {
  column: Column;
  cipher: FieldCipher;
  pace: Pace;
  run: Run;
  /** Epoch milliseconds. */
  now(): number;
}

/** Numbers of values that could not be read, and of those that were plain. */
async function sealColumn(
  database: Database,
  shape: ModelShape,
  sealed: SealedColumn,
): Promise<Counts> {
  const sum: Counts = { rows: 0, lost: 0, plain: 0 };
  const { progress, batch = usualBatch } = sealed.pace;
  const bindings = new Bindings(shape.dialect);
  const unsealed = `from ${shape.table} where ${isUnsealed(sealed, bindings)}`;
  const total = await count(database.write, unsealed, bindings.values);
  for (let last: number | undefined = Number.MIN_SAFE_INTEGER; last !== undefined;) {
    const from: number = last;
    const chunk = await database.transaction((db) =>
      sealChunk(db, shape, { ...sealed, last: from, batch, total }),
    );
    sum.rows += chunk.rows;
    sum.lost += chunk.lost;
    sum.plain += chunk.plain;
    last = chunk.last;
    if (chunk.rows > 0) await progress?.({ model: shape.model.name, done: sum.rows, total });
  }
  return sum;
}

/** Rows whose value is plain, sealed under another key, or without its hash. */
const isUnsealed = (
  { column, cipher }: Pick<SealedColumn, 'column' | 'cipher'>,
  bindings: Bindings,
): string =>
  `${column.sql} <> '' and (${column.sql} not like ${bindings.add(`${cipher.prefix}%`)} ` +
  `or ${column.lookup!.column.sql} is null)`;

/** @param last key of the last row that was looked at */
async function sealChunk(
  db: Db,
  shape: ModelShape,
  { last, batch, total, ...sealed }: SealedColumn & { last: number; batch: number; total: number },
): Promise<Counts & { last: number | undefined }> {
  const { column, run } = sealed;
  if (total > 0 && !(await isRunning(db, run)))
    await startRun(db, run, { total, now: sealed.now() });
  const bindings = new Bindings(shape.dialect);
  const lock = forUpdate(shape.dialect);
  const rows = await query(
    db,
    `select ${shape.key.sql} as id, ${column.sql} as value from ${shape.table}
    where ${shape.key.sql} > ${bindings.add(last)} and ${isUnsealed(sealed, bindings)}
    order by ${shape.key.sql} limit ${batch}${lock}`,
    bindings.values,
  );
  const counts: Counts = { rows: rows.length, lost: 0, plain: 0 };
  for (const row of rows) {
    if (!isSealed(String(row.value))) counts.plain += 1;
    if (!(await sealRow(db, shape, column, row))) counts.lost += 1;
  }
  await advanceRun(db, run, { by: counts.rows - counts.lost });
  return { ...counts, last: rows.length < batch ? undefined : Number(rows.at(-1)!.id) };
}

/** false: its key is not there. */
async function sealRow(db: Db, shape: ModelShape, column: Column, row: Row): Promise<boolean> {
  const { codec, spec, lookup } = column;
  const text = codec.read!(row.value);
  if (text === unreadable) return false;
  const bindings = new Bindings(shape.dialect);
  const value = bindings.add(codec.write(text, spec.label));
  const hash = bindings.add(lookup!.hashes(text)[0]);
  await execute(
    db,
    `update ${shape.table} set ${column.sql} = ${value}, ${lookup!.column.sql} = ${hash} ` +
      `where ${shape.key.sql} = ${bindings.add(row.id)}`,
    bindings.values,
  );
  return true;
}
