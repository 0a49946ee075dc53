import { describe, expect, it } from 'vitest';
import { announcing, concerns, onWritten, plainHttp } from '../../../src/runtime/data/writes.ts';
import { onSignedInAgain, announceSignIn } from '../../../src/runtime/data/signedInAgain.ts';
import { FakeHttp } from '../support.ts';

describe('writes told to the other pages', () => {
  it('are those that succeeded, with the page they came from, also through a page inside a page', async () => {
    const http = new FakeHttp();
    const [outer, inner] = [{}, {}];
    const inside = announcing(announcing(http, outer), inner);
    const heard: unknown[] = [];
    const end = onWritten(http, (url, from) => heard.push([url, from === inner]));
    await inside.request({ url: '/system/notice/list' });
    await inside.request({ method: 'PUT', url: '/system/notice' });
    http.answer = () => Promise.reject(new Error('refused'));
    await expect(inside.request({ method: 'DELETE', url: '/system/notice/1' })).rejects.toThrow(
      'refused',
    );
    expect(heard).toEqual([['/system/notice', true]]);
    end();
    http.answer = () => ({ code: 200, msg: '' });
    await inside.request({ method: 'POST', url: '/system/notice' });
    expect(heard).toHaveLength(1);
    expect(plainHttp(inside)).toBe(http);
  });

  it('is told apart from a sign-in over pages that were kept, which all of them hear', () => {
    const http = new FakeHttp();
    const heard: string[] = [];
    const end = onSignedInAgain(announcing(http, {}), () => heard.push('one'));
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
