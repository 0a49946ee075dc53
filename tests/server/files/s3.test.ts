/**
 * What is special about files in an S3-compatible store; files.test.ts holds what all storages
 * share.
 */
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openStorage } from '../../../src/server/files/open-storage.ts';
import { createS3Client } from '../../../src/server/files/s3/client.ts';
import { s3Storage } from '../../../src/server/files/s3/storage.ts';
import {
  startS3,
  startServer,
  type Client,
  type S3Server,
  type TestServer,
} from '../support/index.ts';

let s3: S3Server;
let server: TestServer;
let admin: Client;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer({ env: s3.env });
  admin = await server.admin();
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});
afterEach(() => {
  s3.trouble = null;
  vi.restoreAllMocks();
});

const unavailable = { code: 500, msg: '文件存储暂时不可用，请稍后再试' };
const upload = (name = 'a.txt', content = 'text') => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return admin.post('/common/upload', form);
};
const open = (change: Record<string, string> = {}) =>
  openStorage(readConfig({ DATA_DIR: tmpdir(), ...s3.env, ...change }));

describe('a store', () => {
  it('gets keys with signs of every kind, and gives the same bytes back', async () => {
    const storage = await open();
    for (const key of ["upload/图_片 (1)+%20'!*~&=@$,;.png", `upload/${'长'.repeat(60)}.txt`]) {
      const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
      await storage.write(
        key,
        (async function* chunks() {
          for (let at = 0; at < content.length; at += 70_000)
            yield content.subarray(at, at + 70_000);
        })(),
      );
      expect(s3.objects.get(key)?.equals(content), key).toBe(true);
      const file = await storage.read(key, 512);
      expect([file?.size, file?.head]).toEqual([content.length, content.subarray(0, 512)]);
      expect(Buffer.concat(await file!.stream.toArray()).equals(content), key).toBe(true);
      await storage.remove(key);
      await storage.remove(key);
      expect([s3.objects.has(key), await storage.read(key, 512)], key).toEqual([false, null]);
    }
    expect(await storage.read(`upload/${'长'.repeat(400)}.txt`, 512)).toBeNull();
  });

  it('never sees an upload whose source fails', async () => {
    const storage = await open();
    const before = s3.answered.length;
    await expect(
      storage.write(
        'upload/half.txt',
        (async function* chunks() {
          yield Buffer.from('half');
          throw new Error('the client went away');
        })(),
      ),
    ).rejects.toThrow('the client went away');
    expect(s3.answered).toHaveLength(before);
  });

  it('is freed when a reader goes away before the end', async () => {
    const storage = await open();
    await storage.write(
      'upload/long.txt',
      (async function* chunks() {
        yield Buffer.alloc(4_000_000, 1);
      })(),
    );
    const file = await storage.read('upload/long.txt', 512);
    file!.stream.destroy();
    await once(file!.stream, 'close');
    expect((await storage.read('upload/long.txt', 512))?.size).toBe(4_000_000);
  });
});

describe('a store in trouble', () => {
  it('is asked again when it asks for patience, then reported in one sentence', async () => {
    const { fileName } = await upload();
    s3.trouble = 503;
    const before = s3.answered.length;
    expect(await upload()).toEqual(unavailable);
    expect(s3.answered.slice(before)).toEqual(['PUT 503', 'PUT 503', 'PUT 503']);
    const away = await fetch(server.url + fileName);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    s3.trouble = null;
    expect(await (await fetch(server.url + fileName)).text()).toBe('text');
  });

  it('does not hide a file that is there behind a missing bucket', async () => {
    const storage = await open();
    s3.trouble = 403;
    await expect(storage.read('upload/a.txt', 512)).rejects.toThrow(unavailable.msg);
    await expect(storage.remove('upload/a.txt')).rejects.toThrow(unavailable.msg);
  });

  it('is not waited for without end', async () => {
    const storage = s3Storage(createS3Client(readConfig(s3.env).s3!), tmpdir(), {
      answer: 100,
      upload: 100,
    });
    s3.trouble = 'silence';
    await expect(storage.read('upload/a.txt', 512)).rejects.toThrow(unavailable.msg);
    await expect(storage.remove('upload/a.txt')).rejects.toThrow(unavailable.msg);
    await expect(
      storage.write(
        'upload/a.txt',
        (async function* chunks() {
          yield Buffer.from('text');
        })(),
      ),
    ).rejects.toThrow(unavailable.msg);
  });

  it('keeps nothing else from working, or is down from the start', async () => {
    const other = await startS3();
    const node = await startServer({ env: other.env });
    try {
      await other.stop();
      const client = await node.admin();
      const form = new FormData();
      form.append('file', new Blob(['text']), 'a.txt');
      expect(await client.post('/common/upload', form)).toEqual(unavailable);
      expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
      expect((await fetch(`${node.url}/profile/upload/none.txt`)).status).toBe(503);
    } finally {
      await node.stop();
    }
  });
});

describe('starting', () => {
  it('refuses a bucket that cannot be used, in one sentence without secrets', async () => {
    for (const [change, reported] of [
      [{ S3_SECRET_ACCESS_KEY: 'wrong-secret' }, 'S3_ACCESS_KEY_ID'],
      [{ S3_ACCESS_KEY_ID: 'NOBODY' }, 'S3_ACCESS_KEY_ID'],
      [{ S3_BUCKET: 'elsewhere' }, 'none of that name'],
      [{ S3_REGION: 'moon-1' }, 'cannot be used'],
    ] as const) {
      const message = await open(change).then(
        () => 'opened',
        (error: Error) => error.message,
      );
      expect(message).toContain(reported);
      expect(message).not.toMatch(/wrong-secret|\n/);
    }
  });

  it('goes on while the store is down, and says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    const text = said.mock.calls.flat().join();
    expect(text).toContain(
      'The bucket loom-files (S3_BUCKET) at http://127.0.0.1:9 does not answer (',
    );
    expect(text).toContain('): files can be neither stored nor read until it does.');
  });
});

describe('the settings', () => {
  const base = { S3_BUCKET: 'b-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('have defaults for AWS, and path style elsewhere', () => {
    const all = { bucket: 'b-1', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(base).s3).toEqual({
      ...all,
      region: 'us-east-1',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      forcePathStyle: false,
    });
    expect(readConfig({ ...base, S3_ENDPOINT: 'https://store/', S3_REGION: 'cn-1' }).s3).toEqual({
      ...all,
      region: 'cn-1',
      endpoint: 'https://store',
      forcePathStyle: true,
    });
    expect(
      readConfig({ ...base, S3_ENDPOINT: 'https://store', S3_FORCE_PATH_STYLE: 'false' }).s3,
    ).toMatchObject({ forcePathStyle: false });
  });

  it('are refused half-set or wrong, all at once', () => {
    const reasons = [
      'S3_ENDPOINT must be a URL',
      'S3_BUCKET must be a bucket name',
      'S3_FORCE_PATH_STYLE must be one of',
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    ];
    // All in one line, in whatever order.
    const all = new RegExp(`^${reasons.map((reason) => `(?=.*${reason})`).join('')}[^\\n]*$`);
    expect(() =>
      readConfig({ S3_ENDPOINT: 'store:9000', S3_BUCKET: 'No_Bucket', S3_FORCE_PATH_STYLE: 'yes' }),
    ).toThrow(all);
  });
});
