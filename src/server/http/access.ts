/** The permission check of every route, by its declaration. */
import { NotPermitted, NotSignedIn } from './errors.ts';
import type { Access } from './route.ts';
import type { Session } from '../auth/session.ts';

/**
 * @param uri path below /api, for the message
 * @throws NotSignedIn, NotPermitted
 */
export function checkAccess(access: Access, session: Session | null, uri: string): void {
  if (access === 'anonymous') return;
  if (!session) throw new NotSignedIn(uri);
  if (access === 'session' || session.isSuperAdmin) return;
  if ('role' in access ? !hasRole(session, access.role) : !hasPermission(session, access.permission)) throw new NotPermitted();
}

function hasPermission({ permissions }: Session, wanted: string | readonly string[]): boolean {
  if (permissions.has('*:*:*')) return true;
  return typeof wanted === 'string' ? permissions.has(wanted) : wanted.some((permission) => permissions.has(permission));
}

/** By enabled roles only; a role key may be a comma list. */
function hasRole({ roles }: Session, wanted: string): boolean {
  const keys = roles.flatMap((role) => role.roleKey.split(','));
  return keys.includes(wanted) || keys.includes('admin');
}
