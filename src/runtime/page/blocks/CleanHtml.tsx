import DOMPurify from 'dompurify';

const options = { FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style'], RETURN_TRUSTED_TYPE: true };

/** HTML of a page file, cleaned. */
export function CleanHtml({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, options);
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
