/** Requests to the store, and what clients hear when it does not do what it is asked. */
import { say } from '../../../schema/locale/message.ts';
import { Unavailable } from '../../http/errors.ts';
import { isKey } from '../storage.ts';
import type { S3Client, S3Request } from './client.ts';

/** Milliseconds: how long the store may take to answer, and the largest upload. */
export interface Patience {
  answer: number;
  upload: number;
}

/** Characters of an error answer that the log gets. */
const shownLength = 500;

/** @throws Unavailable when no answer comes */
export function ask(client: S3Client, request: S3Request): Promise<Response> {
  if (!isKey(request.key)) throw new Error('Not the key of a stored file');
  return client.send(request).catch(unavailable);
}

/**
 * Reads an answer to its end, so that its connection can be used again.
 * @throws Unavailable for a status not expected
 */
export async function finish(
  answer: Response,
  method: string,
  expected: readonly number[],
): Promise<void> {
  if (!expected.includes(answer.status))
    throw refused(method, answer.status, await errorText(answer));
  await answer.arrayBuffer().catch(unavailable);
}

/** An answer that nobody expected, as clients hear of it. */
export const refused = (method: string, status: number, text: string): Unavailable =>
  unavailability(
    new Error(`The store answered ${method} with ${status}: ${text.slice(0, shownLength)}`),
  );

/** What an answer says of its refusal. */
export const errorText = (answer: Response): Promise<string> => answer.text().catch(() => '');

const unavailability = (cause: unknown): Unavailable =>
  new Unavailable(say`文件存储暂时不可用，请稍后再试`, cause);

/** @throws Unavailable */
export function unavailable(error: unknown): never {
  throw unavailability(error);
}
