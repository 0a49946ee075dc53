/**
 * The same create sent twice: a client that sends `Idempotency-Key` with a POST or PUT gets its
 * first answer again. The key is written in the transaction of the work itself, so it is there
 * exactly when the work is.
 */
import { pack, say, unpack } from '../../schema/locale/message.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { Refusal } from './errors.ts';
import type { Envelope } from './envelope.ts';

/**
 * The protocol's text (docs/protocol/conventions.md#repeated-sends-and-limits). Clients that lost
 * an answer learn from `storedBefore` that the work was done.
 */
const REPEATED = say`不允许重复提交，请稍候再试`;

/**
 * How long an answer is remembered, in milliseconds: a day, for a form may wait that long until the
 * network is back.
 */
const lifetime = 24 * 3_600_000;

export interface IdempotentRequest {
  userId: number;
  key: string;
  fingerprint: string;
}

/** @returns undefined for requests without a usable key */
export function idempotentRequest(
  header: unknown,
  userId: number | undefined,
  method: string,
  uri: string,
  body: unknown,
): IdempotentRequest | undefined {
  const key = usableKey(header);
  if (key === undefined || userId === undefined || (method !== 'POST' && method !== 'PUT'))
    return undefined;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([method, uri, body]))
    .digest('hex');
  return { userId, key, fingerprint };
}

/** The key of a request; undefined for none, and for what cannot be one. */
export const usableKey = (header: unknown): string | undefined =>
  typeof header === 'string' && /^[\w-]{8,100}$/.test(header) ? header : undefined;

/**
 * Takes the key, waiting for a transaction that is just using it.
 * @returns the remembered answer, or undefined when the work is to be done now
 * @throws Refusal when the key was used for another request
 */
export async function takeKey(
  db: Db,
  { userId, key, fingerprint }: IdempotentRequest,
  now: number,
): Promise<Envelope | undefined> {
  await db
    .deleteFrom('sys_idempotency')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('expires_at', '<=', now)
    .execute();
  const taken = await db
    .insertInto('sys_idempotency')
    .values({ user_id: userId, key, fingerprint, expires_at: now + lifetime })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const first = await db
    .selectFrom('sys_idempotency')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.answer && first.fingerprint !== fingerprint)
    throw new Refusal(REPEATED, 500, undefined, { storedBefore: true });
  if (!first?.answer) throw new Refusal(REPEATED);
  return unpack(first.answer) as Envelope;
}

/** Remembers the answer for the next time the key is sent. */
export async function rememberAnswer(
  db: Db,
  { userId, key }: IdempotentRequest,
  envelope: Envelope,
): Promise<void> {
  await db
    .updateTable('sys_idempotency')
    .set({ answer: pack(envelope) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
