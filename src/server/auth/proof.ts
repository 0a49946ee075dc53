/** Changes that matter ask for a recent proof of who one is: signing in is one, and so is the password given again. */
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { configValue } from '../system/config.ts';
import type { Session } from './session.ts';

/** The parameter with the minutes a proof holds, 0 for ever. */
export const proofParameter = 'sys.account.reauthMinutes';
const usual = 15;
const minute = 60_000;

/** Clients that know `reauthenticate` ask for the password and send the request again; to others it is a warning. */
export class ProofNeeded extends Refusal {
  constructor() {
    super('为确认是您本人操作，请重新验证登录密码', 601, undefined, { reauthenticate: true });
  }
}

/** @throws ProofNeeded when the caller's last proof is too old */
export async function requireProof(db: Db, { proofAge }: Pick<Session, 'proofAge'>): Promise<void> {
  const minutes = minutesOf(await configValue(db, proofParameter));
  if (minutes > 0 && proofAge > minutes * minute) throw new ProofNeeded();
}

/** Whatever is no number of minutes counts as the usual one: a typing error must not switch it off. */
function minutesOf(value: string): number {
  return /^\d{1,6}$/.test(value.trim()) ? Number(value) : usual;
}
