import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../src/runtime/host.ts';
import { fileUrl } from '../../src/shell/fileUrl.ts';
import { routeAt } from '../../src/shell/routing/pages.ts';
import { continued, fetchSession } from '../../src/shell/session/fetchSession.ts';
import type { Envelope } from '../../src/protocol/codes.ts';
import type { ApiHttp } from '../../src/shell/http/client.ts';

const user = { userId: 7, userName: 'reader', avatar: '' };
const post = {
  path: '/system',
  component: 'Layout',
  children: [{ path: 'post', component: 'system/post/index', meta: { title: '岗位管理' } }],
};

/** A server that knows one person and one page. */
function server(info: Partial<Envelope>): { http: ApiHttp; asked: HttpRequest[] } {
  const asked: HttpRequest[] = [];
  const request = async (options: HttpRequest): Promise<Envelope> => {
    asked.push(options);
    return options.url === '/getInfo'
      ? { code: 200, msg: '', user, ...info }
      : { code: 200, msg: '', data: [post] };
  };
  return { http: { request, download: () => Promise.reject(new Error('not used')) }, asked };
}

describe('who is signed in', () => {
  it('has the roles and permissions that the server sends, and the pages of its menu', async () => {
    const { http, asked } = server({ roles: ['common'], permissions: ['system:post:list'] });
    const session = await fetchSession(http);
    expect(session.viewer).toMatchObject({
      userId: 7,
      nickName: 'reader',
      roles: ['common'],
      permissions: ['system:post:list'],
    });
    expect(routeAt(session.findPage, '/system/post')).toBeDefined();
    expect(asked).toEqual([
      { url: '/getInfo', quiet: true },
      { url: '/getRouters', quiet: true },
    ]);
  });

  it.each([[{ roles: [] }], [{}]])('has ROLE_DEFAULT without roles: %j', async (info) => {
    const { viewer } = await fetchSession(server(info).http);
    expect(viewer).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] });
  });

  it('sees no menu while the password has to be changed', async () => {
    const session = await fetchSession(server({ isPasswordChangeRequired: true }).http);
    expect(session).toMatchObject({ restricted: true, menu: [] });
    expect(routeAt(session.findPage, '/system/post')).toBeUndefined();
  });

  it('is the same viewer after signing in again, unless something about them has changed', async () => {
    const sessionOf = (permissions: string[]) => fetchSession(server({ permissions }).http);
    const before = await sessionOf(['a']);
    expect(continued(before, await sessionOf(['a'])).viewer).toBe(before.viewer);
    expect(continued(before, await sessionOf(['a', 'b'])).viewer).not.toBe(before.viewer);
    expect(continued(null, before)).toBe(before);
  });

  it('has a picture below the API, unless it lies elsewhere', () => {
    expect(['/profile/a.png', 'profile/a.png', 'https://a.example/b.png'].map(fileUrl)).toEqual([
      '/api/profile/a.png',
      '/api/profile/a.png',
      'https://a.example/b.png',
    ]);
  });

  it('has no picture where its path is longer than an address may be, as it is sent', () => {
    const data = `data:image/png;base64,${'a'.repeat(5000)}`;
    expect(fileUrl('a'.repeat(2000))).toBe(`/api/${'a'.repeat(2000)}`);
    expect(fileUrl('a'.repeat(2001))).toBeUndefined();
    expect(fileUrl(`https://a.example/${'b'.repeat(2000)}`)).toBeUndefined();
    expect(fileUrl('图'.repeat(222))).toBeDefined();
    expect(fileUrl('图'.repeat(223))).toBeUndefined();
    expect(fileUrl(data)).toBe(data);
  });
});
