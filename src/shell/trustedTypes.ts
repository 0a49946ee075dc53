/**
 * The policy under which texts become HTML: style rules of antd have no markup in them and pass,
 * markup passes only as DOMPurify hands it out (RETURN_TRUSTED_TYPE), or as the editor of formatted
 * texts serialised it from that. Anything else is refused by browsers that know Trusted Types.
 */

import { takeMarkup } from '../widgets/html/sanitised.ts';

/** What TypeScript's library does not know yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(text: string): string }): void;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<') && !takeMarkup(text))
      throw new TypeError('Markup that was not sanitised must not become HTML');
    return text;
  },
});
