/**
 * Who may do what: worked out from the tables by the rules of
 * docs/protocol/sign-in.md#who-is-asking and data-scope.md, apart from the server's own code.
 */
import type { Db } from '../../../../src/server/db/database.ts';

/** All data, and the own row, beside departments. */
const ALL = -1;
const OWN_ROW = 0;

/** Departments reached, by permission. */
export type Powers = ReadonlyMap<string, ReadonlySet<number>>;

export interface World {
  /** Enabled users but the super administrator: enabling somebody gives them all that they hold. */
  powers: ReadonlyMap<number, Powers>;
  depts: ReadonlySet<number>;
  /** Of whom an enabled role demands a second factor. */
  bound: ReadonlySet<number>;
}

export async function worldNow(db: Db): Promise<World> {
  const depts = await db.selectFrom('sys_dept').select(['dept_id', 'ancestors']).execute();
  const users = await db
    .selectFrom('sys_user')
    .select(['user_id', 'dept_id'])
    .where('user_id', '!=', 1)
    .where('status', '=', '0')
    .where('del_flag', '=', '0')
    .execute();
  const roles = await db
    .selectFrom('sys_role')
    .select(['role_id', 'data_scope', 'require_totp'])
    .where('status', '=', '0')
    .where('del_flag', '=', '0')
    .execute();
  const held = await db.selectFrom('sys_user_role').select(['user_id', 'role_id']).execute();
  const menus = await db
    .selectFrom('sys_role_menu as l')
    .innerJoin('sys_menu as m', 'm.menu_id', 'l.menu_id')
    .select(['l.role_id', 'm.perms'])
    .where('m.status', '=', '0')
    .execute();
  const links = await db.selectFrom('sys_role_dept').select(['role_id', 'dept_id']).execute();

  const below = (deptId: number): number[] =>
    depts
      .filter(
        (dept) =>
          dept.dept_id === deptId || String(dept.ancestors).split(',').includes(String(deptId)),
      )
      .map((dept) => dept.dept_id as number);
  const permissionsOf = Map.groupBy(menus, (menu) => menu.role_id);
  const rolesById = new Map(roles.map((role) => [role.role_id, role]));
  const rolesOf = (userId: number) =>
    held
      .filter((link) => link.user_id === userId)
      .flatMap((link) => rolesById.get(link.role_id) ?? []);

  const powersOf = ({ user_id, dept_id }: (typeof users)[number]): Powers => {
    const reached = new Map<string, Set<number>>();
    const own = dept_id === null ? [] : [dept_id as number];
    for (const role of rolesOf(user_id)) {
      const custom = links
        .filter((link) => link.role_id === role.role_id)
        .map((link) => link.dept_id as number);
      const part: Record<string, number[]> = {
        1: [ALL],
        2: custom,
        3: own,
        4: own.flatMap(below),
        5: [OWN_ROW],
      };
      const permissions = (permissionsOf.get(role.role_id) ?? []).flatMap(({ perms }) =>
        String(perms ?? '')
          .split(',')
          .filter(Boolean),
      );
      for (const permission of permissions)
        reached.set(
          permission,
          new Set([...(reached.get(permission) ?? []), ...(part[role.data_scope] ?? [])]),
        );
    }
    return reached;
  };
  return {
    powers: new Map(users.map((user) => [user.user_id as number, powersOf(user)])),
    depts: new Set(depts.map((dept) => dept.dept_id as number)),
    bound: new Set(
      users
        .map((user) => user.user_id as number)
        .filter((userId) => rolesOf(userId).some((role) => Boolean(role.require_totp))),
    ),
  };
}

/**
 * What somebody gained that the granter did not have before: a permission, or departments with it.
 */
export function excess(before: World, after: World, granter: number): string | undefined {
  const own = before.powers.get(granter)!;
  for (const [userId, permissions] of after.powers) {
    for (const [permission, reached] of permissions) {
      const had = before.powers.get(userId)?.get(permission);
      const gained = [...reached].filter(
        (dept) => !had?.has(dept) && !had?.has(ALL) && (dept <= OWN_ROW || before.depts.has(dept)),
      );
      if (had && gained.length === 0) continue;
      const reach = own.get(permission);
      if (!reach) return `${userId} gained ${permission}, which ${granter} lacks`;
      const beyond = gained.filter(
        (dept) => dept !== OWN_ROW && !reach.has(ALL) && !reach.has(dept),
      );
      if (beyond.length)
        return `${userId} gained ${permission} over ${beyond.join(', ')}, which ${granter} does not reach`;
    }
  }
  return before.bound.has(granter) && !after.bound.has(granter)
    ? `${granter} got rid of the demand for a second factor`
    : undefined;
}

/**
 * What falls to the granter with the account of another: a permission or departments that the
 * granter lacks.
 */
export function takenOver({ powers }: World, granter: number, userId: number): string | undefined {
  const own = powers.get(granter)!;
  for (const [permission, reached] of powers.get(userId) ?? []) {
    const reach = own.get(permission);
    const beyond = [...reached].filter(
      (dept) => dept !== OWN_ROW && !reach?.has(ALL) && !reach?.has(dept),
    );
    if (!reach || beyond.length)
      return `${granter} took over ${userId} with ${permission} over ${beyond.join(', ')}`;
  }
  return undefined;
}
