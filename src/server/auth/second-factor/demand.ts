/** Roles that demand a second factor of their holders. */
import type { Db } from '../../db/database.ts';

/** Keys of the enabled roles that demand one of this user. */
export async function rolesDemanding(db: Db, userId: number): Promise<number[]> {
  const roles = await db
    .selectFrom('sys_role as r')
    .innerJoin('sys_user_role as ur', 'ur.role_id', 'r.role_id')
    .select('r.role_id')
    .where('ur.user_id', '=', userId)
    .where('r.status', '=', '0')
    .where('r.del_flag', '=', '0')
    .where('r.require_totp', '=', true)
    .execute();
  return roles.map((role) => role.role_id as number);
}
