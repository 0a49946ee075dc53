/** How changes of rows by migrations are noted among the work on rows. */
import type { Db } from '../../../db/database.ts';
import { endRun, startRun } from '../run-log.ts';
import type { Run, RunEnd } from '../run-log.ts';
import type { DataChange } from './change.ts';
import { stateOf } from './state.ts';

/** Notes that a change has begun, in the place of a former attempt at it. */
export async function beginChangeRun(
  db: Db,
  { shape, definition, pending, widened, context }: DataChange,
  total: number,
): Promise<void> {
  const { name: model } = shape.model;
  const run: Run =
    pending.length > 0
      ? { model, kind: 'migration', definition, steps: pending.map(({ id }) => id) }
      : { model, kind: 'widened', definition, steps: widened.map(({ field }) => field) };
  await startRun(db, run, { total, now: context.now() });
}

/** Notes the end of the change that goes on, before its state is forgotten; none: nothing. */
export async function endChangeRun(
  db: Db,
  { shape, context }: Pick<DataChange, 'shape' | 'context'>,
  end: RunEnd,
): Promise<void> {
  const state = await stateOf(db, { shape });
  if (!state) return;
  const run = { model: shape.model.name, definition: state.definition };
  await endRun(db, run, { end, now: context.now(), done: state.done });
}
