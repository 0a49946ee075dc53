import { useMemo } from 'react';
import { cleanHtml } from './clean.ts';
import './html.css';

/** HTML that people wrote, cleaned. */
export function CleanHtml({ html }: { html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
