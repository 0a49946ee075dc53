import type { Db } from '../../db/database.ts';

/**
 * The present roles `r` that a user holds, disabled ones too, in their order; to be selected from.
 */
export const heldRoles = (db: Db, userId: number) =>
  db
    .selectFrom('sys_role as r')
    .innerJoin('sys_user_role as ur', 'ur.role_id', 'r.role_id')
    .where('ur.user_id', '=', userId)
    .where('r.del_flag', '=', '0')
    .orderBy('r.role_sort')
    .orderBy('r.role_id');
