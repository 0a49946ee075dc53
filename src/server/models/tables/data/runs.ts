/** How changes of rows by migrations are noted among the work on rows. */
import type { Db } from '../../../db/database.ts';
import { endRun, startRun } from '../run-log.ts';
import type { RunEnd } from '../run-log.ts';
import type { DataChange } from './change.ts';
import { stateOf } from './state.ts';

/** Notes that a change has begun, in the place of a former attempt at it. */
export const beginChangeRun = (
  db: Db,
  { shape, definition, pending, context }: DataChange,
  total: number,
): Promise<void> =>
  startRun(
    db,
    { model: shape.model.name, kind: 'migration', definition, steps: pending.map(({ id }) => id) },
    { total, now: context.now() },
  );

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
