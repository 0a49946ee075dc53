/** Parameters: what the model cannot say. */
import { say } from '../../schema/locale/message.ts';
import { requireProof } from '../auth/proof.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { ModelHooks } from '../models/types.ts';
import { MASK, usualVisibility, visibilityOf } from './config-visibility.ts';
import type { Row } from '../db/database.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/**
 * Parameters that open or guard the installation. Whoever finds a session open must not be able to
 * switch off the captcha or the proof itself, let anybody in, open stored files to them, learn the
 * password of new accounts, weaken passwords or lift quotas.
 */
const guarded: ReadonlySet<unknown> = new Set([
  configKeys.proofMinutes,
  configKeys.proofForAll,
  configKeys.captchaEnabled,
  configKeys.registerUser,
  configKeys.passwordLength,
  configKeys.passwordRule,
  configKeys.passwordChangeRequired,
  configKeys.initialPasswordNotice,
  configKeys.passwordDays,
  configKeys.quotaPerUser,
  configKeys.quotaTotal,
  configKeys.largestFile,
  configKeys.initialPassword,
  configKeys.blackList,
  configKeys.operationLogDays,
  configKeys.loginLogDays,
  configKeys.fileAccess,
]);

export const configHooks: ModelHooks = {
  async beforeCreate(db, input, actor) {
    if (actor && guarded.has(input.configKey)) await requireProof(db, actor);
    input.visibility ||= usualVisibility(input.configKey);
    // A copy of a masked answer has no value to give.
    if (input.visibility === 'secret' && input.configValue === MASK) input.configValue = '';
  },
  async beforeUpdate(db, input, stored, actor) {
    // Clients that clear everything they do not know leave it as it is.
    if (!input.visibility) delete input.visibility;
    if (stored.visibility === 'secret') keepSecret(input, stored);
    if (actor && changesGuarded({ ...stored, ...input }, stored)) await requireProof(db, actor);
  },
  async beforeRemove(db, stored, actor) {
    if (actor && guarded.has(stored.configKey)) await requireProof(db, actor);
  },
  async logged(db, body) {
    return (await isSecret(db, body)) ? { ...body, configValue: undefined } : body;
  },
  async shape(db, rows, actor) {
    if (actor) await maskSecrets(db, rows);
  },
};

/**
 * The mask keeps the stored value, but not under another name or where it could be read.
 * @throws Refusal
 */
function keepSecret(input: Row, stored: Row): void {
  if (input.configValue !== undefined && input.configValue !== null && input.configValue !== MASK)
    return;
  delete input.configValue;
  const opens = input.visibility !== undefined && input.visibility !== 'secret';
  const renames = input.configKey !== undefined && input.configKey !== stored.configKey;
  if ((opens || renames) && stored.configValue)
    throw new Refusal(say`保密参数须重新填写参数键值`, 500, 'configValue');
}

/** Who makes a parameter visible to more people changes who knows it. */
function changesGuarded(row: Row, stored: Row): boolean {
  if (row.visibility !== stored.visibility) return true;
  if (row.configKey !== stored.configKey)
    return guarded.has(row.configKey) || guarded.has(stored.configKey);
  return guarded.has(row.configKey) && row.configValue !== stored.configValue;
}

/**
 * Whether the body of a create or update holds a secret, by what it says itself or by what is
 * stored.
 */
async function isSecret(db: Db, { configId, configKey, visibility }: Row): Promise<boolean> {
  if (visibility === 'secret') return true;
  const stored = await db
    .selectFrom('sys_config')
    .select('visibility')
    .where('visibility', '=', 'secret')
    .where((row) =>
      row.or([
        row('config_id', '=', Number(configId) || 0),
        row('config_key', '=', String(configKey ?? '')),
      ]),
    )
    .executeTakeFirst();
  return (
    stored !== undefined ||
    (visibilityOf(visibility) === undefined && usualVisibility(configKey) === 'secret')
  );
}

async function maskSecrets(db: Db, rows: readonly Row[]): Promise<void> {
  const ids = rows.map((row) => row.configId as number);
  if (ids.length === 0) return;
  const stored = await db
    .selectFrom('sys_config')
    .select('config_id')
    .where('visibility', '=', 'secret')
    .where('config_id', 'in', ids)
    .execute();
  const secret = new Set(stored.map((row) => Number(row.config_id)));
  for (const row of rows) if (secret.has(row.configId) && row.configValue) row.configValue = MASK;
}
