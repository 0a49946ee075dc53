/**
 * Large files in chunks, as the browser sends them: whatever is lost, damaged, refused for a moment
 * or given up on the way, the server gets each byte, and what it has already is not sent again.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunkedUploads } from '../../src/protocol/chunkedUploads.ts';
import type { Answer } from '../../src/schema/protocol.ts';
import type { WidgetHost } from '../../src/widgets/contract.ts';
import { sendInChunks } from '../../src/widgets/upload/sendInChunks.ts';

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

type Trouble = 'lost' | 'answer lost' | 'damaged' | 'too many' | 'gone' | 'none';

class Failure extends Error {
  code: number;
  shown = false;
  answer: Answer | undefined;
  constructor(code: number, answer?: Answer) {
    super('refused');
    this.code = code;
    this.answer = answer;
  }
}

/** Chunks of one upload, by their numbers. */
type Stored = Map<number, Uint8Array>;

/** A server that gets into trouble, one request after the other. */
function serverWith(troubles: readonly Trouble[], chunkSize: number) {
  let uploads = 1;
  let stored: Stored = new Map();
  const left = [...troubles];
  const sent: number[] = [];
  const answerTo = async (method: string, url: string, form?: FormData, body?: unknown) => {
    if (method === 'PUT') {
      const number = Number(url.split('/').at(-1));
      const content = form!.get('file') as Blob;
      sent.push(number);
      stored.set(number, new Uint8Array(await content.arrayBuffer()));
      return {};
    }
    if (url.endsWith('/finish')) {
      const parts = [...stored].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
      const whole = sha256(parts.map(sha256).join(''));
      if ((body as { checksum: string }).checksum !== whole) throw new Failure(500, {});
      return { fileName: '/stored', content: Buffer.concat(parts) };
    }
    return {
      data: {
        uploadId: String(uploads),
        chunkSize,
        chunks: [...stored].map(([number, bytes]) => ({ number, checksum: sha256(bytes) })),
      },
    };
  };
  const request: WidgetHost['request'] = async ({ method = 'GET', url, form, body }) => {
    const trouble = left.shift() ?? 'none';
    // The browser says that the network is back: nobody waits for the pause to end.
    if (trouble !== 'none') setTimeout(() => dispatchEvent(new Event('online')));
    if (trouble === 'gone' && uploads === 1) {
      uploads += 1;
      stored = new Map();
      throw new Failure(500, { gone: true });
    }
    if (trouble === 'damaged' && form) throw new Failure(500, { damaged: true });
    if (trouble === 'too many') throw new Failure(500, { retryAfter: 1 });
    if (trouble === 'lost') throw new Failure(0);
    const answer = await answerTo(method, url, form, body);
    if (trouble === 'answer lost') throw new Failure(0);
    return answer;
  };
  return { host: { request } as WidgetHost, sent, stored: () => stored };
}

const send = (host: WidgetHost, file: File, percents: number[] = []): Promise<Answer> =>
  sendInChunks(host, chunkedUploads, {
    file,
    signal: new AbortController().signal,
    onProgress: (percent) => percents.push(percent),
  });

it('brings each byte, whatever happens on the way', async () => {
  const trouble = fc.constantFrom<Trouble>('lost', 'answer lost', 'damaged', 'too many', 'gone');
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 3000 }),
      fc.integer({ min: 100, max: 700 }),
      fc.array(fc.oneof(trouble, fc.constant<Trouble>('none')), { maxLength: 6 }),
      async (bytes, chunkSize, troubles) => {
        const { host } = serverWith(troubles, chunkSize);
        const percents: number[] = [];
        const { content } = await send(host, new File([bytes], 'a.txt'), percents);
        expect(Buffer.from(bytes).equals(content as Buffer)).toBe(true);
        expect(percents.every((percent) => percent >= 0 && percent < 100)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

it('sends what the server lacks, and what it has otherwise', async () => {
  const { host, sent, stored } = serverWith([], 1000);
  const bytes = new Uint8Array(3500).map((_, index) => index % 251);
  stored().set(2, bytes.slice(1000, 2000));
  stored().set(3, new Uint8Array(1000));
  await send(host, new File([bytes], 'a.txt'));
  expect(sent.sort()).toEqual([1, 3, 4]);
});

it('ends with the refusal of the server, and when it is given up again and again', async () => {
  const refusing = {
    request: () => Promise.reject(new Failure(500, { msg: 'full' })),
  } as unknown as WidgetHost;
  await expect(send(refusing, new File(['x'], 'a.txt'))).rejects.toThrow('refused');
  let asked = 0;
  const forgetful = {
    request() {
      asked += 1;
      return Promise.reject(new Failure(500, { gone: true }));
    },
  } as unknown as WidgetHost;
  await expect(send(forgetful, new File(['x'], 'a.txt'))).rejects.toThrow('refused');
  expect(asked).toBe(3);
});
