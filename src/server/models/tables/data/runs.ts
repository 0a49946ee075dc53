/** What became of changes of rows, kept for people who ask: one row for each change of a model. */
import type { Db } from '../../../db/database.ts';
import type { DataChange } from './change.ts';
import { stateOf } from './state.ts';

export const RUNS = 'sys_change_run';

/** Characters of a reason that are kept. */
const mostReason = 2000;

/** Notes that a change has begun, in the place of a former attempt at it. */
export async function beginRun(
  db: Db,
  { shape, definition, pending, context }: DataChange,
  total: number,
): Promise<void> {
  const run = {
    steps: JSON.stringify(pending.map(({ id }) => id)),
    begun_at: context.now(),
    ended_at: null,
    ended_as: null,
    done: 0,
    total,
    error: null,
  };
  await db
    .insertInto(RUNS)
    .values({ model: shape.model.name, definition, ...run })
    .onConflict((conflict) => conflict.columns(['model', 'definition']).doUpdateSet(run))
    .execute();
}

/** How a change came to its end. */
export type RunEnd = { as: 'done' | 'given up' } | { as: 'failed'; error: string };

/** Notes the end of the change that goes on, before its state is forgotten; none: nothing. */
export async function endRun(
  db: Db,
  { shape, context }: Pick<DataChange, 'shape' | 'context'>,
  end: RunEnd,
): Promise<void> {
  const state = await stateOf(db, { shape });
  if (!state) return;
  await db
    .updateTable(RUNS)
    .set({
      ended_at: context.now(),
      ended_as: end.as,
      done: state.done,
      error: end.as === 'failed' ? end.error.slice(0, mostReason) : null,
    })
    .where('model', '=', shape.model.name)
    .where('definition', '=', state.definition)
    .execute();
}
