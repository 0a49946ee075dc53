/**
 * Changes of users, roles and permissions bite on the next request, on every node: they are counted
 * in one row, which every request reads together with its session.
 */
import { countChanges } from '../db/change-counter.ts';
import type { Database } from '../db/database.ts';

/** Tables that decide who may do what; columns: only changes of these count. */
const tables = {
  sys_user: [
    'user_name',
    'nick_name',
    'dept_id',
    'status',
    'del_flag',
    'password',
    'pwd_update_date',
  ],
  sys_role: undefined,
  sys_menu: ['perms', 'status'],
  sys_dept: ['dept_name'],
  sys_user_role: undefined,
  sys_role_menu: undefined,
  sys_role_dept: undefined,
  sys_totp: ['confirmed_at'],
  // Parameters demand changes of passwords.
  sys_config: ['config_key', 'config_value'],
};

/** Counts from now on; after the tables exist, and again whenever one may have been rebuilt. */
export const watchAuthTables = (database: Database): Promise<void> =>
  countChanges(database, { name: 'auth', counter: 'sys_auth_epoch', tables });
