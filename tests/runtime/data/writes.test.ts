import { describe, expect, it } from 'vitest';
import { keyOfRequest, RequestPool } from '../../../src/runtime/data/pool.ts';
import {
  announceWrite,
  announcing,
  concerns,
  onWritten,
  plainHttp,
} from '../../../src/runtime/data/writes.ts';
import { onSignedInAgain, announceSignIn } from '../../../src/runtime/data/signedInAgain.ts';
import { FakeHttp, finished } from '../support.ts';

describe('writes', () => {
  it('that succeeded are announced once, with what they were started from, also through a page inside a page', async () => {
    const http = new FakeHttp();
    const origin = {};
    const inside = announcing(announcing(http));
    const heard: unknown[] = [];
    const end = onWritten(http, (write) => heard.push(write));
    await inside.request({ url: '/system/notice/list' });
    await inside.request({ method: 'PUT', url: '/system/notice', origin });
    http.answer = () => Promise.reject(new Error('refused'));
    await expect(inside.request({ method: 'DELETE', url: '/system/notice/1' })).rejects.toThrow(
      'refused',
    );
    expect(heard).toEqual([{ url: '/system/notice', origin }]);
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
    const pool = new RequestPool(http);
    pool.use(keyOfRequest({ url: '/system/user/profile' }));
    pool.use(keyOfRequest({ url: '/system/role/list' }));
    await finished();
    http.asked.length = 0;
    pool.invalidate('/system/user/profile/updatePwd');
    expect(http.asked).toMatchObject([{ url: '/system/user/profile' }]);
  });

  it('is told apart from a sign-in over pages that were kept, which all of them hear', () => {
    const http = new FakeHttp();
    const heard: string[] = [];
    const end = onSignedInAgain(announcing(http), () => heard.push('one'));
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
    expect(concerns(written, listed)).toBe(expected);
  });
});
