/**
 * Work on the rows of models that goes on beside others and is gone on with after a break: begun,
 * how far it is and how it ended, kept for people who ask. One row for each.
 */
import { defined } from '../../../schema/defined.ts';
import type { Db } from '../../db/database.ts';
import type { RunKind } from '../types.ts';

export const RUNS = 'sys_change_run';

/** The same work again is the same run. */
export interface Run {
  model: string;
  kind: RunKind;
  definition: string;
  /** Ids of migrations, else names of fields. */
  steps: readonly string[];
}

/** How it came to its end. */
export type RunEnd = { as: 'done' | 'given up' } | { as: 'failed'; error: string };

/** Characters of a reason that are kept. */
const mostReason = 2000;

/**
 * Notes that it has begun, in the place of a former attempt. Other work of the kind on the model
 * that has not come to an end never will.
 * @param now epoch milliseconds
 */
export async function startRun(
  db: Db,
  { model, kind, definition, steps }: Run,
  { total, now }: { total: number; now: number },
): Promise<void> {
  await db
    .updateTable(RUNS)
    .set({ ended_at: now, ended_as: 'given up' })
    .where('model', '=', model)
    .where('kind', '=', kind)
    .where('definition', '!=', definition)
    .where('ended_at', 'is', null)
    .execute();
  const run = {
    kind,
    steps: JSON.stringify(steps),
    begun_at: now,
    ended_at: null,
    ended_as: null,
    done: 0,
    total,
    error: null,
  };
  await db
    .insertInto(RUNS)
    .values({ model, definition, ...run })
    .onConflict((conflict) => conflict.columns(['model', 'definition']).doUpdateSet(run))
    .execute();
}

/**
 * Work that goes on and that no model asks for any more never comes to its end: it is given up.
 * @param expected work of the kind that models ask for
 */
export async function giveUpOthers(
  db: Db,
  kind: RunKind,
  { expected, now }: { expected: readonly Pick<Run, 'model' | 'definition'>[]; now: number },
): Promise<void> {
  const nameOf = (run: Pick<Run, 'model' | 'definition'>): string =>
    `${run.model} ${run.definition}`;
  const names = new Set(expected.map(nameOf));
  const runs = await db
    .selectFrom(RUNS)
    .select(['model', 'definition'])
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute();
  for (const run of runs as Pick<Run, 'model' | 'definition'>[])
    if (!names.has(nameOf(run))) await endRun(db, run, { end: { as: 'given up' }, now });
}

const open = (db: Db, { model, definition }: Pick<Run, 'model' | 'definition'>) =>
  db
    .updateTable(RUNS)
    .where('model', '=', model)
    .where('definition', '=', definition)
    .where('ended_at', 'is', null);

/** Whether it has begun and goes on. */
export async function isRunning(
  db: Db,
  { model, definition }: Pick<Run, 'model' | 'definition'>,
): Promise<boolean> {
  const found = await db
    .selectFrom(RUNS)
    .select('model')
    .where('model', '=', model)
    .where('definition', '=', definition)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** So many more rows are done, or so many in all. */
export const advanceRun = async (
  db: Db,
  run: Pick<Run, 'model' | 'definition'>,
  rows: { by: number } | { to: number },
): Promise<void> =>
  void (await open(db, run)
    .set((runs) => ({ done: 'to' in rows ? rows.to : runs('done', '+', rows.by) }))
    .execute());

/** It has come to its end; nothing where it had before. @param now epoch milliseconds */
export async function endRun(
  db: Db,
  run: Pick<Run, 'model' | 'definition'>,
  { end, now, done }: { end: RunEnd; now: number; done?: number },
): Promise<void> {
  await open(db, run)
    .set({
      ended_at: now,
      ended_as: end.as,
      error: end.as === 'failed' ? end.error.slice(0, mostReason) : null,
      ...defined({ done }),
    })
    .execute();
}

/** What is to be said of rows that were left as they were, of work that has come to its end. */
export const noteOfRun = async (
  db: Db,
  { model, definition }: Pick<Run, 'model' | 'definition'>,
  text: string,
): Promise<void> =>
  void (await db
    .updateTable(RUNS)
    .set({ error: text.slice(0, mostReason) })
    .where('model', '=', model)
    .where('definition', '=', definition)
    .execute());
