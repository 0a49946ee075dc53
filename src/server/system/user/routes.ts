/** Users (docs/protocol/system.md#users): the endpoints that the model does not give. */
import { say } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';
import { limitedMember } from '../../models/read/limited.ts';
import type { Services } from '../../services.ts';
import { refuseSuperUser } from '../grants/refusals.ts';
import { isNameTaken } from '../../auth/accounts/names.ts';
import { addDetails, postChoices, roleChoices } from './roles.ts';
import type { Row } from '../../db/database.ts';
import { common, LONG, LONGS, TAG, text } from './common.ts';
import { resetRoute, resetTotpRoute } from './reset-routes.ts';

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
