import { homePath, loginPath, isOpenPath } from './paths.ts';

/** Where a signed-out visitor of an address is sent; null: the address is open to all. */
export function signInAddress(path: string, search: string): string | null {
  if (isOpenPath(path)) return null;
  const address = `${path}${search}`;
  return address === '/' ? loginPath : `${loginPath}?redirect=${encodeURIComponent(address)}`;
}

/** Where to go after signing in: the address asked for, if it is one of this application. */
export function addressAfterSignIn(redirect: string | null): string {
  // A path of ours only: no other origin, no protocol-relative address, not the sign-in page again.
  if (!redirect || !/^\/(?![/\\])/.test(redirect)) return homePath;
  const path = redirect.replace(/\?.*/s, '');
  return path === '/' || path.startsWith('/user/') ? homePath : redirect;
}
