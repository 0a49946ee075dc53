import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { allowedEmbeds } from './embeds.ts';
import { attributes, forcedAttributes, judgeAttribute, tags } from '../../schema/richText/index.ts';
import './html.css';

/** The same elements and attributes that the server stores (src/schema/richText). */
const options = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: [...attributes],
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
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

/** HTML that people wrote, cleaned. */
export function CleanHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, options), [html]);
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
