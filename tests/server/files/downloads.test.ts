/**
 * Files that are given to be saved, and the own picture (docs/protocol/system.md#own-account and
 * files.md): the same in the local folder and in an S3-compatible store.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPLACED_TIME } from '../../../src/server/files/owned-files.ts';
import { bytes, form, png, startedUploads } from './support/uploads.ts';

describe.each(['folder', 's3'] as const)('files in the storage: %s', (storage) => {
  const { server, admin, s3, upload, stored, sweep } = startedUploads(storage);

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

    it('gives a file of the download folder under a new name, and removes it when asked to', async () => {
      const root = path.join(server.env.DATA_DIR, 'profile', 'download');
      const put = (name: string) => {
        const store = s3();
        if (store) store.objects.set(`download/${name}`, Buffer.from('report'));
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
      expect(stored()).toContain(s3() ? 'download/page.html' : 'page.html');
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
    it('replaces the old one, which a backup may still name, and whose file goes later', async () => {
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
      expect((await fetch(server.url + first.imgUrl)).status).toBe(200);
      await sweep(Date.now());
      expect((await fetch(server.url + first.imgUrl)).status).toBe(200);
      await sweep(Date.now() + REPLACED_TIME);
      expect((await fetch(server.url + first.imgUrl)).status).toBe(404);
      expect((await fetch(server.url + second.imgUrl)).status).toBe(200);
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
