/**
 * Who may read stored files. Files that records carry: those who may read a record of them.
 * Uploads that wait for a record: who uploaded them. All others: everybody, as in the protocol, or
 * those that a parameter names.
 */
import type { Session } from '../http/session.ts';
import type { Db } from '../db/database.ts';
import { mayAccess } from '../auth/permissions.ts';
import { configValue } from '../settings/parameters.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { attachableFolder } from './served.ts';
import { usesOf } from './uses.ts';
import type { FileUse } from './uses.ts';

/** Why somebody may not read files; `open` when everybody may. */
export type FileAccess = 'open' | 'allowed' | 'notSignedIn' | 'notPermitted';

/** What records say of the files that they carry. */
export interface Carriers {
  /** Whether one of the places is open to everybody who may read uploads. */
  isPublic(uses: readonly FileUse[]): boolean;
  /** Whether the caller may read one of the records. */
  isReadable(db: Db, uses: readonly FileUse[], session: Session): Promise<boolean>;
}

/** A request for a file. */
export interface FileRequest {
  db: Db;
  key: string;
  carriers: Carriers;
  /** Asked only when it matters. */
  sessionOf(): Promise<Session | null>;
}

export async function fileAccess({
  db,
  key,
  carriers,
  sessionOf,
}: FileRequest): Promise<FileAccess> {
  if (!key.startsWith(attachableFolder)) return generalAccess(db, sessionOf);
  const uses = (await usesOf(db, [key])).get(key)!;
  if (uses.length > 0 && !carriers.isPublic(uses)) {
    const session = await sessionOf();
    if (!session) return 'notSignedIn';
    return (await carriers.isReadable(db, uses, session)) ? 'allowed' : 'notPermitted';
  }
  const owner = uses.length > 0 ? undefined : await waitingFor(db, key);
  if (owner !== undefined) {
    const session = await sessionOf();
    if (!session) return 'notSignedIn';
    return session.userId === owner ? 'allowed' : 'notPermitted';
  }
  return generalAccess(db, sessionOf);
}

/** Who uploaded a file that no record carries yet, or any more. */
async function waitingFor(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sys_file')
    .select('user_id')
    .where('key', '=', key)
    .where('expires_at', 'is not', null)
    .executeTakeFirst();
  return row && Number(row.user_id);
}

async function generalAccess(db: Db, sessionOf: FileRequest['sessionOf']): Promise<FileAccess> {
  const demand = (await configValue(db, configKeys.fileAccess)).trim();
  if (demand === '' || demand === 'public') return 'open';
  const session = await sessionOf();
  if (!session) return 'notSignedIn';
  return demand === 'session' || session.isSuperAdmin || mayAccess(session, demand)
    ? 'allowed'
    : 'notPermitted';
}
