/** A server that takes files in chunks, a clerk who sends them, and what is left of them. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect } from 'vitest';
import { readConfig } from '../../../../src/server/config/config.ts';
import { openStorage } from '../../../../src/server/files/open-storage.ts';
import { sweepUploads } from '../../../../src/server/files/sweep.ts';
import { createClient, makeUser, type Answer, type Client } from '../../support/index.ts';
import { bytesCounted } from './counted.ts';
import { startedUploads } from './uploads.ts';

export const MiB = 1024 * 1024;
export const DAY = 24 * 3_600_000;
export const url = '/common/upload/chunked';
export const gone = { code: 500, msg: '上传已过期，请重新上传', gone: true };
export const damaged = { code: 500, msg: '文件在传输中损坏，请重试', damaged: true };

const chunkSize = 5 * MiB;

export const sha256 = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('hex');

/** A film of so many bytes, unlike any other; by default of three chunks. */
export const film = (size = 2 * chunkSize + 1000): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(size - 12)]);

export const chunksOf = (file: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / chunkSize) }, (_, index) =>
    file.subarray(index * chunkSize, (index + 1) * chunkSize),
  );

/** The same chunk with another content. */
export function altered(chunk: Buffer): Buffer {
  const other = Buffer.from(chunk);
  other[7]! ^= 1;
  return other;
}

const wholeOf = (file: Buffer): string => sha256(chunksOf(file).map(sha256).join(''));

/** The calls of uploads in chunks, by the clerk unless another client is named. */
function callsOf(clerk: Client) {
  const begin = (file: Buffer, change: object = {}, client = clerk): Promise<Answer> =>
    client.post(url, {
      name: '影片.mp4',
      size: file.length,
      head: file.subarray(0, 512).toString('base64'),
      fingerprint: wholeOf(file),
      ...change,
    });
  async function put(
    id: string,
    number: number,
    bytes: Buffer,
    { checksum = sha256(bytes), client = clerk } = {},
  ): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'chunk');
    return client.put(`${url}/${id}/${number}?checksum=${checksum}`, form);
  }
  return {
    begin,
    put,
    /** Begins an upload, which must be allowed. */
    async idOf(file: Buffer, change: object = {}): Promise<string> {
      const answer = await begin(file, change);
      expect(answer).toMatchObject({ code: 200, data: { chunkSize } });
      return answer.data.uploadId;
    },
    async putAll(id: string, file: Buffer): Promise<void> {
      for (const [index, bytes] of chunksOf(file).entries())
        expect(await put(id, index + 1, bytes)).toMatchObject({ code: 200 });
    },
    finish: (id: string, file: Buffer, client = clerk): Promise<Answer> =>
      client.post(`${url}/${id}/finish`, { checksum: wholeOf(file) }),
    async numbersThere(id: string, client = clerk): Promise<number[]> {
      const { data } = await client.get(`${url}/${id}`);
      return data.chunks.map((chunk: { number: number }) => chunk.number);
    },
    async content(fileName: string): Promise<Buffer> {
      const answer = await clerk.raw('GET', fileName);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** A server with nothing of the tests before, and another clerk for each test. */
export function startedChunks(storage: 'folder' | 's3') {
  let now = Date.now();
  let clerkId = 0;
  let people = 0;
  let signIn: () => Promise<void>;
  const { server, s3 } = startedUploads(storage, { now: () => now });
  const clerk = createClient('');
  const sweep = async (): Promise<void> =>
    sweepUploads({
      database: server.database,
      storage: await openStorage(readConfig(server.env)),
      now: () => now,
    });
  const partsRoot = () => path.join(server.env.DATA_DIR, 'profile/.parts');
  const rowsOf = async (table: 'sys_upload' | 'sys_upload_chunk'): Promise<number> =>
    (await server.database.read.selectFrom(table).selectAll().execute()).length;
  beforeEach(async () => {
    now += 2 * DAY;
    await sweep();
    const name = `clerk${++people}`;
    const { userId, password } = await makeUser(server.database, name, {});
    clerkId = userId;
    clerk.base = server.client().base;
    signIn = async () => {
      clerk.token = null;
      await clerk.signIn(name, password);
    };
    await signIn();
  });
  return {
    server,
    s3,
    clerk,
    ...callsOf(clerk),
    sweep,
    clock: () => now,
    /** Lets so much time pass, after which the clerk is signed in again. */
    async later(milliseconds: number): Promise<void> {
      now += milliseconds;
      await signIn();
    },
    /** Where the parts lie, unless the storage is a store. */
    partsRoot,
    /** Uploads of which the storage keeps parts. */
    kept(): number {
      const store = s3();
      if (store) return store.multipart.size;
      return existsSync(partsRoot()) ? readdirSync(partsRoot()).length : 0;
    },
    rows: async (): Promise<number> =>
      (await rowsOf('sys_upload')) + (await rowsOf('sys_upload_chunk')),
    counted: (): Promise<number> => bytesCounted(server, clerkId),
  };
}
