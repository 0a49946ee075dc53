import { useMemo } from 'react';
import { cleanHtml } from './clean.ts';
import './html.css';

interface Props {
  html: string;
  /** The only elements that stay; default: all that formatted texts may have. The same array. */
  only?: readonly string[];
}

/**
 * HTML that people or another server wrote, cleaned: the one place of the application where text
 * becomes markup.
 */
export function CleanHtml({ html, only }: Props) {
  const clean = useMemo(() => cleanHtml(html, only), [html, only]);
  return <div className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
