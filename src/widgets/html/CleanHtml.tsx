import { useMemo, useRef } from 'react';
import { cleanHtml } from './clean.ts';
import './html.css';
import { useMissingPictures } from './useMissingPictures.ts';

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
  const place = useRef<HTMLDivElement>(null);
  useMissingPictures(place, clean);
  return <div ref={place} className="pl-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
