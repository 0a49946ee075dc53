/**
 * Uploaded files, from the form to the browser (docs/protocol/system.md#own-account and files.md):
 * the same in the local folder and in an S3-compatible store.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startS3,
  startServer,
  type Answer,
  type Client,
  type S3Server,
  type TestServer,
} from '../support/index.ts';

describe.each(['folder', 's3'])('files in the storage: %s', (storage) => {
  let server: TestServer;
  let admin: Client;
  let s3: S3Server | null = null;
  beforeAll(async () => {
    s3 = storage === 's3' ? await startS3() : null;
    server = await startServer({ env: s3?.env });
    admin = await server.admin();
  });
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
  });

  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const png = bytes('\x89PNG\r\n\x1A\n picture');

  function form(
    field: string,
    ...files: [name: string, content: Uint8Array<ArrayBuffer>][]
  ): FormData {
    const data = new FormData();
    for (const [name, content] of files) data.append(field, new Blob([content]), name);
    return data;
  }
  const upload = (name: string, content: Uint8Array<ArrayBuffer>): Promise<Answer> =>
    admin.post('/common/upload', form('file', [name, content]));

  /** Names of all stored files, unfinished ones included. */
  function stored(): string[] {
    if (s3) return [...s3.objects.keys()];
    const root = path.join(server.env.DATA_DIR, 'profile');
    return existsSync(root)
      ? readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : [];
  }

  describe('uploading', () => {
    it('stores a file under a name nobody guesses, and tells it in every form', async () => {
      const answer = await upload('图 片.png', png);
      expect(answer).toMatchObject({
        code: 200,
        originalFilename: '图 片.png',
        fileName: expect.stringMatching(
          /^\/profile\/upload\/\d{4}\/\d\d\/\d\d\/图_片_[0-9a-f]{32}\.png$/,
        ),
      });
      expect(answer.url).toBe(server.url + answer.fileName);
      expect(answer.newFileName).toBe(path.posix.basename(answer.fileName));
      const again = await upload('图 片.png', png);
      expect(again.fileName).not.toBe(answer.fileName);
    });

    it('stores several at once', async () => {
      const answer = await admin.post(
        '/common/uploads',
        form('files', ['a.png', png], ['b.txt', bytes('text')]),
      );
      expect(answer).toMatchObject({ code: 200, originalFilenames: 'a.png,b.txt' });
      expect(
        [answer.urls, answer.fileNames, answer.newFileNames].map(
          (texts: string) => texts.split(',').length,
        ),
      ).toEqual([2, 2, 2]);
    });

    it('refuses by extension, by content, by name and by size, and keeps nothing', async () => {
      const before = stored().length;
      const page = bytes('<script>alert(1)</script>');
      expect((await upload('page.html', page)).msg).toBe(
        '文件[page.html]后缀[html]不正确，请上传[bmp, gif, jpg, jpeg, png, doc, docx, xls, xlsx, ' +
          'ppt, pptx, txt, rar, zip, gz, bz2, mp4, avi, rmvb, pdf]格式',
      );
      for (const name of [
        'drawing.svg',
        'page.png',
        'page.pdf',
        'page.png.html',
        'none',
        'page.jpg',
        'page.mp4',
      ])
        expect(await upload(name, page), name).toMatchObject({
          code: 500,
          msg: expect.stringContaining(`文件[${name}]后缀[`),
        });
      expect(await upload(`${'x'.repeat(97)}.png`, png)).toMatchObject({
        code: 500,
        msg: '上传的文件名最长100个字符',
      });
      const big = new Uint8Array(10 * 1024 * 1024 + 1);
      big.set(png);
      expect(await upload('big.png', big)).toMatchObject({
        code: 500,
        msg: 'Maximum upload size exceeded',
      });
      expect(
        await admin.post('/common/uploads', form('files', ['good.png', png], ['bad.png', page])),
      ).toMatchObject({ code: 500 });
      expect(await admin.post('/common/upload', form('other', ['a.png', png]))).toMatchObject({
        code: 500,
      });
      expect(stored()).toHaveLength(before);
    });

    it('never leaves its folder', async () => {
      const answer = await upload('../../../../outside.png', png);
      expect(answer.fileName).toMatch(
        /^\/profile\/upload\/\d{4}\/\d\d\/\d\d\/outside_[0-9a-f]{32}\.png$/,
      );
    });

    it('is for signed-in users', async () => {
      expect(
        await server.client().post('/common/upload', form('file', ['a.png', png])),
      ).toMatchObject({ code: 401 });
    });
  });

  describe('serving', () => {
    it.each(['', '/api'])(
      'shows pictures and saves the rest, in a sandbox, without sign-in (%s)',
      async (prefix) => {
        const picture = await fetch(
          server.url +
            prefix +
            (await upload('a.jpg', bytes('\xFF\xD8\xFF\xE0<script>alert(1)</script>'))).fileName,
        );
        expect(picture.headers.get('content-type')).toBe('image/jpeg');
        expect(picture.headers.get('content-disposition')).toBeNull();
        const polyglot = await fetch(
          server.url +
            prefix +
            (await upload('a.txt', bytes('<html><script>alert(1)</script>'))).fileName,
        );
        expect(polyglot.headers.get('content-type')).toBe('application/octet-stream');
        expect(polyglot.headers.get('content-disposition')).toBe(
          "attachment; filename=a.txt;filename*=utf-8''a.txt",
        );
        for (const response of [picture, polyglot]) {
          expect(response.headers.get('content-security-policy')).toBe(
            "sandbox; default-src 'none'",
          );
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        }
        expect(await polyglot.text()).toContain('<html>');
        for (const way of [
          '..%2fpageloom.sqlite',
          'upload/..%5c..%5cpageloom.sqlite',
          '%00',
          'upload',
          '.hidden',
        ]) {
          expect((await fetch(`${server.url}${prefix}/profile/${way}`)).status, way).not.toBe(200);
        }
      },
    );
  });

  describe('downloading', () => {
    it('gives a stored file to save', async () => {
      const { fileName, newFileName } = await upload('计划.png', png);
      const response = await admin.raw(
        'GET',
        `/common/download/resource?resource=${encodeURIComponent(fileName)}`,
      );
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('download-filename')).toBe(encodeURIComponent(newFileName));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-disposition')).toContain(
        `filename*=utf-8''${encodeURIComponent(newFileName)}`,
      );
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    });

    it('gives a file of the download folder under a new name, and removes it when told to', async () => {
      const root = path.join(server.env.DATA_DIR, 'profile', 'download');
      const put = (name: string) => {
        if (s3) s3.objects.set(`download/${name}`, Buffer.from('report'));
        else {
          mkdirSync(root, { recursive: true });
          writeFileSync(path.join(root, name), 'report');
        }
      };
      const get = async (name: string, remove: boolean) =>
        admin.raw('GET', `/common/download?fileName=${name}&delete=${remove}`);
      put('1a2b_report.txt');
      put('page.html');
      const kept = await get('1a2b_report.txt', false);
      expect(kept.headers.get('download-filename')).toMatch(/^\d{13}report\.txt$/);
      expect([
        await kept.text(),
        await (await get('1a2b_report.txt', true)).text(),
        await (await get('1a2b_report.txt', true)).text(),
      ]).toEqual(['report', 'report', '']);
      // What is refused is not removed either.
      expect(await (await get('page.html', true)).text()).toBe('');
      expect(stored()).toContain(s3 ? 'download/page.html' : 'page.html');
    });

    it.each([
      '/common/download/resource?resource=/profile/../pageloom.sqlite',
      '/common/download/resource?resource=/etc/passwd',
      '/common/download/resource?resource=/profile/upload/none.png',
      '/common/download?fileName=../pageloom.sqlite&delete=true',
      '/common/download?fileName=none.txt&delete=true',
    ])('answers nothing to %s', async (way) => {
      const response = await admin.raw('GET', way);
      expect([response.status, await response.text()]).toEqual([200, '']);
    });
  });

  describe('the own picture', () => {
    it('replaces the old one, whose file goes', async () => {
      const first = await admin.post(
        '/system/user/profile/avatar',
        form('avatarfile', ['me.png', png]),
      );
      expect(first).toMatchObject({
        code: 200,
        imgUrl: expect.stringMatching(/^\/profile\/avatar\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}\.png$/),
      });
      const second = await admin.post(
        '/system/user/profile/avatar',
        form('avatarfile', ['me.gif', bytes('GIF89a')]),
      );
      expect((await fetch(server.url + second.imgUrl)).headers.get('content-type')).toBe(
        'image/gif',
      );
      expect((await fetch(server.url + first.imgUrl)).status).toBe(404);
      expect((await admin.get('/getInfo')).user.avatar).toBe(second.imgUrl);
    });

    it('is a picture', async () => {
      expect(
        await admin.post(
          '/system/user/profile/avatar',
          form('avatarfile', ['me.pdf', bytes('%PDF-1.7')]),
        ),
      ).toMatchObject({
        code: 500,
        msg: '文件[me.pdf]后缀[pdf]不正确，请上传[bmp, gif, jpg, jpeg, png]格式',
      });
      expect(await admin.post('/system/user/profile/avatar', form('other'))).toMatchObject({
        code: 500,
        msg: '上传图片异常，请联系管理员',
      });
    });
  });
});
