import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** Styles would reach beyond the text and forms could ask for secrets; ids and names could hide members of the document. */
const options = { FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'], FORBID_ATTR: ['style', 'id', 'name'], RETURN_TRUSTED_TYPE: true as const };

/** HTML that people wrote, cleaned. */
export function CleanHtml({ html }: { html: string }) {
  const clean = useMemo(() => DOMPurify.sanitize(html, options), [html]);
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
