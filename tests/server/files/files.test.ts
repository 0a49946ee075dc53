/**
 * Uploaded files, from the form to the browser (docs/protocol/system.md#own-account and files.md):
 * the same in the local folder and in an S3-compatible store.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytes, form, png, startedUploads } from './support/uploads.ts';

describe.each(['folder', 's3'] as const)('files in the storage: %s', (storage) => {
  const { server, admin, upload, stored } = startedUploads(storage);

  describe('uploading', () => {
    it('stores a file under a name nobody guesses, and answers it in every form', async () => {
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

    it('plays films in parts, as they are looked at', async () => {
      const film = bytes(`\0\0\0\x18ftypmp42${'x'.repeat(5000)}end`);
      const { fileName } = await upload('a.mp4', film);
      const part = async (range?: string) => {
        const answer = await fetch(server.url + fileName, { headers: range ? { range } : {} });
        return {
          status: answer.status,
          range: answer.headers.get('content-range'),
          text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
        };
      };
      const whole = await fetch(server.url + fileName);
      expect(whole.headers.get('content-type')).toBe('video/mp4');
      expect(whole.headers.get('accept-ranges')).toBe('bytes');
      expect(whole.headers.get('content-disposition')).toContain('attachment');
      expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(film))).toBe(true);
      const size = film.length;
      const answers = {
        'bytes=4-7': { status: 206, range: `bytes 4-7/${size}`, text: 'ftyp' },
        'bytes=-3': { status: 206, range: `bytes ${size - 3}-${size - 1}/${size}`, text: 'end' },
        [`bytes=${size - 2}-`]: {
          status: 206,
          range: `bytes ${size - 2}-${size - 1}/${size}`,
          text: 'nd',
        },
        [`bytes=${size}-`]: { status: 416, range: `bytes */${size}`, text: '' },
      };
      for (const [range, expected] of Object.entries(answers))
        expect(await part(range), range).toEqual(expected);
      for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=7-4'])
        expect(await part(range), range).toMatchObject({ status: 200, range: null });
      const { fileName: text } = await upload('a.txt', bytes('0123456789'));
      const other = await fetch(server.url + text, { headers: { range: 'bytes=0-1' } });
      expect([other.status, await other.text()]).toEqual([200, '0123456789']);
    });
  });
});
