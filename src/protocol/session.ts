/** How a client shows its session (docs/protocol/conventions.md#headers-of-requests). */

/**
 * Cookies of a browser: the token, or its greater part out of reach of scripts with the rest in the
 * mark, which the protocol lacks (docs/decisions/session-cookie.md).
 */
export const sessionCookieNames = { token: 'access_token', mark: 'access_mark' } as const;

/** Seconds for which the browser keeps them (docs/protocol/product.md: 604800000 ms). */
export const sessionSeconds = 604_800;

/** The cookie of the language that somebody chose (docs/protocol/product.md#states). */
export const languageCookie = 'lang';

/** What stands before the token in the header Authorization; it may be left out. */
export const tokenPrefix = 'Bearer ';

/**
 * The header by which our own front end says that its session is in the cookies. Pages of other
 * sites cannot send it; other servers read none.
 */
export const ownPage = { header: 'X-Session', value: 'cookie' } as const;
