import { exchange } from './en-US/exchange.ts';
import { files } from './en-US/files.ts';
import { maps } from './en-US/maps.ts';
import { pages } from './en-US/pages.ts';
import { people } from './en-US/people.ts';
import { records } from './en-US/records.ts';
import { requests } from './en-US/requests.ts';
import { signIn } from './en-US/sign-in.ts';

/**
 * What the server says by itself, in English, by its Chinese pattern ({0}, {1}, … are the values).
 */
export const enUS: Readonly<Record<string, string>> = {
  ...requests,
  ...signIn,
  ...people,
  ...records,
  ...exchange,
  ...files,
  ...maps,
  ...pages,
};
