import { spoken } from '../locale/index.ts';

/**
 * Says that the session may stand in a cookie, and that it is a page of ours that asks: other sites
 * cannot send it.
 */
const ownPage = { 'X-Session': 'cookie' };

/** What every request carries. @param token if this front end keeps one itself */
export const sessionHeaders = (token: string | undefined): Record<string, string> => ({
  ...ownPage,
  'Accept-Language': spoken,
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});
