import DOMPurify from 'dompurify';

const options = { FORBID_TAGS: ['style', 'form'], FORBID_ATTR: ['style'] };

/** HTML of a page file, cleaned. */
export function CleanHtml({ html }: { html: string }) {
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, options) }} />;
}
