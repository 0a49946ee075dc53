import { describe, expect, it } from 'vitest';
import { addressAfterSignIn, signInAddress } from '../../src/shell/routing/redirect.ts';

describe('the way to the sign-in page and back', () => {
  it('leaves the open pages alone and remembers any other address with its query', () => {
    expect(signInAddress('/user/login', '')).toBeNull();
    expect(signInAddress('/user/register', '?a=1')).toBeNull();
    expect(signInAddress('/', '')).toBe('/user/login');
    expect(signInAddress('/system/post', '?pageNum=2&postName=经理')).toBe(
      '/user/login?redirect=%2Fsystem%2Fpost%3FpageNum%3D2%26postName%3D%E7%BB%8F%E7%90%86',
    );
  });

  it('returns to exactly that address', () => {
    const expected = '/system/post?pageNum=2&q=a%26b';
    const query = new URLSearchParams(
      signInAddress('/system/post', '?pageNum=2&q=a%26b')!.split('?')[1],
    );
    expect(addressAfterSignIn(query.get('redirect'))).toBe(expected);
  });

  it('goes home for anything that is no page of ours', () => {
    for (const redirect of [
      null,
      '',
      '/',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/user/login',
      '/user/register?x',
    ]) {
      expect(addressAfterSignIn(redirect), String(redirect)).toBe('/index');
    }
  });
});
