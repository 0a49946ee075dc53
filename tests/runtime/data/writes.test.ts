import { describe, expect, it } from 'vitest';
import { plainHttp } from '../../../src/runtime/data/announcements.ts';
import { RequestPool } from '../../../src/runtime/data/pool.ts';
import { announceWrite, announcing, onWritten } from '../../../src/runtime/data/writes.ts';
import { onSignedInAgain, announceSignIn } from '../../../src/runtime/data/signedInAgain.ts';
import { FakeHttp, finished } from '../support.ts';
import { protocol } from '../../../src/protocol/index.ts';

describe('writes', () => {
  it('that succeeded are announced once, with their origin, also from a page inside a page', async () => {
    const http = new FakeHttp();
    const origin = {};
    const inside = announcing(announcing(http, protocol), protocol);
    const heard: unknown[] = [];
    const end = onWritten(http, (write) => heard.push(write));
    await inside.request({ url: '/system/notice/list' });
    await inside.request({ method: 'PUT', url: '/system/notice', origin });
    http.answer = () => Promise.reject(new Error('refused'));
    await expect(inside.request({ method: 'DELETE', url: '/system/notice/1' })).rejects.toThrow(
      'refused',
    );
    expect(heard).toEqual([{ method: 'PUT', url: '/system/notice', origin }]);
    expect((heard[0] as { origin: object }).origin).toBe(origin);
    expect(http.asked[1]).toEqual({ method: 'PUT', url: '/system/notice' });
    announceWrite(inside, { url: '/system/user/importData' });
    expect(heard).toHaveLength(2);
    end();
    http.answer = () => ({ code: 200, msg: '' });
    await inside.request({ method: 'POST', url: '/system/notice' });
    expect(heard).toHaveLength(2);
    expect(plainHttp(inside)).toBe(http);
  });

  it('make a shared request of their resource be sent again, and no other', async () => {
    const http = new FakeHttp();
    const pool = new RequestPool(http, protocol);
    pool.use({ url: '/system/user/profile' });
    pool.use({ url: '/system/role/list' });
    await finished();
    http.asked.length = 0;
    const end = pool.follow();
    announceWrite(http, { url: '/system/user/profile/updatePwd' });
    expect(http.asked).toMatchObject([{ url: '/system/user/profile' }]);
    end();
    announceWrite(http, { url: '/system/user/profile' });
    expect(http.asked).toHaveLength(1);
  });

  it('make what the block shows that they were started from be sent again, whatever its resource', async () => {
    const http = new FakeHttp();
    const pool = new RequestPool(http, protocol);
    const origin = {};
    pool.use({ url: '/system/role/list' }, origin);
    pool.use({ url: '/system/role/list' });
    pool.use({ url: '/system/dept/list' }, {});
    pool.follow();
    await finished();
    http.asked.length = 0;
    announceWrite(http, { url: '/monitor/cache', origin });
    expect(http.asked).toMatchObject([{ url: '/system/role/list' }]);
  });

  it('make neither the request of a block be sent that has left, nor one that nobody uses', async () => {
    const http = new FakeHttp();
    const pool = new RequestPool(http, protocol);
    const origin = {};
    pool.use({ url: '/system/role/list' }, origin)();
    const end = pool.use({ url: '/system/role/list' });
    pool.follow();
    await finished();
    announceWrite(http, { url: '/monitor/cache', origin });
    expect(http.asked).toHaveLength(1);
    end();
    await finished();
    announceWrite(http, { url: '/system/role' });
    expect(http.asked).toHaveLength(1);
  });

  it('in a page are followed by a sign-in over it: what had failed is sent again, and nothing else', async () => {
    const http = new FakeHttp();
    const pool = new RequestPool(http, protocol);
    pool.follow();
    http.answer = ({ url }) =>
      url === '/b' ? Promise.reject(new Error('off')) : { code: 200, msg: '' };
    pool.use({ url: '/a' });
    pool.use({ url: '/b' });
    await finished();
    http.asked.length = 0;
    announceSignIn(http);
    expect(http.asked).toMatchObject([{ url: '/b' }]);
  });

  it('is distinguished from a sign-in over pages that were kept, which all of them hear', () => {
    const http = new FakeHttp();
    const heard: string[] = [];
    const end = onSignedInAgain(announcing(http, protocol), () => heard.push('one'));
    onSignedInAgain(http, () => heard.push('other'));
    announceSignIn(http);
    end();
    announceSignIn(http);
    expect(heard).toEqual(['one', 'other', 'other']);
  });

  it.each([
    ['/system/notice', '/system/notice/list', true],
    ['/system/notice/3,4', '/system/notice/list', true],
    ['/system/role/authUser/selectAll', '/system/role/authUser/allocatedList', true],
    ['/system/user/changeStatus', '/system/user/list', true],
    ['/system/noticeboard', '/system/notice/list', false],
    ['/system/role', '/system/role/authUser/allocatedList', false],
  ])('%s concerns the list of %s: %s', (written, listed, expected) => {
    expect(protocol.resources.isAffected(listed, written)).toBe(expected);
  });
});
