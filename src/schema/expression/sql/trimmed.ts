import { quoted } from './value.ts';

/** What the language takes for blanks, at the ends of a text. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a' +
  '\u2028\u2029\u202f\u205f\u3000\ufeff';

/** The text without blanks at both ends. */
export const trimmed = (sql: string): string => `trim(${sql}, ${quoted(blanks)})`;
