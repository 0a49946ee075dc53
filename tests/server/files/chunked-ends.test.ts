/**
 * Large files in chunks: what is wrong is refused, and nothing is left of what is given up. The
 * same in the local folder and in an S3-compatible store.
 */
import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setParameter } from '../support/index.ts';
import {
  altered,
  chunksOf,
  damaged,
  DAY,
  film,
  gone,
  MiB,
  sha256,
  startedChunks,
  url,
} from './support/chunked.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(['folder', 's3'] as const)('uploads in chunks, into the storage: %s', (storage) => {
  const chunks = startedChunks(storage);
  const { server, s3, clerk, later, begin, idOf, put, putAll, finish, numbersThere } = chunks;
  const { content, counted, kept, rows, sweep, partsRoot } = chunks;

  /** A file lies where the folder of the parts was. */
  async function blockFolders(): Promise<void> {
    await rm(partsRoot(), { recursive: true, force: true });
    await writeFile(partsRoot(), '');
  }

  it('are refused with another content than was announced', async () => {
    const file = film();
    const id = await idOf(file);
    const [first, second] = chunksOf(file) as [Buffer, Buffer];
    const other = altered(second);
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
    const other = altered(second);
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
    await later(2000);
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
    await later(2000);
    await sweep();
    expect((await clerk.raw('GET', fileName)).status).toBe(404);
  });

  it('are begun anew when the storage lost what it had', async () => {
    const file = film();
    const id = await idOf(file);
    await putAll(id, file);
    const store = s3();
    if (store) store.multipart.clear();
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
    const store = s3();
    if (store) store.trouble = 507;
    else await blockFolders();
    expect((await put(id, 1, first!)).code).toBe(500);
    if (store) store.trouble = null;
    else await rm(partsRoot());
    expect(await numbersThere(id)).toEqual([]);
    await putAll(id, file);
    expect((await content((await finish(id, file)).fileName)).equals(file)).toBe(true);
  });
});
