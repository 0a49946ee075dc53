/**
 * Passwords that should be changed: first ones that an administrator chose, and old ones
 * (docs/protocol/sign-in.md#who-is-asking).
 */
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { configFlag, configValue } from '../settings/parameters.ts';
import type { PasswordDuty } from '../http/session.ts';
import { configKeys } from '../../protocol/configKeys.ts';

const day = 86_400_000;

/**
 * What config says of a password that was changed then; null: never by its owner or an
 * administrator's reset.
 */
export interface PasswordAge {
  isInitial: boolean;
  /** Days it is good for; 0: for ever. */
  days: number;
  changed: string | null;
}

export async function passwordAge(db: Db, changed: string | null): Promise<PasswordAge> {
  const days = Number(await configValue(db, configKeys.passwordDays));
  return {
    isInitial: (await configValue(db, configKeys.initialPasswordNotice)) === '1' && !changed,
    days: days > 0 ? days : 0,
    changed,
  };
}

/** Whether it is too old at that moment, in epoch milliseconds. */
export const isExpired = ({ days, changed }: PasswordAge, now: number): boolean =>
  days > 0 && (!changed || changed < timeText(now - days * day));

/** Why the password must be changed before anything else; null: it need not be. */
export const dutyOf = (age: PasswordAge, now: number): PasswordDuty =>
  age.isInitial ? 'initial' : isExpired(age, now) ? 'expired' : null;

/**
 * Whether the change is demanded (config sys.account.passwordChangeRequired), not only asked for.
 */
export const isChangeDemanded = (db: Db): Promise<boolean> =>
  configFlag(db, configKeys.passwordChangeRequired, false);
