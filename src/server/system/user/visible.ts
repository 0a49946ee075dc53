import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import type { Engine } from '../../models/types.ts';
import { chunksOf } from '../../db/text.ts';

/** Which of these users are in the caller's data scope with the permission. */
export async function visibleUsers(
  engine: Engine,
  db: Db,
  userIds: readonly number[],
  caller: Session,
  permission: string,
): Promise<Set<number>> {
  const visible = new Set<number>();
  for (const keys of chunksOf([...new Set(userIds)])) {
    const { rows } = await engine
      .resource('user')
      .list(db, { filters: {}, keys, whole: true }, caller, permission);
    for (const { userId } of rows) visible.add(userId);
  }
  return visible;
}
