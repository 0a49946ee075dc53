/**
 * Large files in chunks: in any order, again, on any node, after a lost connection. The same in the
 * local folder and in an S3-compatible store.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as startNode, type RunningServer } from '../../../src/server/start.ts';
import { createClient, projectRoot } from '../support/index.ts';
import { chunksOf, film, gone, MiB, sha256, startedChunks, url } from './support/chunked.ts';

describe.each(['folder', 's3'] as const)('uploads in chunks, into the storage: %s', (storage) => {
  const chunks = startedChunks(storage);
  const { server, clerk, clock, later, begin, idOf, put, putAll, finish, numbersThere } = chunks;
  const { content, counted, kept, rows, sweep } = chunks;
  let node: RunningServer;
  beforeAll(async () => {
    const config = readConfig(server.env);
    node = await startNode({ config, root: projectRoot, now: clock, sweeps: false });
  });
  afterAll(() => node.close());

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
    await later(2 * 3_600_000);
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

  it('are one when they are begun several times at once, on two nodes', async () => {
    const file = film();
    const there = createClient(node.url);
    there.token = clerk.token;
    const begun = await Promise.all(
      [clerk, there, clerk, there, clerk, there].map((client) => begin(file, {}, client)),
    );
    expect(begun.map(({ code }) => code)).toEqual(begun.map(() => 200));
    const ids = new Set(begun.map(({ data }) => data.uploadId));
    expect([ids.size, await rows(), await counted()]).toEqual([1, 1, file.length]);
    // Only in a store is there anything before the first chunk.
    expect(kept()).toBe(storage === 's3' ? 1 : 0);
    const [id] = ids;
    await putAll(id, file);
    expect((await content((await finish(id, file)).fileName)).equals(file)).toBe(true);
    expect([await counted(), kept()]).toEqual([file.length, 0]);
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
});
