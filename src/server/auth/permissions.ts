/** Permission checks of single fields. */
import type { Session } from '../http/session.ts';

/** One permission, or a list of which any suffices. */
export type Access = string | readonly string[];

/** Whether the caller holds the permission, or any of them; no demand is met by everyone. */
export function mayAccess(session: Session, access: Access | undefined): boolean {
  if (access === undefined || session.permissions.has('*:*:*')) return true;
  return typeof access === 'string'
    ? session.permissions.has(access)
    : access.some((permission) => session.permissions.has(permission));
}
