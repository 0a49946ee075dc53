/**
 * Second factors of users: set up with an authenticator app, asked at sign-in, replaced by recovery
 * codes when it is lost.
 */
import { say, type Message } from '../../../schema/locale/message.ts';
import { randomBytes } from 'node:crypto';
import type { SecretKey } from '../../config/secret-key.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import {
  forgetRecoveryCodes,
  issueRecoveryCodes,
  recoveryCodesLeft,
  spendRecoveryCode,
} from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';
import { base32, matchingStep, otpauthUri } from './totp.ts';

/** Bytes of a secret: as many as the hash has (RFC 4226, 4). */
const secretLength = 20;
/** Milliseconds for which a setup that was begun can be finished. */
const setupTime = 600_000;
const issuer = '织页';

const wrongCode = say`两步验证码错误`;
const usedCode = say`该验证码已使用过，请等待下一个验证码`;

/** `used`: a right code that was good before, such as the one that finished the setup. */
export type CodeOutcome = 'totp' | 'recovery' | 'used' | 'wrong';

/** What to report of a code that was not accepted; undefined for one that was. */
export function codeProblem(outcome: CodeOutcome): Message | undefined {
  if (outcome === 'used') return usedCode;
  return outcome === 'wrong' ? wrongCode : undefined;
}

export interface SecondFactors {
  isActive(db: Db, userId: number): Promise<boolean>;
  /** Recovery codes that are left. */
  codesLeft(db: Db, userId: number): Promise<number>;
  /**
   * Makes a secret that `confirm` puts to use; one begun before is void.
   * @throws Refusal when one is in use
   */
  begin(
    db: Db,
    user: { userId: number; userName: string },
  ): Promise<{ secret: string; uri: string }>;
  /**
   * @returns recovery codes, to be shown once.
   * @throws Refusal for a wrong code, or when nothing was begun
   */
  confirm(db: Db, userId: number, code: string): Promise<string[]>;
  /** New recovery codes instead of the old. @throws Refusal when there is no second factor */
  renewCodes(db: Db, userId: number): Promise<string[]>;
  /** @returns whether there was one */
  remove(db: Db, userId: number): Promise<boolean>;
  /** Checks a code and uses it up; the caller counts the attempts. */
  accept(db: Db, userId: number, code: string): Promise<CodeOutcome>;
}

export function createSecondFactors(key: SecretKey, now: () => number): SecondFactors {
  const codeKey = key.derive('pageloom recovery codes');
  const active = (db: Db, userId: number) =>
    db
      .selectFrom('sys_totp')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
  const requireActive = async (db: Db, userId: number): Promise<void> => {
    if (!(await active(db, userId))) throw new Refusal(say`尚未启用两步验证`);
  };

  return {
    isActive: async (db, userId) => (await active(db, userId)) !== undefined,
    codesLeft: recoveryCodesLeft,

    async begin(db, { userId, userName }) {
      if (await active(db, userId)) throw new Refusal(say`两步验证已启用，请先停用`);
      const secret = randomBytes(secretLength);
      const row = { secret: seal(key, secret, userId), begun_at: now(), last_step: 0 };
      await db
        .insertInto('sys_totp')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(row).where('sys_totp.confirmed_at', 'is', null),
        )
        .execute();
      return { secret: base32(secret), uri: otpauthUri(secret, { issuer, account: userName }) };
    },

    async confirm(db, userId, code) {
      const begun = await db
        .selectFrom('sys_totp')
        .select(['secret', 'begun_at'])
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      if (!begun || begun.begun_at + setupTime < now())
        throw new Refusal(say`设置已超时，请重新开始`);
      const step = matchingStep(unseal(key, begun.secret, userId), code.trim(), now());
      if (step === null) throw new Refusal(wrongCode, 500, 'code');
      await db
        .updateTable('sys_totp')
        .set({ confirmed_at: now(), last_step: step })
        .where('user_id', '=', userId)
        .execute();
      return issueRecoveryCodes(db, codeKey, userId);
    },

    async renewCodes(db, userId) {
      await requireActive(db, userId);
      return issueRecoveryCodes(db, codeKey, userId);
    },

    async remove(db, userId) {
      await forgetRecoveryCodes(db, userId);
      const removed = await db
        .deleteFrom('sys_totp')
        .where('user_id', '=', userId)
        .returning('confirmed_at')
        .executeTakeFirst();
      return removed?.confirmed_at != null;
    },

    async accept(db, userId, code) {
      const given = code.trim();
      const stored = await active(db, userId);
      if (!stored) return 'wrong';
      if (!/^\d{6}$/.test(given))
        return (await spendRecoveryCode(db, codeKey, userId, given)) ? 'recovery' : 'wrong';
      const step = matchingStep(unseal(key, stored.secret, userId), given, now());
      if (step === null) return 'wrong';
      // A code is good once, also for tries sent at the same moment to several nodes.
      const taken = await db
        .updateTable('sys_totp')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return taken.numUpdatedRows > 0n ? 'totp' : 'used';
    },
  };
}
