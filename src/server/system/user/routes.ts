/** Users (docs/protocol/system.md#users): the endpoints that the model does not give. */
import { say, type MessageText } from '../../../schema/locale/message.ts';
import type { SecondFactors } from '../../auth/second-factor/second-factors.ts';
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';
import { limitedMember } from '../../models/read/limited.ts';
import type { Services } from '../../services.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { refuseSuperUser } from '../grants/refusals.ts';
import { isNameTaken } from '../../auth/accounts/names.ts';
import { requireAllowed, storePassword } from '../../auth/accounts/password.ts';
import { addDetails, postChoices, roleChoices, rolesHeldBy } from './roles.ts';
import type { Row } from '../../db/database.ts';

const TAG = '用户管理';
const LONG = { type: 'integer' } as const satisfies ParameterSchema;
const LONGS = { type: 'array', items: LONG } as const satisfies ParameterSchema;
const text = { type: 'string' } as const satisfies ParameterSchema;

/** What all of them share. */
const common = (
  permission: string,
): Pick<RouteDeclaration, 'tag' | 'access' | 'scope' | 'answer'> => ({
  tag: TAG,
  access: { permission: `system:user:${permission}` },
  scope: { model: 'user' },
  answer: 'ajax',
});

export function userRoutes({ engine, secondFactors, now }: Services): RouteDeclaration[] {
  return [
    blankRoute(engine),
    getRoute(engine),
    updateRoute(engine),
    removeRoute(engine),
    resetRoute(engine, now),
    resetTotpRoute(engine, secondFactors),
    statusRoute(engine),
    rolesRoute(engine),
    grantRoute(engine),
  ];
}

/** Choices for a form without a user. */
function blankRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('query'),
    method: 'GET',
    path: '/system/user/',
    summary: '新增用户可选的角色与岗位',
    query: { roleName: text, postName: text },
    async handler({ db, query: { roleName, postName }, session }) {
      const roles = await roleChoices(engine, db, session!, { filters: { roleName } });
      const posts = await postChoices(engine, db, session!, { filters: { postName } });
      return { roles: roles.rows, posts: posts.rows, ...limitedMember({ roles, posts }) };
    },
  });
}

function getRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('query'),
    method: 'GET',
    path: '/system/user/{userId}',
    summary: '用户详情',
    params: { userId: LONG },
    async handler({ db, params: { userId }, session }) {
      const user = await addDetails(db, await engine.resource('user').get(db, userId, session));
      const roles = await roleChoices(engine, db, session!, { userId });
      const posts = await postChoices(engine, db, session!, { held: user.postIds });
      return {
        data: user,
        postIds: user.postIds,
        roleIds: user.roleIds,
        roles: roles.rows,
        posts: posts.rows,
        ...limitedMember({ roles, posts }),
      };
    },
  });
}

function updateRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: '/system/user',
    summary: '修改用户',
    log: { title: TAG, type: 'UPDATE' },
    body: {
      kind: 'json',
      checkedByHandler: true,
      properties: {
        userId: { ...LONG, required: true },
        userName: text,
        deptId: LONG,
        nickName: text,
        email: text,
        phonenumber: text,
        sex: text,
        status: text,
        remark: text,
        roleIds: LONGS,
        postIds: LONGS,
      },
    },
    async handler({ db, body, session }) {
      refuseSuperUser([body.userId]);
      await engine.resource('user').replace(db, body, session);
      await refuseTakenName(db, body);
    },
  });
}

/**
 * Names never change; the name of somebody else is refused all the same
 * (docs/protocol/system.md#users).
 */
async function refuseTakenName(db: Db, { userId, userName }: Row): Promise<void> {
  if (typeof userName !== 'string') return;
  if (await isNameTaken(db, userName, Number(userId)))
    throw new Refusal(say`修改用户'${userName}'失败，登录账号已存在`, 500, 'userName');
}

function removeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('remove'),
    method: 'DELETE',
    path: '/system/user/{userIds}',
    summary: '删除用户',
    proof: 'asked',
    params: { userIds: LONGS },
    log: { title: TAG, type: 'DELETE' },
    async handler({ db, params: { userIds }, session }) {
      if (userIds.includes(session!.userId)) throw new Refusal(say`当前用户不能删除`);
      refuseSuperUser(userIds);
      await engine.resource('user').remove(db, userIds, session);
    },
  });
}

function resetRoute(engine: Engine, now: () => number): RouteDeclaration {
  return defineRoute({
    ...common('resetPwd'),
    method: 'PUT',
    path: '/system/user/resetPwd',
    summary: '重置密码',
    proof: 'asked',
    log: { title: TAG, type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: {
        userId: { ...LONG, required: true },
        password: { ...text, required: say`用户密码不能为空` },
      },
    },
    async handler({ db, body: { userId, password }, session }) {
      refuseSuperUser([userId]);
      const user = await engine.resource('user').get(db, userId, session, 'system:user:resetPwd');
      if (!password) throw new Refusal(say`用户密码不能为空`, 500, 'password');
      await requireAllowed(db, { password, userName: user.userName });
      await refuseTakeover(db, session!, user, say`该用户的权限超出您的权限，不能重置其密码`);
      await storePassword(db, user.userId, password, now());
    },
  });
}

/** For who has lost their authenticator and recovery codes. */
function resetTotpRoute(engine: Engine, secondFactors: SecondFactors): RouteDeclaration {
  return defineRoute({
    ...common('resetPwd'),
    method: 'DELETE',
    path: '/system/user/totp/{userId}',
    summary: '重置用户的两步验证',
    proof: 'always',
    params: { userId: LONG },
    log: { title: TAG, type: 'UPDATE' },
    async handler({ db, params: { userId }, session }) {
      refuseSuperUser([userId]);
      const user = await engine.resource('user').get(db, userId, session, 'system:user:resetPwd');
      await refuseTakeover(db, session!, user, say`该用户的权限超出您的权限，不能重置其两步验证`);
      if (!(await secondFactors.remove(db, user.userId)))
        throw new Refusal(say`该用户没有启用两步验证`);
    },
  });
}

/**
 * Who sets a password can sign in with it: a person who may do more must not fall to one who may do
 * less.
 */
async function refuseTakeover(
  db: Db,
  session: Session,
  { userId, deptId }: Row,
  refusal: MessageText,
): Promise<void> {
  if (!isLimited(session) || session.userId === userId) return;
  const authority = authorityOf(db, session);
  for (const roleId of await rolesHeldBy(db, userId)) {
    if (!(await authority.mayGive(roleId, deptId))) throw new Refusal(refusal);
  }
}

function statusRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: '/system/user/changeStatus',
    summary: '启用或停用用户',
    log: { title: TAG, type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: { userId: { ...LONG, required: true }, status: text },
    },
    async handler({ db, body: { userId, status = null }, session }) {
      refuseSuperUser([userId]);
      await engine.resource('user').update(db, { userId, status }, session);
    },
  });
}

function rolesRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('query'),
    method: 'GET',
    path: '/system/user/authRole/{userId}',
    summary: '用户可分配的角色',
    params: { userId: LONG },
    async handler({ db, params: { userId }, session }) {
      const user = await addDetails(db, await engine.resource('user').get(db, userId, session));
      const roles = await roleChoices(engine, db, session!, { userId });
      return { user, roles: roles.rows, ...limitedMember({ roles }) };
    },
  });
}

function grantRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: '/system/user/authRole',
    summary: '分配角色',
    log: { title: TAG, type: 'GRANT' },
    query: { userId: { ...LONG, required: true }, roleIds: LONGS },
    async handler({ db, query: { userId, roleIds = [] }, session }) {
      refuseSuperUser([userId]);
      await engine.resource('user').update(db, { userId, roleIds }, session);
    },
  });
}
