/** Name and lifetime of the session token's cookie (spec.md 3 and 4: 604800000 ms). */
export const tokenCookie = 'access_token';
const tokenSeconds = 604_800;

export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${tokenCookie}=`));
  return pair ? decodeURIComponent(pair.slice(tokenCookie.length + 1)) || undefined : undefined;
}

/** Stores the token for seven days; undefined removes it. */
export function writeToken(token: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = token === undefined ? 0 : tokenSeconds;
  document.cookie = `${tokenCookie}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
