/** Captchas: the image goes out, the answer waits in a table, so that any node can check it. */
import { say } from '../../../schema/locale/message.ts';
import type { Database, Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { newId } from '../tokens.ts';
import { drawCaptcha } from './image.ts';
import { charQuestion, mathQuestion } from './question.ts';

/** Milliseconds an image is good for. */
const lifetime = 120_000;

export const captchaExpired = say`验证码已失效`;
const captchaWrong = say`验证码错误`;

/** Milliseconds for which somebody who has answered one may go on without another. */
const passLifetime = 300_000;

/** @returns uuid and the image as base64 without a data prefix */
export async function makeCaptcha(
  database: Database,
  kind: 'math' | 'char',
  now: number,
): Promise<{ uuid: string; img: string }> {
  const { text, answer } = kind === 'math' ? mathQuestion() : charQuestion();
  const uuid = newId();
  await database.write
    .insertInto('sys_captcha')
    .values({ id: uuid, answer, expires_at: now + lifetime })
    .execute();
  return { uuid, img: drawCaptcha(text).toString('base64') };
}

/**
 * A captcha answered already, for the next step of a sign-in whose first step had one.
 * @returns what to send as uuid and code
 */
export async function passCaptcha(db: Db, now: number): Promise<{ uuid: string; code: string }> {
  const [uuid, code] = [newId(), newId()];
  await db
    .insertInto('sys_captcha')
    .values({ id: uuid, answer: code, expires_at: now + passLifetime })
    .execute();
  return { uuid, code };
}

/**
 * Checks an answer. The stored one is taken away first: an image serves one try, also for guesses
 * sent at once.
 * @throws Refusal
 */
export async function checkCaptcha(db: Db, uuid: string, code: string, now: number): Promise<void> {
  const stored = await db
    .deleteFrom('sys_captcha')
    .where('id', '=', uuid)
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
  if (!stored || stored.expires_at <= now) throw new Refusal(captchaExpired);
  if (stored.answer.toLowerCase() !== code.trim().toLowerCase()) throw new Refusal(captchaWrong);
}
