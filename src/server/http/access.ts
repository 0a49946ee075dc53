/** The permission check of every route, by its declaration. */
import { say } from '../../schema/locale/message.ts';
import { NotPermitted, NotSignedIn, Refusal } from './errors.ts';
import type { Access, RouteDeclaration } from './route.ts';
import type { Session } from './session.ts';
import { codes } from '../../protocol/codes.ts';
import type { Demands } from '../../protocol/demands.ts';
import { isPermitted, passesRole } from '../../protocol/permissions.ts';

/**
 * @param uri path below /api, for the message
 * @throws NotSignedIn, NotPermitted
 */
export function checkAccess(access: Access, session: Session | null, uri: string): void {
  if (access === 'anonymous') return;
  if (!session) throw new NotSignedIn(uri);
  if (access === 'session' || session.isSuperAdmin) return;
  if (
    'role' in access ? !hasRole(session, access.role) : !hasPermission(session, access.permission)
  )
    throw new NotPermitted();
}

const dueTexts = {
  initial: say`您的密码还是初始密码，请修改密码！`,
  expired: say`您的密码已过期，请尽快修改密码！`,
};

/**
 * Who must change the password or set up a second factor first may do nothing else.
 * @throws Refusal with the member `passwordChangeRequired` or `secondFactorRequired`, by which
 * clients lead there
 */
export function checkSetup(
  { access, beforeSetup = false }: RouteDeclaration,
  session: Session | null,
): void {
  if (!session || access === 'anonymous' || beforeSetup) return;
  if (session.passwordDuty)
    throw new Refusal(dueTexts[session.passwordDuty], codes.warning, undefined, {
      passwordChangeRequired: true,
    } satisfies Demands);
  if (session.secondFactor === 'missing')
    throw new Refusal(
      say`您的角色要求启用两步验证，请先在个人设置中完成设置`,
      codes.warning,
      undefined,
      {
        secondFactorRequired: true,
      } satisfies Demands,
    );
}

function hasPermission({ permissions }: Session, needed: string | readonly string[]): boolean {
  return typeof needed === 'string'
    ? isPermitted(permissions, needed)
    : needed.some((permission) => isPermitted(permissions, permission));
}

/** By enabled roles only; a role key may be a comma list. */
function hasRole({ roles }: Session, needed: string): boolean {
  return passesRole(
    roles.flatMap((role) => role.roleKey.split(',')),
    needed,
  );
}
