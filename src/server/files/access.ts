/** Who may read stored files: everybody, as in the protocol, or those that a parameter names. */
import type { Session } from '../http/session.ts';
import type { Db } from '../db/database.ts';
import { mayAccess } from '../auth/permissions.ts';
import { configValue } from '../settings/parameters.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/** Why somebody may not read files; `open` when everybody may. */
export type FileAccess = 'open' | 'allowed' | 'notSignedIn' | 'notPermitted';

/** @param sessionOf asked only when it matters */
export async function fileAccess(
  db: Db,
  sessionOf: () => Promise<Session | null>,
): Promise<FileAccess> {
  const demand = (await configValue(db, configKeys.fileAccess)).trim();
  if (demand === '' || demand === 'public') return 'open';
  const session = await sessionOf();
  if (!session) return 'notSignedIn';
  return demand === 'session' || session.isSuperAdmin || mayAccess(session, demand)
    ? 'allowed'
    : 'notPermitted';
}
