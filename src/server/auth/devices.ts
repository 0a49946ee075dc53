/**
 * Browsers in which somebody has signed in before. They hold a random value in a cookie that
 * scripts cannot read; the server keeps its hash. It opens nothing: its wrong passwords are counted
 * apart from those of other browsers (lockout.ts).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { cookieOf, ownCookie } from '../http/cookies.ts';
import { hashToken, newId, newToken } from './tokens.ts';

const cookieName = 'pageloom_device';
const lifetime = 180 * 86_400_000;

/** The cookie's value; null when there is none or it is no value of ours. */
export function deviceOf(request: FastifyRequest): string | null {
  const value = cookieOf(request, cookieName) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Stores the value in the browser. @param secure whether the browser is connected by TLS */
export function storeDevice(reply: FastifyReply, device: string, secure: boolean): void {
  void reply.setCookie(cookieName, device, ownCookie({ maxAge: lifetime / 1000, secure }));
}

/** Id of the browser when this user has signed in with it; null for any other. */
export async function findDevice(
  db: Db,
  device: string | null,
  userId: number,
  now: number,
): Promise<string | null> {
  if (device === null) return null;
  const row = await db
    .selectFrom('sys_known_device')
    .select('id')
    .where('token_hash', '=', hashToken(device))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * After a sign-in. The value changes each time: one that somebody planted or copied before is worth
 * nothing afterwards. The id stays, so that counted failures of others in the same browser stay,
 * too.
 * @returns the value to store in the browser
 */
export async function rememberDevice(
  db: Db,
  device: string | null,
  userId: number,
  now: number,
): Promise<string> {
  const next = newToken();
  const token_hash = hashToken(next);
  const former =
    device === null
      ? []
      : await db
          .updateTable('sys_known_device')
          .set({ token_hash })
          .where('token_hash', '=', hashToken(device))
          .returning('id')
          .execute();
  const expires_at = now + lifetime;
  await db
    .insertInto('sys_known_device')
    .values({ token_hash, user_id: userId, id: former.at(0)?.id ?? newId(), expires_at })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ expires_at }),
    )
    .execute();
  return next;
}

/**
 * After a change of password: whoever knew the former one may have signed in somewhere.
 * @param except the browser of the change itself
 */
export async function forgetDevices(
  db: Db,
  userId: number,
  except: string | null = null,
): Promise<void> {
  await db
    .deleteFrom('sys_known_device')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', except === null ? '' : hashToken(except))
    .execute();
}
