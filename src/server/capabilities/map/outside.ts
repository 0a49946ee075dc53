/** Calls to the services of maps: for so long, so much, and never led elsewhere. */
import { say } from '../../../schema/locale/message.ts';
import { Refusal } from '../../http/errors.ts';

export interface CallLimits {
  /** Milliseconds that the whole answer may take. */
  longest: number;
  /** Bytes of the largest answer. */
  largest: number;
  /** Headers to send along. */
  headers?: Readonly<Record<string, string>>;
  /** Ends the call when nobody waits for it any more. */
  signal: AbortSignal;
}

export interface ServiceAnswer {
  status: number;
  /** Media type. */
  type: string;
  body: Buffer;
}

/**
 * Reads an address of a service that the settings name. Redirections are not followed: a service
 * could lead to what only this server reaches.
 * @throws Refusal, in words that name neither the address nor its parameters
 */
export async function readService(
  url: URL,
  { longest, largest, headers, signal }: CallLimits,
): Promise<ServiceAnswer> {
  const end = AbortSignal.timeout(longest);
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.any([end, signal]),
      headers: { accept: '*/*', ...headers },
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > largest) throw new Refusal(say`地图服务返回的内容过大`);
      parts.push(part);
    }
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
      body: Buffer.concat(parts),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      end.aborted ? say`地图服务响应超时，请稍后再试` : say`地图服务暂时无法连接，请稍后再试`,
    );
  }
}
