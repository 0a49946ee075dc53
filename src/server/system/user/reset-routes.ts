/** Another password for a user, and a second factor taken away (docs/protocol/system.md#users). */
import { say, type MessageText } from '../../../schema/locale/message.ts';
import type { SecondFactors } from '../../auth/second-factor/second-factors.ts';
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { refuseSuperUser } from '../grants/refusals.ts';
import { requireAllowed, storePassword } from '../../auth/accounts/password.ts';
import { rolesHeldBy } from './roles.ts';
import type { Row } from '../../db/database.ts';
import { common, LONG, TAG, text } from './common.ts';

/** Sets a password for a user. */
export function resetRoute(engine: Engine, now: () => number): RouteDeclaration {
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
export function resetTotpRoute(engine: Engine, secondFactors: SecondFactors): RouteDeclaration {
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
