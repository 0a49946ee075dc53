/** Permission checks of single fields. */
import type { Session } from '../http/session.ts';
import { isPermitted } from '../../protocol/permissions.ts';

/** One permission, or a list of which any suffices. */
export type Access = string | readonly string[];

/** Whether the caller holds the permission, or any of them; no demand is met by everyone. */
export function mayAccess(session: Session, access: Access | undefined): boolean {
  if (access === undefined) return true;
  return typeof access === 'string'
    ? isPermitted(session.permissions, access)
    : access.some((permission) => isPermitted(session.permissions, permission));
}
