/** What a session ends with, says of itself, and is unlocked by (docs/protocol/sign-in.md). */
import { say } from '../../schema/locale/message.ts';
import { NotSignedIn, Refusal } from '../http/errors.ts';
import { isSecure } from '../http/public-origin.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { tag, type SignInConfig, type SignInParts } from './parts.ts';
import { clientOf } from './client.ts';
import { guess } from './guess.ts';
import { writeLoginLog } from './login-log.ts';
import { verifyPassword } from './password.ts';
import { endedCookies, keepsCookie } from '../http/session-cookie.ts';
import type { Sessions } from './sessions.ts';
import { isByCookie, tokenOf } from '../http/session-token.ts';
import { userInfo } from './user-info.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

/** Succeeds in any case, also with a token that is none. */
export function logoutRoute(
  { database, now }: SignInParts,
  sessions: Sessions,
  method: RouteDeclaration['method'],
  { trustProxy }: SignInConfig,
): RouteDeclaration {
  return defineRoute({
    method,
    path: sessionPaths.signOut,
    summary: '退出登录',
    tag,
    access: 'anonymous',
    answer: 'ajax',
    transaction: false,
    changes: true,
    async handler({ request, reply, ip }) {
      const isForeign = isByCookie(request) && !keepsCookie(request);
      const token = isForeign ? null : tokenOf(request);
      if (token) {
        await database.transaction(async (db) => {
          const ended = await sessions.end(db, token);
          if (ended)
            await writeLoginLog(
              db,
              { userName: ended.userName, succeeded: true, msg: say`退出成功` },
              clientOf(request, ip),
              now(),
            );
        });
      }
      if (token && isByCookie(request))
        for (const cookie of endedCookies(isSecure(request.raw, trustProxy)))
          void reply.setCookie(...cookie);
      return { msg: say`退出成功` };
    },
  });
}

/** Who is signed in, and what they may do. */
export function infoRoute({ now }: SignInParts): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: sessionPaths.viewer,
    summary: '当前用户、角色与权限',
    tag,
    access: 'session',
    answer: 'ajax',
    beforeSetup: true,
    handler: async ({ db, session }) => ({ ...(await userInfo(db, session!, now())) }),
  });
}

/**
 * No transaction: counted guesses stay when they are refused. The password is a proof for who has
 * no second factor.
 */
export function unlockScreenRoute(parts: SignInParts, sessions: Sessions): RouteDeclaration {
  return defineRoute({
    method: 'POST',
    path: sessionPaths.unlock,
    summary: '解锁屏幕',
    tag,
    access: 'session',
    answer: 'ajax',
    transaction: false,
    body: { kind: 'json', properties: { password: { type: 'string' } } },
    async handler({ db, body, session, request, ip }) {
      const { password } = body;
      if (!password) throw new Refusal(say`密码不能为空`);
      if (!session) throw new NotSignedIn(request.url);
      const user = await db
        .selectFrom('sys_user')
        .select('password')
        .where('user_id', '=', session.userId)
        .executeTakeFirst();
      if (!user) throw new Refusal(say`服务器超时，请重新登录`);
      if (
        !(await guess(parts, { session, request, ip }, () =>
          verifyPassword(password, user.password),
        ))
      )
        throw new Refusal(say`密码错误，请重新输入`);
      if (session.secondFactor !== 'active') await sessions.prove(parts.database.write, session);
      return { msg: say`解锁成功` };
    },
  });
}
