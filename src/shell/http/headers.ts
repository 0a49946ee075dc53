import { spoken } from '../locale/index.ts';
import { ownPage, tokenPrefix } from '../../protocol/session.ts';

/** What every request carries. @param token if this front end keeps one itself */
export const sessionHeaders = (token: string | undefined): Record<string, string> => ({
  [ownPage.header]: ownPage.value,
  'Accept-Language': spoken,
  ...(token !== undefined && { Authorization: tokenPrefix + token }),
});
