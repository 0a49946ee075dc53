/**
 * How far a person's data scope goes, in departments, by permission (docs/protocol/data-scope.md).
 */
import { sql } from 'kysely';
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { isPermitted } from '../../../protocol/permissions.ts';

/** Departments reached: all there are, or these. */
export type Reach = 'all' | ReadonlySet<number>;

type Role = Session['roles'][number];

/** A role with its scope, as stored. */
export interface ScopedRole {
  /** "1".."5" of docs/protocol/data-scope.md. */
  dataScope: string;
  /** Departments of scope "2". */
  deptIds: readonly number[];
}

export interface Scopes {
  /**
   * Whether the role, held by somebody of that department, shows nothing with this permission that
   * the person does not see.
   */
  covers(role: ScopedRole, deptId: number | null, permission: string): Promise<boolean>;
  /** Departments that the role shows to somebody because of the department they belong to. */
  following(role: ScopedRole, deptId: number | null): Promise<readonly number[]>;
  /**
   * `covers` for a role whoever may hold it, by kind of scope; undefined: a role that has no
   * permission yet.
   */
  admits(role: ScopedRole, permission: string | undefined): Promise<boolean>;
}

/**
 * Scopes that hold at least what the requested one shows its holder. "2" is compared by its
 * departments.
 */
const noNarrower: Readonly<Record<string, readonly string[]>> = {
  1: ['1'],
  3: ['1', '2', '3', '4'],
  4: ['1', '4'],
};

export function scopesOf(db: Db, session: Session): Scopes {
  const below = remember((deptId: number) => departmentsBelow(db, deptId));
  const rolesWith = (permission: string | undefined): Role[] =>
    session.roles.filter(
      ({ permissions }) => permission === undefined || isPermitted(permissions, permission),
    );
  const following = async (
    { dataScope }: ScopedRole,
    deptId: number | null,
  ): Promise<readonly number[]> => {
    if (deptId === null) return [];
    return dataScope === '4' ? below(deptId) : dataScope === '3' ? [deptId] : [];
  };
  const reach = remember(async (permission: string | undefined): Promise<Reach> => {
    const roles = rolesWith(permission);
    if (roles.some(({ dataScope }) => dataScope === '1')) return 'all';
    const parts = await Promise.all(
      roles.map((role) =>
        role.dataScope === '2' ? role.deptIds : following(role, session.deptId),
      ),
    );
    return new Set(parts.flat());
  });
  const within = async (
    deptIds: readonly number[],
    permission: string | undefined,
  ): Promise<boolean> => {
    const reached = await reach(permission);
    return reached === 'all' || deptIds.every((deptId) => reached.has(deptId));
  };
  return {
    following,
    async covers({ dataScope, deptIds }, deptId, permission) {
      if (dataScope === '1') return (await reach(permission)) === 'all';
      if (dataScope === '2') return within(deptIds, permission);
      return within(await following({ dataScope, deptIds }, deptId), permission);
    },
    async admits({ dataScope, deptIds }, permission) {
      if (dataScope === '2') return within(deptIds, permission);
      return (
        dataScope === '5' ||
        rolesWith(permission).some((role) => noNarrower[dataScope]?.includes(role.dataScope))
      );
    },
  };
}

/** The department and all below it. */
async function departmentsBelow(db: Db, deptId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sys_dept')
    .select('dept_id')
    .where(sql<boolean>`dept_id = ${deptId} or ',' || ancestors || ',' like ${`%,${deptId},%`}`)
    .execute();
  return rows.map((row) => row.dept_id as number);
}

function remember<Key, Value>(find: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const found = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}
