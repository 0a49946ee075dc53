import { localKeys, readJson, writeJson } from './storage.ts';
import { languageCookie, sessionCookieNames, sessionSeconds } from '../../protocol/session.ts';

/**
 * Languages of the application; the first is the default and the fallback
 * (docs/protocol/product.md#limits).
 */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

const localeSeconds = 31_536_000;
/**
 * The same choice in local storage (docs/protocol/product.md#names-and-defaults, stored UI
 * preferences): it outlasts cleared cookies.
 */
const localeStored = 'app_language';

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || undefined : undefined;
}

/** The chosen language (docs/protocol/product.md#states: the cookie `lang`). */
export function readLocale(): Locale {
  const chosen = readCookie(languageCookie) ?? readJson(localKeys, localeStored);
  return locales.find((locale) => locale === chosen) ?? locales[0];
}

export function writeLocale(locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${localeSeconds}; SameSite=Lax`;
  writeJson(localKeys, localeStored, locale);
}

/** The token that this front end keeps itself: that of a server which does not set the cookie. */
export const readToken = (): string | undefined => readCookie(sessionCookieNames.token);

/**
 * Names the session of this browser, and opens nothing: another sign-in has another. Our own server
 * keeps the rest of the token in a cookie that scripts cannot read; without this part the session
 * is over here.
 */
export const readMark = (): string | undefined =>
  readCookie(sessionCookieNames.mark) ?? readToken();

/**
 * Stores the token for seven days; undefined removes it. Either way a session of the server's own
 * cookie is over here.
 */
export function writeToken(token: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = token === undefined ? 0 : sessionSeconds;
  const { mark, token: name } = sessionCookieNames;
  document.cookie = `${mark}=; Path=/; Max-Age=0; SameSite=Strict${secure}`;
  document.cookie = `${name}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
