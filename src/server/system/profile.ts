/**
 * One's own account (docs/protocol/system.md#own-account). No data scope: everybody reaches
 * themselves.
 */
import { say } from '../../schema/locale/message.ts';
import type { Session } from '../http/session.ts';
import { deviceOf } from '../auth/devices.ts';
import { guess } from '../auth/guess.ts';
import { verifyPassword } from '../auth/password.ts';
import { requireProof } from '../auth/proof.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { ParameterSchema } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Row } from '../db/database.ts';
import type { Services } from '../services.ts';
import { refuseFormer, requireAllowed, storePassword } from '../auth/accounts/password.ts';
import { addDetails } from './user/roles.ts';

const TAG = '个人信息';
const PATH = '/system/user/profile';
const text = { type: 'string' } as const satisfies ParameterSchema;
/** The only members one may change of oneself. */
const OWN = ['nickName', 'email', 'phonenumber', 'sex'] as const;

export function profileRoutes(services: Services): RouteDeclaration[] {
  return [getRoute(services), updateRoute(services), passwordRoute(services)];
}

/** The same person, where only their own row is meant: found without a data scope. */
const unscoped = (session: Session): Session => ({ ...session, isSuperAdmin: true });

function getRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: PATH,
    summary: '个人信息',
    tag: TAG,
    access: 'session',
    answer: 'ajax',
    beforeSetup: true,
    async handler({ db, session }) {
      const user = await addDetails(
        db,
        await engine.resource('user').get(db, session!.userId, unscoped(session!)),
      );
      const { pwd_strength } = await db
        .selectFrom('sys_user')
        .select('pwd_strength')
        .where('user_id', '=', user.userId)
        .executeTakeFirstOrThrow();
      return {
        data: user,
        passwordStrength: pwd_strength,
        roleGroup: user.roles.map((role: Row) => role.roleName).join(','),
        postGroup: (await postNames(db, user.userId)).join(','),
      };
    },
  });
}

async function postNames(db: Db, userId: number): Promise<string[]> {
  const posts = await db
    .selectFrom('sys_user_post as up')
    .innerJoin('sys_post as p', 'p.post_id', 'up.post_id')
    .select('p.post_name')
    .where('up.user_id', '=', userId)
    .orderBy('p.post_sort')
    .orderBy('p.post_id')
    .execute();
  return posts.map((post) => post.post_name as string);
}

function updateRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'PUT',
    path: PATH,
    summary: '修改个人信息',
    tag: TAG,
    access: 'session',
    answer: 'ajax',
    log: { title: TAG, type: 'UPDATE' },
    body: {
      kind: 'json',
      checkedByHandler: true,
      properties: { nickName: text, email: text, phonenumber: text, sex: text },
    },
    async handler({ db, body, session }) {
      const given = OWN.filter((name) => Object.hasOwn(body, name)).map((name) => [
        name,
        body[name],
      ]);
      if (await changesAddress(db, session!.userId, body)) await requireProof(db, session!);
      // As the server itself: the super administrator, too, may change their own names, which user
      // management refuses.
      await engine
        .resource('user')
        .update(db, { ...Object.fromEntries(given), userId: session!.userId }, null);
      await db
        .updateTable('sys_user')
        .set({ update_by: session!.userName })
        .where('user_id', '=', session!.userId)
        .execute();
    },
  });
}

/** Whether messages to the person would go elsewhere. Empty and absent are alike. */
async function changesAddress(db: Db, userId: number, body: Row): Promise<boolean> {
  const stored = await db
    .selectFrom('sys_user')
    .select(['email', 'phonenumber'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return (['email', 'phonenumber'] as const).some(
    (name) => Object.hasOwn(body, name) && (body[name] ?? '') !== (stored[name] ?? ''),
  );
}

/**
 * No transaction of the route's own: guesses of the old password stay counted when they are
 * refused.
 */
function passwordRoute(services: Services): RouteDeclaration {
  const { auth, database, now } = services;
  return defineRoute({
    method: 'PUT',
    path: `${PATH}/updatePwd`,
    summary: '修改密码',
    tag: TAG,
    access: 'session',
    answer: 'ajax',
    beforeSetup: true,
    transaction: false,
    log: { title: TAG, type: 'UPDATE' },
    body: {
      kind: 'json',
      properties: {
        oldPassword: { ...text, required: say`修改密码失败，旧密码错误` },
        newPassword: { ...text, required: say`用户密码不能为空` },
      },
    },
    async handler({ db, body: { oldPassword, newPassword }, session, request, ip }) {
      const { password } = await db
        .selectFrom('sys_user')
        .select('password')
        .where('user_id', '=', session!.userId)
        .executeTakeFirstOrThrow();
      if (
        !(await guess(services, { session: session!, request, ip }, () =>
          verifyPassword(oldPassword, password),
        ))
      )
        throw new Refusal(say`修改密码失败，旧密码错误`, 500, 'oldPassword');
      if (!newPassword) throw new Refusal(say`用户密码不能为空`, 500, 'newPassword');
      if (newPassword === oldPassword)
        throw new Refusal(say`新密码不能与旧密码相同`, 500, 'newPassword');
      await requireAllowed(db, {
        password: newPassword,
        userName: session!.userName,
        field: 'newPassword',
      });
      await refuseFormer(db, session!.userId, newPassword, 'newPassword');
      await database.transaction(async (transaction) => {
        await storePassword(transaction, session!.userId, newPassword, now(), deviceOf(request));
        await auth.keepAfterPasswordChange(transaction, session!);
      });
    },
  });
}
