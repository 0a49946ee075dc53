/** How English puts sentences together. */
import type { Language } from './message.ts';

/** English by a look-up of its texts. */
export const english = (lookup: Language['lookup']): Language => ({
  tag: 'en-US',
  lookup,
  // IP, OK and the like keep their capitals.
  inside: (text) =>
    /^[A-Z](?![A-Z0-9])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
  separators: { items: ', ', clauses: '; ', parts: '' },
});
