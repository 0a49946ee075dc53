/** What uploaded pictures are stored as, and who may see files. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Client, makeUser, setParameter } from '../support/index.ts';
import { bytes, form, png, startedUploads } from './support/uploads.ts';

const { server, admin, upload } = startedUploads('folder');

const setting = (key: string, value: string) => setParameter(server.database, key, value);
beforeEach(() => setting('sys.file.access', 'public'));

const jpeg = bytes('\xFF\xD8\xFF\xE0');
const avatar = (name: string, content: typeof png): Promise<Answer> =>
  admin.post('/system/user/profile/avatar', form('avatarfile', [name, content]));

describe('pictures', () => {
  it('are stored as what they are, not as they are called', async () => {
    const { imgUrl } = await avatar('a.jpg', png);
    expect(imgUrl).toMatch(/\.png$/);
    expect((await fetch(server.url + imgUrl)).headers.get('content-type')).toBe('image/png');
    const answer = await upload('holiday.gif', png);
    expect(answer).toMatchObject({
      code: 200,
      originalFilename: 'holiday.gif',
      newFileName: expect.stringMatching(/^holiday_[0-9a-f]{32}\.png$/),
    });
    expect((await avatar('a.jpeg', jpeg)).imgUrl).toMatch(/\.jpeg$/);
    expect((await avatar('a.png', bytes('%PDF-1.7'))).code).toBe(500);
  });
});

describe('stored files', () => {
  const status = async (file: string, client?: Client): Promise<number> =>
    (
      await fetch(server.url + file, {
        headers: client ? { authorization: `Bearer ${client.token}` } : {},
      })
    ).status;

  it('are for everybody, for people signed in, or for a permission, by a parameter', async () => {
    const own = await makeUser(server.database, 'reader');
    const reader = await server.signIn('reader', own.password);
    const { password } = await makeUser(server.database, 'viewer', {
      permissions: ['system:notice:list'],
    });
    const viewer = await server.signIn('viewer', password);
    const { fileName } = await reader.post('/common/upload', form('file', ['a.png', png]));
    const all = async (): Promise<number[]> => [
      await status(fileName),
      await status(fileName, reader),
      await status(fileName, viewer),
      await status(fileName, admin),
    ];
    expect(await all()).toEqual([200, 200, 200, 200]);
    await setting('sys.file.access', 'session');
    expect(await all()).toEqual([401, 200, 200, 200]);
    await setting('sys.file.access', 'system:notice:list');
    expect(await all()).toEqual([401, 403, 200, 200]);
    expect(
      await (await reader.raw('GET', `/common/download/resource?resource=${fileName}`)).json(),
    ).toMatchObject({ code: 403 });
    expect(
      (await viewer.raw('GET', `/common/download/resource?resource=${fileName}`)).headers.get(
        'content-type',
      ),
    ).toBe('application/octet-stream');
  });
});
