/** Secrets at rest: AES-256-GCM under the installation's key, bound to whom they belong. */
import { say } from '../../../schema/locale/message.ts';
import { openUnder, sealUnder } from '../../config/sealed-box.ts';
import type { SecretKey } from '../../config/secret-key.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

const purpose = 'pageloom second factor';

/** Text to store: id of the key, a dot, and nonce, tag and cipher text as base64url. */
export const seal = (key: SecretKey, secret: Buffer, userId: number): string =>
  `${key.id}.${sealUnder(key.derive(purpose), secret, String(userId))}`;

/** @throws Refusal when it was sealed under another key; Error when it was tampered with */
export function unseal(key: SecretKey, stored: string, userId: number): Buffer {
  const [id, text = ''] = stored.split('.');
  if (id !== key.id) throw new Refusal(say`服务器的密钥已更换，无法核对两步验证码，请联系管理员`);
  return openUnder(key.derive(purpose), text, String(userId));
}

/**
 * Whether something is stored that only the key it was made with can read or prove: the audit
 * chain, second factors.
 */
export async function isKeyInUse({ read }: Database): Promise<boolean> {
  const tables = ['sys_audit_head', 'sys_totp'];
  const found = await Promise.all(
    tables.map((table) => read.selectFrom(table).selectAll().limit(1).executeTakeFirst()),
  );
  return found.some((row) => row !== undefined);
}

/**
 * @throws StartupError when second factors are stored that this key cannot read: their owners could
 * not sign in
 */
export async function requireSealingKey(database: Database, key: SecretKey): Promise<void> {
  const foreign = await database.read
    .selectFrom('sys_totp')
    .select('user_id')
    .where('secret', 'not like', `${key.id}.%`)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (foreign)
    throw new StartupError(
      'The second factors in this database were stored under another secret key: set ' +
        'SECRET_KEY as it was, or restore secret.key in DATA_DIR (docs/configuration.md).',
    );
}
