/** Parameters: what the model cannot say. */
import { requireProof } from '../auth/proof.ts';
import type { ModelHooks, Row } from '../models/engine.ts';

/**
 * Parameters that open or guard the installation. Whoever finds a session open must not be able to switch off the
 * captcha or the proof itself, let strangers in, or learn the password of new accounts.
 */
const guarded: ReadonlySet<unknown> = new Set([
  'sys.account.reauthMinutes', 'sys.account.reauthForAll', 'sys.account.captchaEnabled', 'sys.account.registerUser',
  'sys.user.initPassword', 'sys.login.blackIPList',
]);

export const configHooks: ModelHooks = {
  async beforeCreate(db, input, actor) {
    if (actor && guarded.has(input.configKey)) await requireProof(db, actor);
  },
  async beforeUpdate(db, input, stored, actor) {
    if (actor && changesGuarded({ ...stored, ...input }, stored)) await requireProof(db, actor);
  },
  async beforeRemove(db, stored, actor) {
    if (actor && guarded.has(stored.configKey)) await requireProof(db, actor);
  },
};

function changesGuarded(row: Row, stored: Row): boolean {
  if (row.configKey !== stored.configKey) return guarded.has(row.configKey) || guarded.has(stored.configKey);
  return guarded.has(row.configKey) && row.configValue !== stored.configValue;
}
