/** Callers with the permissions and data scopes a test needs. */
import type { Session } from '../../../../src/server/http/session.ts';

type Role = Session['roles'][number];

/** The super administrator. */
export const admin: Session = {
  id: 'session-admin',
  userId: 1,
  userName: 'admin',
  nickName: '管理员',
  deptId: 103,
  deptName: null,
  isSuperAdmin: true,
  roleKeys: ['admin'],
  permissions: new Set(['*:*:*']),
  roles: [],
  secondFactor: 'none',
  passwordDuty: null,
  asksProof: false,
  proofAge: 0,
};

/** A role with a data scope ("1".."5") over its own permissions. */
export function role(
  dataScope: string,
  permissions: readonly string[],
  deptIds: readonly number[] = [],
): Role {
  return {
    roleId: 100 + Number(dataScope),
    roleKey: `role${dataScope}`,
    dataScope,
    permissions: new Set(permissions),
    deptIds,
  };
}

/** A user holding roles. */
export function staff(roles: readonly Role[], facts: Partial<Session> = {}): Session {
  return {
    id: 'session-staff',
    userId: 7,
    userName: 'staff',
    nickName: '员工',
    deptId: 101,
    deptName: null,
    isSuperAdmin: false,
    roleKeys: roles.map((held) => held.roleKey),
    permissions: new Set(roles.flatMap((held) => [...held.permissions])),
    roles,
    secondFactor: 'none',
    passwordDuty: null,
    asksProof: false,
    proofAge: 0,
    ...facts,
  };
}
