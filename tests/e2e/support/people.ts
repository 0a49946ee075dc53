/** Makes signed-in people with few permissions, straight in the database of the running server. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashPassword } from '../../../src/server/auth/password.ts';

export interface Person {
  userName: string;
  password: string;
}

/** A user whose only role has exactly these permissions, by the menus that carry them. */
export async function makePerson(
  dataDir: string,
  userName: string,
  permissions: readonly string[],
): Promise<Person> {
  const password = 'Person-2026!';
  const hash = await hashPassword(password);
  const db = new DatabaseSync(path.join(dataDir, 'pageloom.sqlite'));
  db.exec('PRAGMA busy_timeout=10000; BEGIN IMMEDIATE');
  const key = (table: string, column: string): number =>
    (
      db.prepare(`SELECT coalesce(max(${column}), 0) + 1 AS next FROM ${table}`).get() as {
        next: number;
      }
    ).next;
  const userId = key('sys_user', 'user_id');
  const roleId = key('sys_role', 'role_id');
  const now = '2026-01-01 00:00:00';
  db.prepare(
    'INSERT INTO sys_user (user_id, dept_id, user_name, nick_name, password, status, ' +
      "del_flag, pwd_update_date, create_time) VALUES (?, 103, ?, ?, ?, '0', '0', ?, ?)",
  ).run(userId, userName, userName, hash, now, now);
  db.prepare(
    'INSERT INTO sys_role (role_id, role_name, role_key, role_sort, data_scope, status, ' +
      "del_flag, menu_check_strictly, dept_check_strictly, create_time) VALUES (?, ?, ?, 9, '1', '0', '0', 1, 1, ?)",
  ).run(roleId, userName, userName, now);
  db.prepare('INSERT INTO sys_user_role (user_id, role_id) VALUES (?, ?)').run(userId, roleId);
  for (const permission of permissions) {
    const menus = db
      .prepare('SELECT menu_id, parent_id FROM sys_menu WHERE perms = ?')
      .all(permission) as { menu_id: number; parent_id: number }[];
    if (menus.length === 0) throw new Error(`no menu carries ${permission}`);
    for (const menu of menus)
      for (const id of [menu.menu_id, ...ancestors(db, menu.parent_id)])
        db.prepare('INSERT OR IGNORE INTO sys_role_menu (role_id, menu_id) VALUES (?, ?)').run(
          roleId,
          id,
        );
  }
  db.exec('COMMIT');
  db.close();
  return { userName, password };
}

function ancestors(db: DatabaseSync, id: number): number[] {
  if (id === 0) return [];
  const menu = db.prepare('SELECT parent_id FROM sys_menu WHERE menu_id = ?').get(id) as
    { parent_id: number } | undefined;
  return menu ? [id, ...ancestors(db, menu.parent_id)] : [];
}
