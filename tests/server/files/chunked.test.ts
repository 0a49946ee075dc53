/**
 * Large files in chunks: in any order, again, on any node, after a lost connection; what is wrong
 * or somebody else's is refused, and nothing is left of what is given up. The same in the local
 * folder and in an S3-compatible store.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openStorage } from '../../../src/server/files/open-storage.ts';
import { sweepUploads } from '../../../src/server/files/sweep.ts';
import { startServer as startNode, type RunningServer } from '../../../src/server/start.ts';
import {
  type Answer,
  type Client,
  createClient,
  makeUser,
  projectRoot,
  type S3Server,
  setParameter,
  startS3,
  startServer,
  type TestServer,
} from '../support/index.ts';

const MiB = 1024 * 1024;
const chunkSize = 5 * MiB;
const DAY = 24 * 3_600_000;
const url = '/common/upload/chunked';
const gone = { code: 500, msg: '上传已过期，请重新上传', gone: true };
const damaged = { code: 500, msg: '文件在传输中损坏，请重试', damaged: true };

let server: TestServer;
let node: RunningServer;
let s3: S3Server | undefined;
let now = Date.now();
let clerk: Client;
let clerkId: number;
/** Passes so much time, after which the clerk is signed in again. */
let later: (milliseconds: number) => Promise<void>;
let people = 0;

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
/** A film of so many bytes, unlike any other. */
const film = (size = 2 * chunkSize + 1000): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(size - 12)]);
const chunksOf = (file: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / chunkSize) }, (_, index) =>
    file.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
const wholeOf = (file: Buffer): string => sha256(chunksOf(file).map(sha256).join(''));

const begin = (file: Buffer, change: object = {}, client = clerk): Promise<Answer> =>
  client.post(url, {
    name: '影片.mp4',
    size: file.length,
    head: file.subarray(0, 512).toString('base64'),
    fingerprint: wholeOf(file),
    ...change,
  });
const idOf = async (file: Buffer, change: object = {}): Promise<string> => {
  const answer = await begin(file, change);
  expect(answer).toMatchObject({ code: 200, data: { chunkSize } });
  return answer.data.uploadId;
};
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
const putAll = async (id: string, file: Buffer, client = clerk): Promise<void> => {
  for (const [index, bytes] of chunksOf(file).entries())
    expect(await put(id, index + 1, bytes, { client })).toMatchObject({ code: 200 });
};
const finish = (id: string, file: Buffer, client = clerk): Promise<Answer> =>
  client.post(`${url}/${id}/finish`, { checksum: wholeOf(file) });
const numbersThere = async (id: string, client = clerk): Promise<number[]> =>
  (await client.get(`${url}/${id}`)).data.chunks.map((chunk: { number: number }) => chunk.number);
async function content(fileName: string): Promise<Buffer> {
  const answer = await clerk.raw('GET', fileName);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const counted = async (): Promise<number> =>
  Number(
    (
      await server.database.read
        .selectFrom('sys_file_count')
        .select('bytes')
        .where('user_id', '=', clerkId)
        .executeTakeFirst()
    )?.bytes ?? 0,
  );
const partsRoot = () => path.join(server.env.DATA_DIR, 'profile/.parts');
/** Uploads of which the storage keeps parts. */
const kept = (): number =>
  s3 ? s3.multipart.size : existsSync(partsRoot()) ? readdirSync(partsRoot()).length : 0;
const rows = async (): Promise<number> =>
  (await server.database.read.selectFrom('sys_upload').select('id').execute()).length +
  (await server.database.read.selectFrom('sys_upload_chunk').select('upload_id').execute()).length;
const sweep = async (): Promise<void> =>
  sweepUploads({
    database: server.database,
    storage: await openStorage(readConfig(server.env)),
    now: () => now,
  });

describe.each(['folder', 's3'])('uploads in chunks, into the storage: %s', (kind) => {
  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined;
    server = await startServer({ now: () => now, env: s3?.env });
    node = await startNode({
      config: readConfig(server.env),
      root: projectRoot,
      now: () => now,
      sweeps: false,
    });
  });
  afterAll(async () => {
    await node.close();
    await server.stop();
    await s3?.stop();
  });
  beforeEach(async () => {
    // Nothing of the tests before.
    now += 2 * DAY;
    await sweep();
    const name = `clerk${++people}`;
    const { userId, password } = await makeUser(server.database, name, {});
    clerkId = userId;
    later = async (milliseconds) => {
      now += milliseconds;
      clerk = await server.signIn(name, password);
    };
    await later(0);
  });

  it('come in any order, some twice, and become the file', async () => {
    const file = film();
    const id = await idOf(file);
    const chunks = chunksOf(file);
    expect(await counted()).toBe(file.length);
    for (const number of [3, 1, 3, 2])
      expect(await put(id, number, chunks[number - 1]!)).toEqual({ code: 200, msg: '操作成功' });
    expect(await numbersThere(id)).toEqual([1, 2, 3]);
    const answer = await finish(id, file);
    expect(answer).toMatchObject({ code: 200, originalFilename: '影片.mp4' });
    expect(answer.fileName).toMatch(
      /^\/profile\/upload\/\d{4}\/\d\d\/\d\d\/影片_[0-9a-f]{32}\.mp4$/,
    );
    expect(answer.url).toBe(server.url + answer.fileName);
    expect((await content(answer.fileName)).equals(file)).toBe(true);
    expect([await counted(), kept()]).toEqual([file.length, 0]);
    // The answer may have been lost.
    expect(await finish(id, file)).toEqual(answer);
    now += 2 * 3_600_000;
    await sweep();
    expect([await rows(), (await content(answer.fileName)).length]).toEqual([0, file.length]);
  });

  it('go on where they were, for the same person and the same file only', async () => {
    const file = film();
    const id = await idOf(file);
    await put(id, 2, chunksOf(file)[1]!);
    expect((await begin(file)).data).toMatchObject({
      uploadId: id,
      chunks: [{ number: 2, checksum: sha256(chunksOf(file)[1]!) }],
    });
    for (const change of [{ fingerprint: 'other' }, { name: 'b.mp4' }, { purpose: 'record' }])
      expect(await idOf(file, change)).not.toBe(id);
    const outsider = await server.admin();
    expect((await begin(file, {}, outsider)).data.uploadId).not.toBe(id);
    expect(await put(id, 1, chunksOf(file)[0]!, { client: outsider })).toEqual(gone);
    expect(await finish(id, file, outsider)).toEqual(gone);
    expect(await outsider.get(`${url}/${id}`)).toEqual(gone);
    expect(await outsider.delete(`${url}/${id}`)).toEqual(gone);
    expect(await numbersThere(id)).toEqual([2]);
  });

  it('go on after a connection that was lost in the middle of a chunk', async () => {
    const file = film();
    const id = await idOf(file);
    const [first] = chunksOf(file);
    const end = new AbortController();
    const begun = `--x\r\ncontent-disposition: form-data; name="file"; filename="c"\r\n\r\n`;
    const broken = clerk.raw('PUT', `${url}/${id}/1?checksum=${sha256(first!)}`, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from(begun));
          controller.enqueue(new Uint8Array(first!.subarray(0, MiB)));
        },
        pull: () => end.abort(),
      }),
      signal: end.signal,
      duplex: 'half',
    } as RequestInit);
    await expect(broken).rejects.toThrow();
    expect(await numbersThere(id)).toEqual([]);
    await putAll(id, file);
    expect((await content((await finish(id, file)).fileName)).equals(file)).toBe(true);
  });

  it('are taken by two nodes at once, and finished by both', async () => {
    const file = film();
    const id = await idOf(file);
    const there = createClient(node.url);
    there.token = clerk.token;
    const chunks = chunksOf(file);
    await Promise.all(
      chunks.flatMap((bytes, index) => [
        put(id, index + 1, bytes),
        put(id, index + 1, bytes, { client: there }),
      ]),
    );
    expect(await numbersThere(id, there)).toEqual([1, 2, 3]);
    const answers = await Promise.all([finish(id, file), finish(id, file, there)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(answers[0]?.fileName).toBe(answers[1]?.fileName);
    expect((await content(answers[0]?.fileName)).equals(file)).toBe(true);
    expect([await counted(), kept()]).toEqual([file.length, 0]);
  });

  it('are refused with another content than was announced', async () => {
    const file = film();
    const id = await idOf(file);
    const [first, second] = chunksOf(file) as [Buffer, Buffer];
    const other = Buffer.from(second);
    other[7]! ^= 1;
    expect(await put(id, 2, other, { checksum: sha256(second) })).toEqual(damaged);
    expect(await put(id, 2, second.subarray(1))).toEqual(damaged);
    expect(await put(id, 2, Buffer.concat([second, second.subarray(0, 1)]))).toEqual(damaged);
    const html = Buffer.from(first);
    html.write('<html>');
    expect(await put(id, 1, html)).toEqual(damaged);
    expect(await put(id, 4, second)).toEqual({ code: 500, msg: '文件没有第 4 个分片' });
    expect(await numbersThere(id)).toEqual([]);
  });

  it('become no file while chunks are missing, or are those of another file', async () => {
    const file = film();
    const id = await idOf(file);
    const [first, second] = chunksOf(file) as [Buffer, Buffer];
    const other = Buffer.from(second);
    other[7]! ^= 1;
    await put(id, 1, first);
    expect(await finish(id, file)).toMatchObject({
      code: 500,
      msg: '文件还有 2 个分片没有上传',
      missing: [2, 3],
    });
    await putAll(id, file);
    // Of two files that were taken for one, a chunk of the other has come.
    await put(id, 2, other);
    expect(await finish(id, file)).toEqual(damaged);
    await put(id, 2, second);
    expect(await finish(id, file)).toMatchObject({ code: 200 });
  });

  it('are refused before they begin, when they could not end', async () => {
    const file = film();
    expect(await begin(file, { name: 'a.html' })).toMatchObject({
      code: 500,
      msg: expect.stringContaining('文件[a.html]后缀[html]不正确'),
    });
    expect((await begin(file, { name: 'a.pdf' })).msg).toContain('后缀[pdf]不正确');
    expect((await begin(file, { name: `${'长'.repeat(100)}.mp4` })).code).toBe(500);
    expect(await begin(file, { size: 513 * MiB })).toEqual({
      code: 500,
      msg: '文件超出大小限制，单个文件不能超过 512 MB',
    });
    expect(await begin(file, { head: 'AAAA' })).toEqual({
      code: 500,
      msg: '文件开头的字节不完整',
    });
    expect((await begin(file, { size: 0 })).code).toBe(500);
    await setParameter(server.database, 'sys.file.quotaPerUser', '12');
    expect((await begin(file)).code).toBe(200);
    expect(await begin(film(), {})).toEqual({
      code: 500,
      msg: '您上传的文件已达到每人 12 MB 的限额，请联系管理员',
    });
    await setParameter(server.database, 'sys.file.quotaPerUser', '1024');
    for (let number = 1; number < 20; number += 1) await idOf(film(1000));
    expect(await begin(film(1000))).toEqual({
      code: 500,
      msg: '您已有 20 个文件正在上传，请完成或取消后再试',
    });
  });

  it('leave nothing when they are given up, or forgotten for a day', async () => {
    const file = film();
    const id = await idOf(file);
    await putAll(id, file);
    expect(kept()).toBe(1);
    expect(await clerk.delete(`${url}/${id}`)).toMatchObject({ code: 200 });
    expect([kept(), await rows(), await counted()]).toEqual([0, 0, 0]);
    expect(await put(id, 1, chunksOf(file)[0]!)).toEqual(gone);
    expect(await finish(id, file)).toEqual(gone);

    const forgotten = await idOf(file);
    await later(DAY - 1000);
    await put(forgotten, 1, chunksOf(file)[0]!);
    await later(DAY - 1000);
    await sweep();
    expect(await numbersThere(forgotten)).toEqual([1]);
    now += 2000;
    await sweep();
    expect([kept(), await rows(), await counted()]).toEqual([0, 0, 0]);
    expect(await clerk.get(`${url}/${forgotten}`)).toEqual(gone);
  });

  it('wait for a record as other uploads do', async () => {
    const file = film(3000);
    const id = await idOf(file, { purpose: 'record' });
    await putAll(id, file);
    const { fileName } = await finish(id, file);
    expect((await (await server.admin()).raw('GET', fileName)).status).toBe(403);
    expect((await content(fileName)).equals(file)).toBe(true);
    await later(DAY - 1000);
    await sweep();
    expect((await content(fileName)).length).toBe(3000);
    now += 2000;
    await sweep();
    expect((await clerk.raw('GET', fileName)).status).toBe(404);
  });

  it('are begun anew when the storage lost what it had', async () => {
    const file = film();
    const id = await idOf(file);
    await putAll(id, file);
    if (s3) s3.multipart.clear();
    else {
      const [folder] = readdirSync(partsRoot());
      const [part] = readdirSync(path.join(partsRoot(), folder!));
      await writeFile(path.join(partsRoot(), folder!, part!), 'other bytes');
    }
    expect(await finish(id, file)).toEqual(gone);
    expect([kept(), await rows(), await counted()]).toEqual([0, 0, 0]);
  });

  it('go on when the storage can keep files again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const file = film();
    const id = await idOf(file);
    const [first] = chunksOf(file);
    if (s3) s3.trouble = 507;
    else await writeFile(partsRoot(), '').catch(() => blockFolders());
    expect((await put(id, 1, first!)).code).toBe(500);
    if (s3) s3.trouble = null;
    else await unblockFolders();
    expect(await numbersThere(id)).toEqual([]);
    await putAll(id, file);
    expect((await content((await finish(id, file)).fileName)).equals(file)).toBe(true);
    vi.restoreAllMocks();
  });
});

/** A file lies where the folder of the parts was. */
async function blockFolders(): Promise<void> {
  await rm(partsRoot(), { recursive: true });
  await writeFile(partsRoot(), '');
}
const unblockFolders = (): Promise<void> => rm(partsRoot());
