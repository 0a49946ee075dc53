/** One's own second factor, and the proof asked again before changes that matter (protocol-differences.md). */
import { say } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { SignInParts } from '../parts.ts';
import { guess } from '../guess.ts';
import { verifyPassword } from '../password.ts';
import type { Session } from '../../http/session.ts';
import type { Sessions } from '../sessions.ts';
import { rolesDemanding } from './demand.ts';
import { codeProblem } from './second-factors.ts';
import type { CodeOutcome } from './second-factors.ts';
import { sessionPaths } from '../../../protocol/addresses.ts';

const TAG = '个人信息';
const PATH = '/system/user/profile/totp';
const text = { type: 'string' } as const satisfies ParameterSchema;

/** All of them are open to who must set up a second factor first. */
const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer' | 'beforeSetup' | 'log'> = {
  tag: TAG,
  access: 'session',
  answer: 'ajax',
  beforeSetup: true,
  log: { title: '两步验证', type: 'UPDATE' },
};

export function secondFactorRoutes(parts: SignInParts, sessions: Sessions): RouteDeclaration[] {
  return [
    stateRoute(parts),
    beginRoute(parts),
    confirmRoute(parts),
    codesRoute(parts),
    removeRoute(parts),
    reauthenticateRoute(parts, sessions),
  ];
}

function stateRoute({ secondFactors }: SignInParts): RouteDeclaration {
  return defineRoute({
    ...common,
    log: undefined,
    method: 'GET',
    path: PATH,
    summary: '两步验证的状态',
    async handler({ db, session }) {
      const { userId } = session!;
      const active = await secondFactors.isActive(db, userId);
      return {
        data: {
          enabled: active,
          required: (await rolesDemanding(db, userId)).length > 0,
          recoveryCodes: active ? await secondFactors.codesLeft(db, userId) : 0,
        },
      };
    },
  });
}

function beginRoute({ secondFactors }: SignInParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: PATH,
    summary: '开始设置两步验证，返回密钥',
    secrets: ['secret', 'uri'],
    proof: 'always',
    handler: async ({ db, session }) => ({ data: await secondFactors.begin(db, session!) }),
  });
}

function confirmRoute({ secondFactors }: SignInParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'PUT',
    path: PATH,
    summary: '确认设置两步验证，返回恢复码',
    secrets: ['code', 'recoveryCodes'],
    body: { kind: 'json', properties: { code: text } },
    handler: async ({ db, body, session }) => ({
      msg: say`两步验证已启用`,
      data: { recoveryCodes: await secondFactors.confirm(db, session!.userId, body.code ?? '') },
    }),
  });
}

function codesRoute({ secondFactors }: SignInParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: `${PATH}/recoveryCodes`,
    summary: '更换恢复码',
    secrets: ['recoveryCodes'],
    proof: 'always',
    handler: async ({ db, session }) => ({
      data: { recoveryCodes: await secondFactors.renewCodes(db, session!.userId) },
    }),
  });
}

function removeRoute({ secondFactors }: SignInParts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: PATH,
    summary: '停用两步验证',
    proof: 'always',
    async handler({ db, session }) {
      const { userId } = session!;
      if ((await rolesDemanding(db, userId)).length > 0)
        throw new Refusal(say`您的角色要求启用两步验证，不能停用`);
      if (!(await secondFactors.remove(db, userId))) throw new Refusal(say`尚未启用两步验证`);
      return { msg: say`两步验证已停用` };
    },
  });
}

/** No transaction: counted attempts stay when the proof is refused. */
function reauthenticateRoute(parts: SignInParts, sessions: Sessions): RouteDeclaration {
  const { database, secondFactors } = parts;
  return defineRoute({
    ...common,
    method: 'POST',
    path: sessionPaths.prove,
    summary: '以密码（已启用两步验证时还须验证码）再次证明身份',
    transaction: false,
    log: { title: '身份验证', type: 'OTHER' },
    secrets: ['totp'],
    body: { kind: 'json', properties: { password: text, totp: text } },
    async handler({ body: { password, totp }, session, request, ip }) {
      const withCode = await secondFactors.isActive(database.read, session!.userId);
      if (!password) throw new Refusal(say`密码不能为空`, 500, 'password');
      if (withCode && !totp) throw new Refusal(say`请输入两步验证码`, 500, 'totp');
      let wrong: Refusal | undefined;
      const check = async () => {
        // The code is not used up by a wrong password.
        if (!(await isPassword(database.read, session!, password)))
          wrong = new Refusal(say`密码错误，请重新输入`, 500, 'password');
        else if (withCode)
          wrong = codeRefusal(
            await secondFactors.accept(database.write, session!.userId, totp ?? ''),
          );
        return wrong === undefined;
      };
      await guess(parts, { session: session!, request, ip }, check);
      if (wrong) throw wrong;
      await sessions.prove(database.write, session!);
      return { msg: say`验证成功` };
    },
  });
}

/** undefined for a code that was accepted. */
function codeRefusal(outcome: CodeOutcome): Refusal | undefined {
  const text = codeProblem(outcome);
  return text === undefined ? undefined : new Refusal(text, 500, 'totp');
}

async function isPassword(db: Db, { userId }: Session, password: string): Promise<boolean> {
  const user = await db
    .selectFrom('sys_user')
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return verifyPassword(password, user?.password);
}
