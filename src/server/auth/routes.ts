/** Sign-in, sign-out and what a client asks first (docs/protocol/sign-in.md). */
import { say } from '../../schema/locale/message.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { NotSignedIn, Refusal } from '../http/errors.ts';
import { isSecure } from '../http/public-origin.ts';
import { defineRoute } from '../http/route.ts';
import type { BodyDeclaration, BodyOf, ParameterSchema } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { SignInParts } from './parts.ts';
import { configFlag } from '../settings/parameters.ts';
import { makeCaptcha } from './captcha/captcha.ts';
import { clientOf } from './client.ts';
import { storeDevice } from './devices.ts';
import { guess } from './guess.ts';
import { createLogin } from './login.ts';
import type { Credentials } from './login.ts';
import { writeLoginLog } from './login-log.ts';
import { verifyPassword } from './password.ts';
import { registerUser } from './register.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { endedCookies, keepsCookie, sessionCookies } from '../http/session-cookie.ts';
import type { Sessions } from './sessions.ts';
import { isByCookie, tokenOf } from '../http/session-token.ts';
import { userInfo } from './user-info.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { captchaPath } from '../../protocol/addresses.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

const tag = '登录';
const text = { type: 'string' } as const satisfies ParameterSchema;
type SignInConfig = Pick<ServerConfig, 'captcha' | 'trustProxy'>;
const credentialsBody = {
  kind: 'json',
  properties: {
    username: text,
    password: text,
    code: text,
    uuid: text,
    totp: text,
    reauthenticate: { type: 'boolean', description: '客户端能够再次验证身份' },
  },
} as const satisfies BodyDeclaration;

/** Which captcha is asked; null: none. */
async function captchaKind(
  db: Db,
  config: Pick<ServerConfig, 'captcha'>,
): Promise<'math' | 'char' | null> {
  if (config.captcha) return config.captcha === 'off' ? null : config.captcha;
  return (await configFlag(db, configKeys.captchaEnabled, true)) ? 'math' : null;
}

export function authRoutes(
  parts: SignInParts,
  sessions: Sessions,
  config: SignInConfig,
): RouteDeclaration[] {
  return [
    captchaRoute(parts, config),
    loginRoute(parts, sessions, config),
    registerRoute(parts, config),
    ...(['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) =>
      logoutRoute(parts, sessions, method, config),
    ),
    infoRoute(parts),
    unlockScreenRoute(parts, sessions),
    ...secondFactorRoutes(parts, sessions),
  ];
}

function captchaRoute(
  { database, now }: SignInParts,
  config: Pick<ServerConfig, 'captcha'>,
): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: captchaPath,
    summary: '验证码',
    tag,
    access: 'anonymous',
    answer: 'ajax',
    limit: 'captcha',
    async handler({ db }) {
      const kind = await captchaKind(db, config);
      return kind
        ? { captchaEnabled: true, ...(await makeCaptcha(database, kind, now())) }
        : { captchaEnabled: false };
    },
  });
}

/** No transaction: counted attempts and log rows stay when the sign-in is refused. */
function loginRoute(
  { database, secondFactors, now }: SignInParts,
  sessions: Sessions,
  config: SignInConfig,
): RouteDeclaration {
  const { login } = createLogin({ database, sessions, secondFactors, now });
  return defineRoute({
    method: 'POST',
    path: sessionPaths.signIn,
    summary: '登录，返回 token',
    tag,
    access: 'anonymous',
    answer: 'ajax',
    transaction: false,
    limit: 'signIn',
    body: credentialsBody,
    async handler({ db, body, request, reply, ip }) {
      const { token, device } = await login(
        credentialsOf(body),
        clientOf(request, ip),
        (await captchaKind(db, config)) !== null,
      );
      const secure = isSecure(request.raw, config.trustProxy);
      storeDevice(reply, device, secure);
      if (!keepsCookie(request)) return { token };
      for (const cookie of sessionCookies(token, secure)) void reply.setCookie(...cookie);
      return {};
    },
  });
}

/** No transaction of the route's own: a used captcha stays used when the registration is refused. */
function registerRoute(
  { database, now }: SignInParts,
  config: Pick<ServerConfig, 'captcha'>,
): RouteDeclaration {
  return defineRoute({
    method: 'POST',
    path: '/register',
    summary: '注册',
    tag,
    access: 'anonymous',
    answer: 'ajax',
    transaction: false,
    limit: 'register',
    body: credentialsBody,
    async handler({ db, body, request, ip }) {
      await registerUser(
        database,
        credentialsOf(body),
        clientOf(request, ip),
        (await captchaKind(db, config)) !== null,
        now(),
      );
    },
  });
}

const credentialsOf = ({
  username,
  password,
  code,
  uuid,
  totp,
  reauthenticate,
}: BodyOf<typeof credentialsBody>): Credentials => ({
  username: username ?? '',
  password: password ?? '',
  code: code ?? '',
  uuid: uuid ?? '',
  totp: (totp ?? '').trim(),
  reauthenticate: reauthenticate === true,
});

/** Succeeds in any case, also with a token that is none. */
function logoutRoute(
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

function infoRoute({ now }: SignInParts): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: sessionPaths.viewer,
    summary: '当前用户、角色与权限',
    tag,
    access: 'session',
    answer: 'ajax',
    beforeSetup: true,
    handler: ({ db, session }) => userInfo(db, session!, now()),
  });
}

/** No transaction: counted guesses stay when they are refused. The password is a proof for who has no second factor. */
function unlockScreenRoute(parts: SignInParts, sessions: Sessions): RouteDeclaration {
  return defineRoute({
    method: 'POST',
    path: sessionPaths.unlock,
    summary: '解锁屏幕',
    tag,
    access: 'session',
    answer: 'ajax',
    transaction: false,
    body: { kind: 'json', properties: { password: text } },
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
