/**
 * Changes that matter ask for a recent proof of who one is: signing in is one, and so is the
 * password given again, together with a code where a second factor is set up.
 */
import { say } from '../../schema/locale/message.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { configFlag, configValue } from '../settings/parameters.ts';
import type { ProofDemand } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { defined } from '../../schema/defined.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { codes } from '../../protocol/codes.ts';
import type { Demands } from '../../protocol/demands.ts';

const usual = 15;
const minute = 60_000;

/**
 * Clients that know `reauthenticate` ask for the proof and send the request again; to others it is
 * a warning.
 */
export class ProofNeeded extends Refusal {
  /** @param withCode whether the password alone does not do */
  constructor(withCode: boolean) {
    const demands: Demands = {
      reauthenticate: true,
      ...defined({ totpRequired: withCode ? (true as const) : undefined }),
    };
    super(say`为确认是您本人操作，请重新验证登录密码`, codes.warning, undefined, { ...demands });
  }
}

type Prover = Pick<Session, 'proofAge' | 'asksProof' | 'secondFactor'>;

/** @throws ProofNeeded when the caller's last proof is too old */
export async function requireProof(
  db: Db,
  session: Prover,
  demand: ProofDemand = 'asked',
): Promise<void> {
  const minutes = minutesOf(await configValue(db, configKeys.proofMinutes));
  if (minutes === 0 || session.proofAge <= minutes * minute) return;
  const isAsked =
    demand === 'always' ||
    session.asksProof ||
    (await configFlag(db, configKeys.proofForAll, false));
  if (isAsked) throw new ProofNeeded(session.secondFactor === 'active');
}

/**
 * Whatever is no number of minutes counts as the usual one: a typing error must not switch it off.
 */
function minutesOf(value: string): number {
  return /^\d{1,6}$/.test(value.trim()) ? Number(value) : usual;
}
