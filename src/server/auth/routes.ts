/** Sign-in, sign-out and what a client asks first (docs/protocol/sign-in.md). */
import type { ServerConfig } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { isSecure } from '../http/public-origin.ts';
import { defineRoute } from '../http/route.ts';
import type { BodyDeclaration, BodyOf, ParameterSchema } from '../http/parameter-schema.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { tag, type SignInConfig, type SignInParts } from './parts.ts';
import { configFlag } from '../settings/parameters.ts';
import { makeCaptcha } from './captcha/captcha.ts';
import { clientOf } from './client.ts';
import { storeDevice } from './devices.ts';
import { createLogin } from './login.ts';
import type { Credentials } from './login.ts';
import { registerUser } from './register.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { keepsCookie, sessionCookies } from '../http/session-cookie.ts';
import type { Sessions } from './sessions.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { captchaPath, sessionPaths } from '../../protocol/addresses.ts';
import { infoRoute, logoutRoute, unlockScreenRoute } from './session-routes.ts';

const text = { type: 'string' } as const satisfies ParameterSchema;
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

/**
 * No transaction of the route's own: a used captcha stays used when the registration is refused.
 */
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
