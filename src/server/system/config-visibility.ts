/** To whom the value of a parameter is given: field `visibility` of the model config. */
import type { Session } from '../http/session.ts';
import type { Database, Db } from '../db/database.ts';
import type { Defaults } from '../../schema/generated/types.gen.ts';
import { mayAccess } from '../auth/permissions.ts';
import type { Row } from '../db/database.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/**
 * Answered before sign-in, to anybody signed in, to those who may see parameters, or to nobody:
 * secrets are written only.
 */
export type Visibility = 'public' | 'session' | 'permission' | 'secret';

const names: ReadonlySet<unknown> = new Set<Visibility>([
  'public',
  'session',
  'permission',
  'secret',
]);

/** Who may see parameters. */
const readers = ['system:config:list', 'system:config:query'];

/**
 * Secrets that somebody must be given all the same: who makes accounts hands their first password
 * on.
 */
const secretReaders: Readonly<Record<string, readonly string[]>> = {
  [configKeys.initialPassword]: ['system:user:add', 'system:user:import', 'system:user:resetPwd'],
};

/** Stands for a secret value in answers; sent back, it means the stored one. */
export const MASK = '******';

/** Keys whose last part says that the value opens something. */
const secretKey =
  /(?:password|passwd|pwd|secret|token|credentials?|(?:access|api|private)[_-]?key)$/i;

/** Visibility of a parameter that brings none, as those made by clients that do not know of it. */
export const usualVisibility = (key: unknown): Visibility =>
  secretKey.test(String(key)) ? 'secret' : 'permission';

/** The visibility that a text names; undefined for any other. */
export const visibilityOf = (value: unknown): Visibility | undefined =>
  names.has(value) ? (value as Visibility) : undefined;

/** Whether the caller may read the value. @param row columns config_key and visibility */
export function isVisible({ config_key, visibility }: Row, session: Session): boolean {
  switch (visibilityOf(visibility) ?? usualVisibility(config_key)) {
    case 'public':
    case 'session':
      return true;
    case 'permission':
      return mayAccess(session, readers);
    case 'secret':
      return (
        Object.hasOwn(secretReaders, config_key) && mayAccess(session, secretReaders[config_key])
      );
  }
}

/** Values of the public parameters, by key. */
export async function publicParameters(db: Db): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('sys_config')
    .select(['config_key', 'config_value'])
    .where('visibility', '=', 'public')
    .orderBy('config_key')
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.config_key as string, (row.config_value as string | null) ?? '']),
  );
}

/**
 * Parameters made before there was a visibility get the one that ships with their key, others the
 * usual one.
 */
export async function fillVisibility(
  database: Database,
  defaults: readonly Defaults[],
): Promise<void> {
  const shipped = new Map(
    defaults
      .filter(({ model }) => model === 'config')
      .flatMap(({ rows }) => (rows as Row[]).map((row) => [row.configKey, row.visibility])),
  );
  await database.transaction(async (db) => {
    const rows = await db
      .selectFrom('sys_config')
      .select(['config_id', 'config_key'])
      .where('visibility', 'is', null)
      .execute();
    for (const { config_id, config_key } of rows) {
      const visibility = visibilityOf(shipped.get(config_key)) ?? usualVisibility(config_key);
      await db
        .updateTable('sys_config')
        .set({ visibility })
        .where('config_id', '=', config_id)
        .execute();
    }
  });
}
