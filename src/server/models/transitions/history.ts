/** The history of states: one row for each move of a record. */
import type { Model } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { Operation } from '../operation.ts';
import type { ListAnswer, ListRequest, TransitionMove } from '../types.ts';
import { SERVER_NAME } from '../write/stamps.ts';
import { defaultPageSize, maxPageSize } from '../../../protocol/paging.ts';

const TABLE = 'sys_transition';

/** Keeps a move of a record, whose row must be locked: moves of one record are counted. */
export async function keepMove(
  { context, db, shape, actor }: Operation,
  { name, stored, reason }: TransitionMove,
): Promise<void> {
  const { field, to } = shape.model.transitions![name]!;
  const record = stored[shape.key.field];
  const { last } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('model', '=', shape.model.name)
    .where('record_id', '=', record)
    .executeTakeFirstOrThrow();
  await db
    .insertInto(TABLE)
    .values({
      model: shape.model.name,
      record_id: record,
      seq: Number(last ?? 0) + 1,
      name,
      field,
      from_state: String(stored[field]),
      to_state: String(to),
      reason,
      user_id: actor?.userId ?? null,
      user_name: actor?.userName ?? SERVER_NAME,
      moved_at: context.now(),
    })
    .execute();
}

/** A page of the moves of a record, the newest first. */
export async function movesOf(
  db: Db,
  model: Model,
  key: number,
  { page = 1, size = defaultPageSize }: Pick<ListRequest, 'page' | 'size'>,
): Promise<ListAnswer> {
  const limit = Math.min(Math.max(size, 1), maxPageSize);
  const ofRecord = db
    .selectFrom(TABLE)
    .where('model', '=', model.name)
    .where('record_id', '=', key);
  const { total } = await ofRecord
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofRecord
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset((Math.max(page, 1) - 1) * limit)
    .execute();
  return { rows: rows.map((row) => shown(model, row)), total: Number(total) };
}

/** A move whose transition the model no longer has is called by its name. */
const shown = (model: Model, row: Row): Row => ({
  seq: row.seq,
  name: row.name,
  label: model.transitions?.[row.name]?.label ?? row.name,
  field: row.field,
  from: row.from_state,
  to: row.to_state,
  reason: row.reason,
  userName: row.user_name,
  time: timeText(Number(row.moved_at)),
});
