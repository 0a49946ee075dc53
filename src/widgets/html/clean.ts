import DOMPurify from 'dompurify';
import { allowedEmbeds } from './embeds.ts';
import { attributes, forcedAttributes, judgeAttribute, tags } from '../../schema/richText/index.ts';

/** The same elements and attributes that the server stores (src/schema/richText). */
const options = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  ALLOW_ARIA_ATTR: false,
};

// A second instance would need a second policy of trusted types; others that clean are content with
// these rules.
DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
  const verdict = judgeAttribute(
    { tag: node.nodeName.toLowerCase(), name: data.attrName, value: data.attrValue },
    { embeds: allowedEmbeds() },
  );
  if ('value' in verdict) data.attrValue = verdict.value;
  else data.keepAttr = false;
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  const attribs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(
    forcedAttributes(node.nodeName.toLowerCase(), attribs),
  ))
    node.setAttribute(name, value);
});

/** Looks at elements before their attributes are judged, while one text is cleaned. */
let prepare: ((element: Element) => void) | undefined;
DOMPurify.addHook('beforeSanitizeAttributes', (node) => {
  if (node.nodeType === 1) prepare?.(node);
});

/**
 * HTML that people wrote, cleaned, to be handed to React.
 * @param only the elements that stay, without attributes; default: all that texts may have
 */
export const cleanHtml = (html: string, only?: readonly string[]) =>
  DOMPurify.sanitize(html, {
    ...options,
    ...(only && { ALLOWED_TAGS: [...only], ALLOWED_ATTR: [] }),
    RETURN_TRUSTED_TYPE: true,
  });

/** The words of HTML, read by a parser that runs and loads nothing. */
export const wordsOf = (html: string): string =>
  DOMPurify.sanitize(html, { RETURN_DOM: true }).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/**
 * The same as nodes of a document that loads and runs nothing.
 * @param reading gets each element with the attributes that it came with
 */
export function cleanFragment(
  html: string,
  reading?: (element: Element) => void,
): DocumentFragment {
  prepare = reading;
  try {
    return DOMPurify.sanitize(html, { ...options, RETURN_DOM_FRAGMENT: true });
  } finally {
    prepare = undefined;
  }
}
