/**
 * Passwords and codes that somebody signed in gives again: an open session must not become a way to
 * guess them.
 */
import type { FastifyRequest } from 'fastify';
import type { SignInParts } from './parts.ts';
import { deviceOf, findDevice } from './devices.ts';
import { admitAttempt, withdrawAttempt } from './lockout.ts';
import type { Session } from '../http/session.ts';

interface Caller {
  session: Session;
  request: FastifyRequest;
  ip: string;
}

/**
 * Runs the check unless the caller has guessed too often, counting as sign-in counts. Outside
 * transactions only: what was counted must stay when the request is refused.
 * @returns what the check says. @throws Refusal when no further guess is admitted
 */
export async function guess(
  { database, now }: Pick<SignInParts, 'database' | 'now'>,
  { session, request, ip }: Caller,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = {
    userName: session.userName,
    ip,
    deviceId: await findDevice(database.read, deviceOf(request), session.userId, now()),
  };
  await admitAttempt(database.write, attempt, now());
  const right = await check();
  if (right) await withdrawAttempt(database.write, attempt);
  return right;
}
